import type { ParseKeys } from 'i18next';

/** Any key of the interface's texts; Portuguese is the source, so a misspelt key fails the type check. */
export type MessageKey = ParseKeys;

/** The shape a translation must have: the keys of the Portuguese file, any text. */
export type Messages<T> = { readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]> };
