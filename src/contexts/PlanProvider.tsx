import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { companyPlan } from '@/api/companies';
import { formatDueDate } from '@/lib/dueDate';
import { useSession } from './AuthContext';
import { PlanContext } from './PlanContext';

/** What the company's plan allows; the stored due date stands in until the plan has been read. */
export function PlanProvider({ children }: { children: ReactNode }) {
  const { user, dueDate: stored } = useSession();
  const { data } = useQuery(companyPlan(user.companyId));
  const [today] = useState(Date.now);
  const value = useMemo(() => {
    const due = data?.dueDate ? Date.parse(data.dueDate) : Number.NaN;
    return {
      flags: data?.plan ?? null,
      dueDate: formatDueDate(data?.dueDate) || stored,
      daysLeft: Number.isNaN(due) ? null : Math.round((due - today) / 86_400_000),
    };
  }, [data, stored, today]);
  return <PlanContext value={value}>{children}</PlanContext>;
}
