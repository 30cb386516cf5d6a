import { failureCode } from '@/api/errors';
import type { MessageKey } from '@/i18n/keys';

/** Thrown by a form's submit when the server's answer concerns fields; they show it (architecture, "Forms"). */
export class FieldErrors extends Error {
  readonly fields: Readonly<Record<string, MessageKey>>;
  readonly texts: Readonly<Record<string, string>>;

  /** @param texts by field what no key says by itself, such as what a colleague has written there; translated */
  constructor(fields: Readonly<Record<string, MessageKey>>, texts: Readonly<Record<string, string>> = {}) {
    super('The server refused some fields');
    this.name = 'FieldErrors';
    this.fields = fields;
    this.texts = texts;
  }
}

/** Server codes that concern a field, with the text shown there; all others are toasts. */
export type FieldCodes = Readonly<Record<string, { field: string; message: MessageKey }>>;

/** What a refusal says of fields, in keys or translated, or null where it concerns none of them. */
export function refusedFields(refusal: unknown, codes: FieldCodes): Readonly<Record<string, string>> | null {
  if (refusal instanceof FieldErrors) return { ...refusal.fields, ...refusal.texts };
  const place = codes[failureCode(refusal) ?? ''];
  return place ? { [place.field]: place.message } : null;
}
