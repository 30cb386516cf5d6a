import type { QueryKey } from '@tanstack/react-query';
import { contactKeys, uploadContacts } from '@/api/contacts';
import type { MessageKey } from '@/i18n/keys';
import { doubtKnown, type OutRow } from './reasons';
import type { GoodRow } from './sheetRows';
import type { SheetFormats } from './sheet';
import { chunkSize, refusedRows } from './upload';

export interface AddedRow {
  id: number;
  name: string;
  /** The network does not know the number. */
  unknown?: boolean;
}

/** What became of the rows of a chunk. */
export interface Fate {
  added: AddedRow[];
  /** Those that did not come in, with their reasons. */
  out: OutRow[];
}

/** Where the rows of a sheet go, and what that place takes. */
export interface ImportTarget {
  formats: SheetFormats;
  email: boolean;
  /** Rows of one call. */
  chunkSize: number;
  /** What has to be known before the first chunk goes out. */
  prepare?: () => Promise<void>;
  /** Sends one chunk. `again`: it went out before and no answer came, so rows of it may have come in by then. */
  send: (rows: readonly GoodRow[], again: boolean) => Promise<Fate>;
  /** What became of a chunk whose answer did not come, without sending anything; absent: nobody can tell. */
  settle?: (rows: readonly GoodRow[]) => Promise<Fate>;
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
  send: async (rows, again) => {
    const answer = await uploadContacts(rows.map(({ name, phone }) => ({ Nome: name, Telefone: phone })));
    const added = answer.newContacts.map(({ contactId, contactName }) => ({ id: contactId, name: contactName }));
    const out = refusedRows(rows, answer);
    return { added, out: again ? out.map(doubtKnown) : out };
  },
  reread: [contactKeys.all],
  body: 'contactImportModal.file.body',
};
