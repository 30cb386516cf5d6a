import { isString } from '@/lib/guards';
import { readJson, writeJson } from './storage';

/** Where something is chosen again and again. */
type Chooser = 'palette' | 'transfer';

const kept = 12;

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

const keyOf = (chooser: Chooser, userId: number): string => `${chooser}:${userId}`;

/** What a person chose there on this browser, the last one first: ids alone, no names. */
export const recentChoices = (chooser: Chooser, userId: number): readonly string[] =>
  readJson(keyOf(chooser, userId), isIds) ?? [];

/** Puts a choice in front. */
export function rememberChoice(chooser: Chooser, userId: number, id: string): void {
  const old = recentChoices(chooser, userId).filter((one) => one !== id);
  writeJson(keyOf(chooser, userId), [id, ...old].slice(0, kept));
}
