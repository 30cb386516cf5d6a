import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { settingsQuery } from '@/api/settings';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { useTranslation } from '@/i18n/useTranslation';
import { LoadFailure } from '../LoadFailure';
import { TabBody } from '../TabBody';
import { PaymentToken } from './PaymentToken';
import { SettingRow } from './SettingRow';
import { settingSections } from './settingRows';

const card = { m: 0, p: 0, listStyle: 'none', bgcolor: 'background.paper', border: 1, borderColor: 'divider' } as const;

function Section({ title, children }: { title: string; children: (titleId: string) => ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children(id)}
    </section>
  );
}

/** The company's options, each saved by itself (O-02 to O-11). */
export function OptionsTab() {
  const { t } = useTranslation();
  const query = useQuery(settingsQuery());

  return (
    <TabBody>
      <PageState
        state={stateOfQuery(query)}
        skeleton={<RowsSkeleton rows={8} height={60} avatar={false} />}
        failed={<LoadFailure error={query.error} onRetry={() => query.refetch()} />}
        empty={null}
      >
        {settingSections.map(({ id, title, settings }) => (
          <Section key={id} title={t(title)}>
            {(titleId) => (
              <Box component="ul" aria-labelledby={titleId} sx={{ ...card, borderRadius: 'var(--radius-card)' }}>
                {settings.map((setting) => (
                  <SettingRow key={setting.key} setting={setting} />
                ))}
              </Box>
            )}
          </Section>
        ))}
        <Section title={t('settings.options.sections.payments')}>
          {() => (
            <Box sx={{ ...card, borderRadius: 'var(--radius-card)' }}>
              <PaymentToken />
            </Box>
          )}
        </Section>
      </PageState>
    </TabBody>
  );
}
