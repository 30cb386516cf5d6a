import { createContext, use, useEffect } from 'react';
import { getSession } from '@/api/session';
import { parseJson, readTabText, removeTabKey, writeTabText } from '@/browser/storage';
import { isRecord } from '@/lib/guards';
import { fits, keptOf } from './keptContent';

/** What was made of one field, and what it was before. */
interface KeptField {
  value: unknown;
  opened: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

export type KeptFields = Readonly<Record<string, KeptField>>;

const isKept = (value: unknown): value is KeptFields =>
  isRecord(value) && Object.values(value).every((field) => isRecord(field) && 'value' in field && 'opened' in field);

/** An attempt to save a new record that has not come to its end. */
export interface Attempt<Values> {
  /** What the form held. */
  values: Values;
  /** Names of what was not kept of them over a reload. */
  unkept: readonly string[];
  /** Of the record, where it is known to have been made. */
  id: number | null;
}

/** The attempts to save a new record, of which the last is kept as long as what is written (DAY-34). */
export interface Attempts<Values> {
  last: () => Attempt<Values> | null;
  keep: (attempt: Pick<Attempt<Values>, 'values' | 'id'> | null) => void;
}

/** What a form hands to its save. */
export interface Submitted<Values> {
  values: Values;
  /** What it opened with. */
  opened: Values;
  attempts: Attempts<Values>;
}

/** Of a form that is not kept. */
export const noAttempts = { last: () => null, keep: () => undefined };

const isAttempt = (value: unknown): value is { values: Fields; id: number | null } =>
  isRecord(value) && isRecord(value['values']) && (value['id'] === null || typeof value['id'] === 'number');

/** What a form keeps of what is written in it. */
export interface KeptForm {
  /** @param initial values of a new record */
  attemptsOf: <Values extends object>(initial: Values) => Attempts<Values>;
  read: () => KeptFields;
  write: (fields: KeptFields) => void;
  /** Of this field nothing is kept; of one in rows, in none of them. */
  leaveOut: (name: string) => void;
  /** What may be kept of values; what may not is as they opened with it. */
  toKeep: (values: Fields, opened: Fields) => Fields;
  /** Saved or given up: it must not come back. */
  forget: () => void;
}

/**
 * Keeps what is written in a form for the one who writes it, as long as the tab is there: a reload, the end of the
 * session and a part that breaks take nothing away (DAY-3, DAY-33).
 * @param place names the form and its record; null: nothing is kept
 * @returns null also where nobody is signed in
 */
export function keptForm(place: string | null): KeptForm | null {
  const session = getSession();
  if (!session || place === null) return null;
  const key = `form:${session.companyId}:${session.userId}:${place}`;
  const attemptKey = `${key}:attempt`;
  const leftOut = new Set<string>();
  // With its files, and where the browser keeps nothing.
  let held: { values: object; id: number | null } | null = null;
  return {
    attemptsOf: (initial) => ({
      last: () => {
        const attempt = held ?? parseJson(readTabText(attemptKey), isAttempt);
        if (!attempt) return null;
        const values = Object.entries(attempt.values).filter(([name, value]) =>
          fits(value, Reflect.get(initial, name)),
        );
        return {
          values: { ...initial, ...Object.fromEntries(values) },
          unkept: Object.keys(initial).filter((name) => !(name in attempt.values)),
          id: attempt.id,
        };
      },
      keep: (attempt) => {
        held = attempt;
        if (!attempt) return removeTabKey(attemptKey);
        const values = Object.entries(attempt.values).flatMap(([name, value]) =>
          leftOut.has(name) ? [] : [[name, keptOf(name, value, Reflect.get(initial, name), leftOut)] as const],
        );
        const kept: Fields = Object.fromEntries(values);
        writeTabText(attemptKey, JSON.stringify({ ...attempt, values: kept }));
      },
    }),
    read: () => parseJson(readTabText(key), isKept) ?? {},
    write: (fields) => {
      if (Object.keys(fields).length === 0) removeTabKey(key);
      else writeTabText(key, JSON.stringify(fields));
    },
    leaveOut: (name) => void leftOut.add(name.replaceAll(/\.\d+/g, '')),
    toKeep: (values, opened) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, keptOf(name, value, opened[name], leftOut)]),
      ),
    forget: () => {
      held = null;
      removeTabKey(key);
      removeTabKey(attemptKey);
    },
  };
}

interface KeptFormValue {
  /** The form shows what was put back, and nothing else has been changed since. */
  restored: boolean;
  /** Back to what is stored. */
  discard: () => void;
  leaveOut: KeptForm['leaveOut'];
}

export const KeptFormContext = createContext<KeptFormValue | null>(null);

/**
 * Tells the form around that nothing of a field may be kept, such as a password, or the removal of a file whose
 * successor cannot be kept.
 * @param name null: it may
 */
export function useLeftOut(name: string | null): void {
  const leaveOut = use(KeptFormContext)?.leaveOut;
  useEffect(() => {
    if (name !== null) leaveOut?.(name);
  }, [name, leaveOut]);
}
