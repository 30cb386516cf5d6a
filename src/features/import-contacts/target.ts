import type { QueryKey } from '@tanstack/react-query';
import { contactKeys, uploadContacts } from '@/api/contacts';
import type { MessageKey } from '@/i18n/keys';
import type { OutRow } from './reasons';
import type { GoodRow } from './rows';
import type { SheetFormats } from './sheet';
import { chunkSize, refusedRows } from './upload';

export interface AddedRow {
  id: number;
  name: string;
  /** The network does not know the number. */
  unknown?: boolean;
}

/** Where the rows of a sheet go, and what that place takes. */
export interface ImportTarget {
  formats: SheetFormats;
  email: boolean;
  /** Rows of one call. */
  chunkSize: number;
  /** Sends one chunk; rows that did not come in return with their reasons. */
  send: (rows: readonly GoodRow[]) => Promise<{ added: AddedRow[]; out: OutRow[] }>;
  /** What shows the new ones. */
  reread: readonly QueryKey[];
  /** What file is wanted. */
  body: MessageKey;
  /** Asked before anything is sent, translated. */
  question?: string;
  /** Hands out the example; absent: the one the app serves. */
  onExample?: () => void;
}

/** The contacts of the company (C-11, C-12). */
export const contactTarget: ImportTarget = {
  formats: 'xlsx',
  email: false,
  chunkSize,
  send: async (rows) => {
    const answer = await uploadContacts(rows.map(({ name, phone }) => ({ Nome: name, Telefone: phone })));
    const added = answer.newContacts.map(({ contactId, contactName }) => ({ id: contactId, name: contactName }));
    return { added, out: refusedRows(rows, answer) };
  },
  reread: [contactKeys.all],
  body: 'contactImportModal.file.body',
};
