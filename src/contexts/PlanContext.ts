import { createContext, use } from 'react';
import type { PlanFlags } from '@/api/companies';

export interface PlanValue {
  /** Null until the plan is known. */
  flags: PlanFlags | null;
  /** It could not be read, and stays so until it could. */
  failed: boolean;
  retry: () => Promise<unknown>;
  /** dd/MM/yyyy, empty when unknown. */
  dueDate: string;
  /** Days from today to the due date, null when unknown. */
  daysLeft: number | null;
}

export const PlanContext = createContext<PlanValue>({
  flags: null,
  failed: false,
  retry: () => Promise.resolve(),
  dueDate: '',
  daysLeft: null,
});

/** Plan flags and due date of the company. */
export const usePlan = (): PlanValue => use(PlanContext);

/**
 * Whether what hangs on a flag of the plan is offered (R-15, REAL-16): null until that is known, and nothing is offered
 * that might go again; where the plan cannot be read nothing is taken away.
 */
export function useInPlan(flag: keyof PlanFlags): boolean | null {
  const { flags, failed } = usePlan();
  return flags?.[flag] ?? (failed || null);
}
