import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { settingsQuery } from '@/api/settings';
import { TabStrip } from '@/components/layout/TabStrip';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { HoursTab } from './HoursTab';
import { OptionsTab } from './options/OptionsTab';
import { tabLabels, tabOf, tabPath, tabsFor } from './settingsTabs';

// The super user's; nobody else fetches their code.
const companiesTab = lazyPart(async () => (await import('./companies/CompaniesTab')).CompaniesTab);
const plansTab = lazyPart(async () => (await import('./plans/PlansTab')).PlansTab);
const helpsTab = lazyPart(async () => (await import('./helps/HelpsTab')).HelpsTab);

/** The settings of a company and, for the super user, of the product; the tab is part of the address (O-01, B-27). */
export function SettingsPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [params] = useSearchParams();
  const base = useId();
  const { data: settings } = useQuery(settingsQuery());
  const [writing, setWriting] = useState(false);

  const counts = settings?.['scheduleType'] === 'company';
  const asked = params.get('tab');
  // What someone writes in the hours stays, even when a colleague has just switched them off (B-04).
  const hours = counts || (writing && asked === 'schedules');
  const tabs = tabsFor({ hours, superUser: user.super === true });
  const tab = tabOf(asked, tabs);

  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          px: { xs: 1.5, sm: 2, md: 3 },
          pt: { xs: 1.5, sm: 2.5 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h1" sx={{ minHeight: { sm: 32 } }}>
          {t('settings.title')}
        </Typography>
        <TabStrip
          value={tab}
          label={t('settings.title')}
          scrollable
          tabs={tabs.map((id) => ({
            value: id,
            label: t(tabLabels[id]),
            to: tabPath(id),
            id: `${base}-${id}`,
            ...(id === tab && { panelId: `${base}-panel` }),
          }))}
          sx={{ mt: 0.5, ml: -1, gap: 1 }}
        />
      </Box>
      <Box
        key={tab}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${tab}`}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        {tab === 'options' && <OptionsTab />}
        {tab === 'schedules' && <HoursTab unused={!counts} onDirty={setWriting} />}
        {tab === 'companies' && <companiesTab.Component />}
        {tab === 'plans' && <plansTab.Component />}
        {tab === 'helps' && <helpsTab.Component />}
      </Box>
    </Box>
  );
}
