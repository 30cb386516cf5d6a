import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { object } from 'yup';
import { companyHours } from '@/api/companies';
import { Banner } from '@/components/feedback/Banner';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { useSession } from '@/contexts/AuthContext';
import { PageForm } from '@/forms/PageForm';
import { WorkingHoursField } from '@/features/working-hours/WorkingHoursField';
import { hoursSchema, weekOf } from '@/features/working-hours/workingHours';
import { useTranslation } from '@/i18n/useTranslation';
import { LoadFailure } from './LoadFailure';
import { TabBody } from './TabBody';
import { useSaveHours } from './useSaveHours';

const schema = object({ schedules: hoursSchema() });

interface HoursTabProps {
  /** Hours of the company no longer count, while someone still writes them. */
  unused: boolean;
  onDirty: (dirty: boolean) => void;
}

/** Working hours of the company by weekday (O-12, I-10). */
export function HoursTab({ unused, onDirty }: HoursTabProps) {
  const { t } = useTranslation();
  const { companyId } = useSession().user;
  const save = useSaveHours(companyId);
  const query = useQuery(companyHours(companyId));

  return (
    <TabBody>
      {unused && <Banner severity="warning" icon={<Clock />} text={t('settings.schedules.unused')} />}
      <PageState
        state={stateOfQuery(query)}
        skeleton={<RowsSkeleton rows={7} height={48} avatar={false} />}
        failed={<LoadFailure error={query.error} onRetry={() => query.refetch()} />}
        empty={null}
      >
        <Box
          sx={{
            p: 2,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius-card)',
          }}
        >
          <PageForm
            place="company-hours"
            label={t('settings.tabs.schedules')}
            initial={{ schedules: weekOf(query.data) }}
            schema={schema}
            onSubmit={save}
            onDirty={onDirty}
          >
            <WorkingHoursField name="schedules" />
          </PageForm>
        </Box>
      </PageState>
    </TabBody>
  );
}
