import { readJson, writeJson } from '@/browser/storage';
import { isRecord } from '@/lib/guards';

interface Person {
  id: number;
  companyId: number;
}

/** How often each quick answer was taken, by its id. */
export type AnswerUses = Readonly<Record<string, unknown>>;

const keyOf = ({ companyId, id }: Person): string => `quickAnswerUses:${companyId}:${id}`;

/** What a person has taken on this browser (DAY-9). */
export const answerUses = (person: Person): AnswerUses => readJson(keyOf(person), isRecord) ?? {};

export const usesOf = (uses: AnswerUses, id: number): number => Number(uses[id]) || 0;

/** Counts one more, with what other tabs have counted. @returns all of them */
export function countUse(person: Person, id: number): AnswerUses {
  const before = answerUses(person);
  const uses = { ...before, [id]: usesOf(before, id) + 1 };
  writeJson(keyOf(person), uses);
  return uses;
}
