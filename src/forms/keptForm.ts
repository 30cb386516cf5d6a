import { createContext, use, useEffect } from 'react';
import { getSession } from '@/api/session';
import { parseJson, readTabText, removeTabKey, writeTabText } from '@/browser/storage';
import { isRecord } from '@/lib/guards';
import { keptOf } from './keptContent';

/** What was made of one field, and what it was before. */
interface KeptField {
  value: unknown;
  opened: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

export type KeptFields = Readonly<Record<string, KeptField>>;

const isKept = (value: unknown): value is KeptFields =>
  isRecord(value) && Object.values(value).every((field) => isRecord(field) && 'value' in field && 'opened' in field);

/** What a form keeps of what is written in it. */
export interface KeptForm {
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
  const leftOut = new Set<string>();
  const forget = () => removeTabKey(key);
  return {
    read: () => parseJson(readTabText(key), isKept) ?? {},
    write: (fields) => {
      if (Object.keys(fields).length === 0) forget();
      else writeTabText(key, JSON.stringify(fields));
    },
    leaveOut: (name) => void leftOut.add(name.replaceAll(/\.\d+/g, '')),
    toKeep: (values, opened) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, keptOf(name, value, opened[name], leftOut)]),
      ),
    forget,
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
