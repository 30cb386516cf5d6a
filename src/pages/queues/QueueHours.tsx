import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { WorkingHoursField } from '@/features/working-hours/WorkingHoursField';
import { useTranslation } from '@/i18n/useTranslation';
import type { QueueValues } from './queueValues';

/** The hours of a queue; without its message for those outside of them the bot checks none (DAY-44). */
export function QueueHours() {
  const { t } = useTranslation();
  const { outOfHoursMessage } = useFormikContext<QueueValues>().values;
  return (
    <>
      {outOfHoursMessage.trim() === '' && (
        <Alert severity="warning" role="note">
          {t('queueModal.form.hoursUnused')}
        </Alert>
      )}
      <WorkingHoursField name="schedules" />
    </>
  );
}
