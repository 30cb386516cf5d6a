import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companyKeys, getCompanyHours, saveCompanyHours } from '@/api/companies';
import type { WorkingDay } from '@/api/queues';
import { readAgain } from '@/api/readAgain';
import { notify } from '@/components/feedback/notify';
import { toldTexts, useMeanwhile } from '@/forms/useMeanwhile';
import { hoursToSend, mergeDays, weekOf } from '@/features/working-hours/workingHours';
import { useTranslation } from '@/i18n/useTranslation';

export interface HoursValues {
  schedules: WorkingDay[];
}

/**
 * Stores the hours of a company, unless others have changed them since the form opened (PUB-11); what is on screen
 * follows the answer (O-12, OC-08, B-10).
 */
export function useSaveHours(companyId: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const toChanges = useMeanwhile<HoursValues>(toldTexts, { schedules: mergeDays });
  const { mutateAsync } = useMutation({
    mutationFn: async (form: { values: HoursValues; opened: HoursValues }) => {
      const now = { schedules: weekOf(await readAgain(() => getCompanyHours(companyId))) };
      const { schedules } = { ...now, ...toChanges({ ...form, now }) };
      return saveCompanyHours(companyId, hoursToSend(schedules));
    },
    onSuccess: (saved) => {
      client.setQueryData(companyKeys.hours(companyId), saved);
      notify.success(t('settings.schedulesUpdated'));
    },
  });
  return (values: HoursValues, opened: HoursValues) => mutateAsync({ values, opened });
}
