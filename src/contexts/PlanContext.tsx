import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { companyPlan, type PlanFlags } from '@/api/companies';
import { formatDueDate } from '@/lib/dates';
import { useSession } from './AuthContext';

export interface PlanValue {
  /** Null until the plan is known. */
  flags: PlanFlags | null;
  /** dd/MM/yyyy, empty when unknown. */
  dueDate: string;
  /** Days from today to the due date, null when unknown. */
  daysLeft: number | null;
}

const PlanContext = createContext<PlanValue>({ flags: null, dueDate: '', daysLeft: null });

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

/** Plan flags and due date of the company. */
export const usePlan = (): PlanValue => use(PlanContext);
