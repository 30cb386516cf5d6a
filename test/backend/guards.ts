import type { Ctx } from './context.ts';
import { AppError } from './context.ts';
import { isText } from './parse.ts';
import type { PlanRow } from './types.ts';

/** The validator's sentences for a text (contract §0): required, then at least so many characters. */
export function needText(value: unknown, field: string, least = 0): string {
  if (value === null) throw new AppError(`${field} must be a \`string\` type`);
  if (!isText(value) || value === '') throw new AppError(`${field} is a required field`);
  if (value.length < least) throw new AppError(`${field} must be at least ${least} characters`);
  return value;
}

/** A text that has a code of its own when it is short; empty ones are refused by the validator first. */
export function needCoded(value: unknown, field: string, least: number, code: string): string {
  const text = needText(value, field);
  if (text.length < least) throw new AppError(code);
  return text;
}

/** The plan's limit as the server words it; a company without a plan breaks (500). */
export function planLimit(ctx: Ctx, companyId: number, key: 'users' | 'connections' | 'queues', used: number): void {
  const company = ctx.store.companies.get(companyId);
  const plan: PlanRow | undefined = ctx.store.plans.get(company?.planId);
  if (!plan) throw new Error('the company has no plan');
  const words = { users: 'usuários', connections: 'conexões', queues: 'filas' };
  if (used >= plan[key]) throw new AppError(`Número máximo de ${words[key]} já alcançado: ${plan[key]}`);
}

/** Values of a body that were sent, absent ones left out: an absent key stays as it is. */
export function given<Row extends object>(
  input: Record<string, unknown>,
  read: { [Key in keyof Row]?: (value: unknown) => Row[Key] },
): Partial<Row> {
  const patch: Partial<Row> = {};
  for (const key in read) {
    const reader = read[key];
    if (reader && input[key] !== undefined) patch[key] = reader(input[key]);
  }
  return patch;
}

/** A text column that may be null. */
export const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);
