import { publicHttp } from './http';

/** Days a new company may look around before it pays (contract 1.3). */
export const TRIAL_DAYS = 3;

const dayMs = 86_400_000;

export interface SignupInput {
  name: string;
  email: string;
  /** Digits, or empty. */
  phone: string;
  password: string;
  /** Null where no plan could be offered. */
  planId: number | null;
}

/** When the trial of somebody who signs up now ends. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * dayMs);

/**
 * POST /companies/cadastro, public (Z-03): the company with its admin, who has the company's name, e-mail and
 * password. A taken e-mail answers 500 after the company was stored (contract 1.3).
 */
export async function signUp({ planId, phone, ...input }: SignupInput, now: Date): Promise<void> {
  await publicHttp.post('/companies/cadastro', {
    ...input,
    ...(phone === '' ? {} : { phone }),
    ...(planId === null ? {} : { planId }),
    recurrence: 'MENSAL',
    dueDate: trialEnd(now).toISOString(),
    status: true,
    campaignsEnabled: true,
  });
}
