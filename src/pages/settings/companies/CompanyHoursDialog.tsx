import { useQuery } from '@tanstack/react-query';
import { object } from 'yup';
import { companyKeys, getCompanyHours, type Company } from '@/api/companies';
import { FormDialog } from '@/forms/FormDialog';
import { WorkingHoursField } from '@/features/working-hours/WorkingHoursField';
import { hoursSchema, weekOf } from '@/features/working-hours/workingHours';
import { useTranslation } from '@/i18n/useTranslation';
import { useSaveHours } from '../useSaveHours';

const schema = object({ schedules: hoursSchema() });

interface CompanyHoursDialogProps {
  open: boolean;
  company: Company;
  /** Counts openings: each reads the hours afresh. */
  turn: number;
  onClose: () => void;
}

/** Working hours of any company, for the super user (OC-08). */
export function CompanyHoursDialog({ open, company, turn, onClose }: CompanyHoursDialogProps) {
  const { t } = useTranslation();
  const save = useSaveHours(company.id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...companyKeys.hours(company.id), 'form', turn],
    queryFn: ({ signal }) => getCompanyHours(company.id, signal),
    enabled: open,
    staleTime: Infinity,
    gcTime: 0,
  });

  return (
    <FormDialog
      open={open}
      title={t('settings.company.hours.title', { name: company.name })}
      initial={{ schedules: weekOf(data) }}
      stored
      schema={schema}
      loading={data === undefined}
      failed={error && !isFetching ? { error, onRetry: () => void refetch() } : null}
      onSubmit={save}
      onClose={onClose}
    >
      <WorkingHoursField name="schedules" />
    </FormDialog>
  );
}
