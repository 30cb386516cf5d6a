import type { ParseKeys } from 'i18next';

/** Any key of the interface's texts; Portuguese is the source, so a misspelt key fails the type check. */
export type MessageKey = ParseKeys;

/** What is put into a text, and what chooses its form. */
interface TextValues {
  readonly [name: string]: unknown;
  readonly count?: number;
  readonly context?: string;
  /** Where there is no such text. */
  readonly defaultValue?: string;
}

/**
 * The text of a key. The library's own type finds out at each call what the text may be, a third of the type check, and
 * comes to the same: keys are checked, values are not.
 */
export interface TFunction {
  (key: MessageKey): string;
  (key: MessageKey, values: TextValues): string;
}

/** The shape a translation must have: the keys of the Portuguese file, any text. */
export type Messages<T> = { readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]> };
