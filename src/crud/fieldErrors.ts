import type { MessageKey } from '@/i18n/keys';

/** Thrown by a form's submit when the server's answer concerns fields; they show it (ARCHITECTURE, "Forms"). */
export class FieldErrors extends Error {
  readonly fields: Readonly<Record<string, MessageKey>>;

  constructor(fields: Readonly<Record<string, MessageKey>>) {
    super('The server refused some fields');
    this.name = 'FieldErrors';
    this.fields = fields;
  }
}
