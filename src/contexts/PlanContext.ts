import { createContext, use } from 'react';
import type { PlanFlags } from '@/api/companies';

export interface PlanValue {
  /** Null until the plan is known. */
  flags: PlanFlags | null;
  /** It could not be read. */
  failed: boolean;
  retry: () => void;
  /** dd/MM/yyyy, empty when unknown. */
  dueDate: string;
  /** Days from today to the due date, null when unknown. */
  daysLeft: number | null;
}

export const PlanContext = createContext<PlanValue>({
  flags: null,
  failed: false,
  retry: () => undefined,
  dueDate: '',
  daysLeft: null,
});

/** Plan flags and due date of the company. */
export const usePlan = (): PlanValue => use(PlanContext);
