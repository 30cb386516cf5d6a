import { object } from 'yup';
import { companyKeys, getCompanyHours, type Company } from '@/api/companies';
import { FormDialog } from '@/forms/FormDialog';
import { useFormRecord } from '@/forms/useFormRecord';
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
  const { data, failed } = useFormRecord(
    [...companyKeys.hours(company.id), 'form', turn],
    (signal) => getCompanyHours(company.id, signal),
    open,
  );

  return (
    <FormDialog
      open={open}
      place={`company-hours-${company.id}`}
      title={t('settings.company.hours.title', { name: company.name })}
      initial={{ schedules: weekOf(data) }}
      stored
      schema={schema}
      loading={data === undefined}
      failed={failed}
      onSubmit={save}
      onClose={onClose}
    >
      <WorkingHoursField name="schedules" />
    </FormDialog>
  );
}
