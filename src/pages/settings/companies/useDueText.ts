import { useTranslation } from '@/i18n/useTranslation';

/** How far a due date is away, in words; the login lets nobody in from the day itself on (OC-02, S-03). */
export function useDueText(): (days: number | null) => string {
  const { t } = useTranslation();
  return (days) => {
    if (days === null) return t('settings.company.due.noDate');
    if (days === 0) return t('settings.company.due.today');
    return days > 0
      ? t('settings.company.due.left', { count: days })
      : t('settings.company.due.past', { count: -days });
  };
}
