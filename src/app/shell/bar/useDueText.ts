import { useSession } from '@/contexts/AuthContext';
import { usePlan } from '@/contexts/PlanContext';
import { useTranslation } from '@/i18n/useTranslation';

/** From so few days on the due date is a warning (design, "App bar"). */
const soonDays = 5;

interface DueText {
  text: string;
  soon: boolean;
}

/** Until when the company may use the app, for its admins (H-03); null for others and while nobody knows. */
export function useDueText(): DueText | null {
  const { t } = useTranslation();
  const { user } = useSession();
  const { dueDate: date, daysLeft } = usePlan();
  if (user.profile !== 'admin' || !date) return null;
  if (daysLeft === null || daysLeft > soonDays) {
    return { text: t('mainDrawer.appBar.greeting.active', { date }), soon: false };
  }
  if (daysLeft <= 0) return { text: t('mainDrawer.appBar.greeting.activeLast', { date }), soon: true };
  return { text: t('mainDrawer.appBar.greeting.activeSoon', { date, count: daysLeft }), soon: true };
}
