import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companyKeys, saveCompanyHours } from '@/api/companies';
import type { WorkingDay } from '@/api/queues';
import { notify } from '@/components/feedback/notify';
import { hoursToSend } from '@/features/working-hours/workingHours';
import { useTranslation } from '@/i18n/useTranslation';

/** Stores the hours of a company; what is on screen follows the answer (O-12, OC-08, B-10). */
export function useSaveHours(companyId: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (schedules: readonly WorkingDay[]) => saveCompanyHours(companyId, hoursToSend(schedules)),
    onSuccess: (saved) => {
      client.setQueryData(companyKeys.hours(companyId), saved);
      notify.success(t('settings.schedulesUpdated'));
    },
  });
  return mutateAsync;
}
