import { hashKey, type QueryKey } from '@tanstack/react-query';

export interface HasId {
  id: number;
}

/** A record into a list: merged over the known one, since events carry fewer relations; an unknown one goes on top. */
export function upsertRecord<T extends HasId>(records: readonly T[], record: T): T[] {
  return records.some(({ id }) => id === record.id)
    ? records.map((old) => (old.id === record.id ? { ...old, ...record } : old))
    : [record, ...records];
}

/** Ids of deletions are sometimes text (contract 4.5). */
export const removeRecord = <T extends HasId>(records: readonly T[], id: number | string): T[] =>
  records.filter((record) => record.id !== Number(id));

export const sameKey = (a: QueryKey, b: QueryKey): boolean => hashKey(a) === hashKey(b);
