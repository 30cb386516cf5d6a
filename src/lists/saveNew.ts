import { failureStatus, toFailure } from '@/api/errors';
import { readAgain } from '@/api/readAgain';
import type { HasId, RecordApi } from '@/api/rest';
import type { Attempt, Attempts } from '@/forms/keptForm';
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
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile));

interface FindSaved<Row extends HasId, Input, Detail extends HasId> {
  api: Pick<RecordApi<Row, never, Detail>, 'list' | 'get'>;
  /** The field by whose text the server's search finds the record. */
  foundBy: keyof Input & string;
  /** Conditions without which the server lists nothing. */
  filters?: ListFilters | undefined;
  sent: Input;
  last: Pick<Attempt<never>, 'id' | 'unkept'>;
  /** What would be sent for a record as it is stored. */
  asSent: (record: Row | Detail) => Input;
  /** Fields that the server never tells, or sets itself. */
  notKept?: readonly string[] | undefined;
}

/** The record of an id, null where it is gone: a colleague may have deleted it. */
async function readIfThere<Detail>(get: (id: number) => Promise<Detail>, id: number): Promise<Detail | null> {
  try {
    return await readAgain(() => get(id));
  } catch (error) {
    if (failureStatus(error) === 404) return null;
    throw error;
  }
}

/**
 * Looks for a new record whose save has not come to its end, by its id where that is known (DAY-34).
 * @returns the newest that holds what was sent, or null
 * @throws where the list or the record cannot be read
 */
export async function findSaved<Row extends HasId, Input, Detail extends HasId>(
  wanted: FindSaved<Row, Input, Detail>,
): Promise<Row | Detail | null> {
  const { api, foundBy, filters, sent, last, asSent, notKept = [] } = wanted;
  const { get } = api;
  if (get && last.id !== null) return readIfThere(get, last.id);
  const text = String(sent[foundBy]).trim();
  const searchParam = [...text].slice(0, searchLength).join('').trim();
  if (searchParam === '') return null;
  const { rows } = await readAgain(() => api.list({ searchParam, pageNumber: 1, ...(filters && { filters }) }));
  const candidates = rows
    .filter((row) => written(Reflect.get(row, foundBy)) === text)
    .toSorted((one, other) => other.id - one.id)
    .slice(0, mostCandidates);
  const records = await Promise.all(candidates.map(async (row) => (get ? readAgain(() => get(row.id)) : row)));
  return records.find((record) => isLike(sent, asSent(record), [...notKept, ...last.unkept])) ?? null;
}

/** Tells that the record is made, before the whole of a save has come to its end; null: that it is gone again. */
export type OnMade = (id: number | null) => void;

/**
 * Saves a new record. Unknown is not failed: where the answer to an attempt was lost, or the page was left meanwhile, the
 * record may be there, so the next attempt asks for it first; one that was made in part is completed (DAY-34).
 * @param find looks for what an earlier attempt has made
 * @param save makes it, or changes what is there
 */
export async function saveNew<Values, Saved extends HasId, Answer>(
  values: Values,
  attempts: Attempts<Values>,
  find: (last: Attempt<Values>) => Promise<Saved | null>,
  save: (there: Saved | null, onMade: OnMade) => Promise<Answer>,
): Promise<Saved | Answer> {
  const last = attempts.last();
  const there = last && (await find(last));
  // Not everybody who may make one may change it.
  if (there && last.id === null && isSame(last.values, values) && !holdsFile(values)) return there;
  // Before it goes out: the page may not live to see the answer.
  attempts.keep({ values, id: there?.id ?? null });
  let before: Attempt<Values> | null = last;
  const onMade: OnMade = (id) => {
    before = { values, unkept: [], id };
    attempts.keep(before);
  };
  try {
    return await save(there, onMade);
  } catch (error) {
    const isRefused = !['network', 'cancelled'].includes(toFailure(error).kind);
    if (isRefused) attempts.keep(before);
    throw error;
  }
}
