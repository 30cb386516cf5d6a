import { useRef } from 'react';
import { isNetworkFailure } from '@/api/errors';
import { readAgain } from '@/api/readAgain';
import type { HasId, RecordApi } from '@/api/rest';
import { isSame } from '@/forms/mergeRecord';
import { isRecord } from '@/lib/guards';
import type { ListFilters } from './useRecordList';

/** As much of a text as a search is asked for: some are long, and the address of a call is not. */
const searchLength = 60;

/** More than these are seldom alike, and each is a call. */
const mostCandidates = 5;

const written = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : (value ?? ''));

/** Switches and lists are left out: the server may set or complete them. */
const identifies = (value: unknown): boolean => ['string', 'number'].includes(typeof value) || value === null;

/**
 * Whether one and the other are the same record as far as texts, times and ids tell.
 * @param notKept fields that the server never tells, or sets itself
 */
function isLike(sent: unknown, found: unknown, notKept: readonly string[]): boolean {
  if (!isRecord(sent) || !isRecord(found)) return false;
  return Object.entries(sent).every(
    ([name, value]) =>
      notKept.includes(name) || !identifies(value) || !(name in found) || isSame(written(value), written(found[name])),
  );
}

/** Whether a file stands somewhere in what a form holds. */
export const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile));

interface FindSaved<Row extends HasId, Input, Detail extends HasId> {
  api: Pick<RecordApi<Row, never, Detail>, 'list' | 'get'>;
  /** The field by whose text the server's search finds the record. */
  foundBy: keyof Input & string;
  /** Conditions without which the server lists nothing. */
  filters?: ListFilters | undefined;
  sent: Input;
  /** What would be sent for a record as it is stored. */
  asSent: (record: Row | Detail) => Input;
  /** Fields that the server never tells, or sets itself. */
  notKept?: readonly string[] | undefined;
}

/**
 * Looks for a new record whose save was not answered (DAY-34).
 * @returns the newest that holds what was sent, or null
 * @throws where the list or the record cannot be read
 */
export async function findSaved<Row extends HasId, Input, Detail extends HasId>(
  wanted: FindSaved<Row, Input, Detail>,
): Promise<Row | Detail | null> {
  const { api, foundBy, filters, sent, asSent, notKept = [] } = wanted;
  const text = String(sent[foundBy]).trim();
  const searchParam = [...text].slice(0, searchLength).join('').trim();
  if (searchParam === '') return null;
  const { rows } = await readAgain(() => api.list({ searchParam, pageNumber: 1, ...(filters && { filters }) }));
  const { get } = api;
  const candidates = rows
    .filter((row) => written(Reflect.get(row, foundBy)) === text)
    .toSorted((one, other) => other.id - one.id)
    .slice(0, mostCandidates);
  const records = await Promise.all(candidates.map(async (row) => (get ? readAgain(() => get(row.id)) : row)));
  return records.find((record) => isLike(sent, asSent(record), notKept)) ?? null;
}

/**
 * For a form that makes a new record: unknown is not failed. Where the answer to a save was lost the record may be there,
 * so the next attempt asks for it first (DAY-34).
 * @param turn counts the openings of the form; nothing of one is known in the next
 * @param find looks for what was sent
 */
export function useUnsureSave<Values, Saved>(turn: number, find: (sent: Values) => Promise<Saved | null>) {
  const unsure = useRef<{ turn: number; values: Values } | null>(null);
  return {
    /** What an earlier attempt has made, and what it was made of; null where none has. */
    arrived: async (): Promise<{ record: Saved; values: Values } | null> => {
      const { current } = unsure;
      if (current?.turn !== turn) return null;
      const record = await find(current.values);
      return record && { record, values: current.values };
    },
    /** Saves, and remembers what nobody knows of. */
    attempt: async <Answer>(values: Values, save: () => Promise<Answer>): Promise<Answer> => {
      try {
        return await save();
      } catch (error) {
        if (isNetworkFailure(error)) unsure.current = { turn, values };
        throw error;
      }
    },
  };
}
