import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { companyPlan, type PlanFlags } from '@/api/companies';
import { hasFailed } from '@/components/feedback/stateOfQuery';
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

/** What the company's plan allows; the stored due date stands in until the plan has been read. */
export function PlanProvider({ children }: { children: ReactNode }) {
  const { user, dueDate: stored } = useSession();
  const query = useQuery(companyPlan(user.companyId));
  const { data, refetch } = query;
  const [today] = useState(Date.now);
  const failed = hasFailed(query);
  const value = useMemo(() => {
    const due = data?.dueDate ? Date.parse(data.dueDate) : Number.NaN;
    return {
      flags: data ? (data.plan ?? nothing) : null,
      failed,
      retry: () => refetch(),
      dueDate: formatDueDate(data?.dueDate) || stored,
      daysLeft: Number.isNaN(due) ? null : Math.round((due - today) / 86_400_000),
    };
  }, [data, failed, refetch, stored, today]);
  return <PlanContext value={value}>{children}</PlanContext>;
}
