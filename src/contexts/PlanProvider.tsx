import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { companyPlan, type PlanFlags } from '@/api/companies';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { everyHalfMinute } from '@/components/hooks/sharedTicker';
import { formatDueDate } from '@/lib/dueDate';
import { useSession } from './AuthContext';
import { PlanContext } from './PlanContext';

/** A company without a plan may use nothing that a plan switches on (contract back-office 18). */
const nothing: PlanFlags = {
  useCampaigns: false,
  useSchedules: false,
  useInternalChat: false,
  useExternalApi: false,
  useKanban: false,
  useOpenAi: false,
  useIntegrations: false,
};

const hourMs = 3_600_000;

/** When this hour began: a page that stays open for days does not count them from its first one. */
const thisHour = (): number => Math.floor(Date.now() / hourMs) * hourMs;

/** What the company's plan allows; the stored due date stands in until the plan has been read. */
export function PlanProvider({ children }: { children: ReactNode }) {
  const { user, dueDate: stored } = useSession();
  const query = useQuery(companyPlan(user.companyId));
  const { data, refetch } = query;
  const now = useSyncExternalStore(everyHalfMinute, thisHour);
  const failed = hasFailed(query);
  const value = useMemo(() => {
    const due = data?.dueDate ? Date.parse(data.dueDate) : Number.NaN;
    return {
      flags: data ? (data.plan ?? nothing) : null,
      failed,
      retry: () => refetch(),
      dueDate: formatDueDate(data?.dueDate) || stored,
      daysLeft: Number.isNaN(due) ? null : Math.round((due - now) / (24 * hourMs)),
    };
  }, [data, failed, refetch, stored, now]);
  return <PlanContext value={value}>{children}</PlanContext>;
}
