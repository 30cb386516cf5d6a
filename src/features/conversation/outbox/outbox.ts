import type { Message } from '@/api/messages';

export type OutboxStatus = 'waiting' | 'sending' | 'answered' | 'failed' | 'unknown';

/** A message on its way out (B-02, docs/architecture.md: The flow of data). */
export interface OutboxEntry {
  id: string;
  ticketId: number;
  kind: 'text' | 'file';
  /** Text, or the caption of a file; empty where it has none. */
  body: string;
  quoted: Message | null;
  /** Absent after a reload, since files are not stored, and where it cannot be read any more. */
  file: File | null;
  fileName: string | null;
  createdAt: string;
  /** `unknown`: no answer came, it may have been accepted; only the person may send it again. */
  status: OutboxStatus;
  /** Share of the file that has gone out, 0 to 1. */
  progress: number;
  /** Translated text of the failure. */
  error: string | null;
  /** Server time of the newest known message when the request began; an echo is younger. */
  after?: string | null;
  /** When the request began, by our clock, in milliseconds since 1970. */
  begunAt?: number;
  /** Whom the server then put into the text where it names the contact. */
  contactName?: string | null;
}

export interface OutboxFile {
  file: File;
  caption: string;
}

export type OutboxAction =
  | { type: 'add'; entries: readonly OutboxEntry[] }
  | { type: 'start'; id: string; begun: Pick<OutboxEntry, 'after' | 'begunAt' | 'contactName'> }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'answer'; id: string }
  /** The server refused, or the person stopped it: certainly not sent. */
  | { type: 'fail'; id: string; error: string }
  /** Certainly not sent either, nor can it be: its file cannot be read. */
  | { type: 'spoil'; id: string; error: string }
  /** Nobody knows whether it was accepted. */
  | { type: 'lose'; id: string; error: string }
  /** It is being looked for before it is sent again. */
  | { type: 'look'; id: string; error: string }
  | { type: 'retry'; id: string }
  | { type: 'remove'; id: string };

/** File name that makes an upload a voice note (contract 5.9). */
export const voiceNotePrefix = 'audio-record-site-';

/** A file that is lost when its page goes now. */
export const isFileOnItsWay = ({ file, status }: OutboxEntry): boolean =>
  file !== null && (status === 'waiting' || status === 'sending');

/** Whether an entry did not go out, or nobody knows whether it did. */
export const isUnsent = (entry: OutboxEntry): entry is OutboxEntry & { status: 'failed' | 'unknown' } =>
  entry.status === 'failed' || entry.status === 'unknown';

/** Whether what stands behind an entry of unknown fate waits for it; one that can never be sent again holds nothing. */
export const isDoubtful = ({ status, kind, file }: OutboxEntry): boolean =>
  status === 'unknown' && (kind === 'text' || file !== null);

/** The next entry of a ticket to send: one at a time, in order, never past one whose fate is unknown. */
export function nextToSend(entries: readonly OutboxEntry[]): OutboxEntry | null {
  const first = entries.find((entry) => ['sending', 'waiting'].includes(entry.status) || isDoubtful(entry));
  return first?.status === 'waiting' ? first : null;
}

const patch = (
  entries: readonly OutboxEntry[],
  id: string,
  change: (entry: OutboxEntry) => Partial<OutboxEntry> | null,
): readonly OutboxEntry[] =>
  entries.map((entry) => {
    const changes = entry.id === id ? change(entry) : null;
    return changes ? { ...entry, ...changes } : entry;
  });

/** Pending sends of one ticket, in the order of writing (B-02, PAIN-2.1, PAIN-2.4). */
export function reduceOutbox(entries: readonly OutboxEntry[], action: OutboxAction): readonly OutboxEntry[] {
  switch (action.type) {
    case 'add':
      return [...entries, ...action.entries];
    case 'start':
      return patch(entries, action.id, ({ status, contactName: known }) =>
        // By the next attempt the ticket may have left the page, and nobody knows the name any more.
        status === 'waiting'
          ? {
              ...action.begun,
              contactName: action.begun.contactName ?? known ?? null,
              status: 'sending',
              progress: 0,
              error: null,
            }
          : null,
      );
    case 'progress':
      return patch(entries, action.id, ({ status }) => (status === 'sending' ? { progress: action.progress } : null));
    case 'answer':
      return patch(entries, action.id, ({ status }) =>
        // An answer that comes after we had given up still tells the truth.
        status === 'sending' || status === 'unknown' ? { status: 'answered', progress: 1, error: null } : null,
      );
    case 'fail':
      return patch(entries, action.id, ({ status }) =>
        status === 'answered' ? null : { status: 'failed', progress: 0, error: action.error },
      );
    case 'spoil':
      return patch(entries, action.id, () => ({ status: 'failed', progress: 0, error: action.error, file: null }));
    case 'lose':
      return patch(entries, action.id, ({ status }) =>
        status === 'sending' || status === 'answered' ? { status: 'unknown', error: action.error } : null,
      );
    case 'look':
      return patch(entries, action.id, ({ status }) => (status === 'unknown' ? { error: action.error } : null));
    case 'retry':
      return patch(entries, action.id, (entry) =>
        isUnsent(entry) && (entry.kind === 'text' || entry.file)
          ? { status: 'waiting', progress: 0, error: null }
          : null,
      );
    case 'remove':
      return entries.filter(({ id }) => id !== action.id);
  }
}
