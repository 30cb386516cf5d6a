import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { companyPlan, type PlanFlags } from '@/api/companies';
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
  const { data, isError, isFetching, refetch } = useQuery(companyPlan(user.companyId));
  const [today] = useState(Date.now);
  // A further attempt begins as if nothing had been tried: what is offered would go and come again.
  const [everFailed, setEverFailed] = useState(false);
  if (isError && !everFailed) setEverFailed(true);
  const failed = everFailed && !data;
  const retrying = failed && isFetching;
  const value = useMemo(() => {
    const due = data?.dueDate ? Date.parse(data.dueDate) : Number.NaN;
    return {
      flags: data ? (data.plan ?? nothing) : null,
      failed,
      retry: () => void refetch(),
      retrying,
      dueDate: formatDueDate(data?.dueDate) || stored,
      daysLeft: Number.isNaN(due) ? null : Math.round((due - today) / 86_400_000),
    };
  }, [data, failed, retrying, refetch, stored, today]);
  return <PlanContext value={value}>{children}</PlanContext>;
}
