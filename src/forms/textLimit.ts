import { createContext, use } from 'react';
import type { AnyObjectSchema } from 'yup';

/** The rules of the form around; null where it has none. */
export const SchemaContext = createContext<AnyObjectSchema | null>(null);

/** As much of a limit as may be used before a field says how much is left. */
const near = 0.8;

/** The most letters that a schema allows in a field of its own; null where it names no limit. */
export function longestOf(schema: AnyObjectSchema | null, name: string): number | null {
  const rule = schema?.fields[name];
  if (!rule || !('describe' in rule)) return null;
  const { type, ...rest } = rule.describe();
  const tests = type === 'string' && 'tests' in rest ? rest.tests : [];
  const longest = tests.find((test) => test.name === 'max')?.params?.['max'];
  return typeof longest === 'number' && longest < Number.MAX_SAFE_INTEGER ? longest : null;
}

/**
 * How many letters a text has and may have, told while it is written and before it is too long (DAY-56).
 * @param limit null: there is none
 * @returns null far from the limit
 */
export function usedOf(text: string, limit: number | null): { used: number; limit: number } | null {
  const used = text.trim().length;
  return limit !== null && used > 0 && used >= limit * near ? { used, limit } : null;
}

/** The same of a field in a form around it; null also where its rules name no limit. */
export function useTextLimit(name: string, value: unknown): ReturnType<typeof usedOf> {
  const schema = use(SchemaContext);
  return typeof value === 'string' && value.trim() !== '' ? usedOf(value, longestOf(schema, name)) : null;
}
