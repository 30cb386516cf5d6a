import { readJson, writeJson } from '@/browser/storage';
import { isString } from '@/lib/guards';

const kept = 12;

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

const keyOf = (userId: number): string => `palette:${userId}`;

/** What a person chose in the palette on this browser, the last one first: ids alone, no names. */
export const recentChoices = (userId: number): readonly string[] => readJson(keyOf(userId), isIds) ?? [];

/** Puts a choice in front. */
export function rememberChoice(userId: number, id: string): void {
  writeJson(keyOf(userId), [id, ...recentChoices(userId).filter((old) => old !== id)].slice(0, kept));
}
