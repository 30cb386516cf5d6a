import type { Message } from '@/api/messages';

export type OutboxStatus = 'waiting' | 'sending' | 'answered' | 'failed' | 'unknown';

/** A message on its way out (B-02, docs/architecture.md: The flow of data). */
export interface OutboxEntry {
  id: string;
  ticketId: number;
  kind: 'text' | 'file';
  /** Text, or the caption of a file. */
  body: string;
  quoted: Message | null;
  /** Absent after a reload: files are not stored. */
  file: File | null;
  fileName: string | null;
  createdAt: string;
  /** `unknown`: no answer came, it may have been accepted; only the person may send it again. */
  status: OutboxStatus;
  /** Share of the file that has gone out, 0 to 1. */
  progress: number;
  /** Translated text of the failure. */
  error: string | null;
  /** Time of the newest known message when the request began; an echo is younger. */
  after?: string | null;
}

export interface OutboxFile {
  file: File;
  caption: string;
}

export type OutboxAction =
  | { type: 'add'; entries: readonly OutboxEntry[] }
  | { type: 'start'; id: string; after: string | null }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'answer'; id: string }
  /** The server refused, or the person stopped it: certainly not sent. */
  | { type: 'fail'; id: string; error: string }
  /** Nobody knows whether it was accepted. */
  | { type: 'lose'; id: string; error: string }
  | { type: 'retry'; id: string }
  | { type: 'remove'; id: string }
  /** An own message of the ticket has become known. */
  | { type: 'echo'; message: Message };

/** File name that makes an upload a voice note (contract 5.9). */
export const voiceNotePrefix = 'audio-record-site-';

const textTypes: ReadonlySet<string | null> = new Set([null, '', 'conversation', 'extendedTextMessage', 'chat']);

/** Whether a stored message is text or a file, as the outbox tells them apart. */
export const kindOf = ({ mediaUrl, mediaType }: Message): OutboxEntry['kind'] =>
  mediaUrl || !textTypes.has(mediaType) ? 'file' : 'text';

const isEqual = (entry: OutboxEntry, message: Message): boolean =>
  entry.fileName?.startsWith(voiceNotePrefix)
    ? message.mediaType === 'audio'
    : entry.body.trim() === message.body.trim();

/** The server fills in variables, so the text of the echo differs (contract 5.8). */
const isTemplate = ({ kind, body }: OutboxEntry): boolean => kind === 'text' && body.includes('{{');

const hasBegun: ReadonlySet<OutboxStatus> = new Set<OutboxStatus>(['sending', 'answered', 'unknown']);

/**
 * The entry that a message confirms: same ticket, own, same kind, begun, oldest first, an equal body preferred.
 * A different body confirms only what the server has answered or rewrites, since a message typed on the phone is
 * own too and must not hide a send that then fails.
 */
export function matchEcho(entries: readonly OutboxEntry[], message: Message): OutboxEntry | null {
  if (!message.fromMe) return null;
  const kind = kindOf(message);
  const candidates = entries.filter(
    (entry) =>
      entry.ticketId === Number(message.ticketId) &&
      entry.kind === kind &&
      hasBegun.has(entry.status) &&
      !(entry.after && message.createdAt < entry.after),
  );
  return (
    candidates.find((entry) => isEqual(entry, message)) ??
    candidates.find((entry) => isTemplate(entry) || entry.status === 'answered') ??
    null
  );
}

/** The next entry of a ticket to send: one at a time, in order, never past one whose fate is unknown. */
export function nextToSend(entries: readonly OutboxEntry[]): OutboxEntry | null {
  for (const entry of entries) {
    if (entry.status === 'sending' || entry.status === 'unknown') return null;
    if (entry.status === 'waiting') return entry;
  }
  return null;
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
      return patch(entries, action.id, ({ status }) =>
        status === 'waiting' ? { status: 'sending', progress: 0, error: null, after: action.after } : null,
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
    case 'lose':
      return patch(entries, action.id, ({ status }) =>
        status === 'sending' || status === 'answered' ? { status: 'unknown', error: action.error } : null,
      );
    case 'retry':
      return patch(entries, action.id, ({ status, kind, file }) =>
        (status === 'failed' || status === 'unknown') && (kind === 'text' || file)
          ? { status: 'waiting', progress: 0, error: null }
          : null,
      );
    case 'remove':
      return entries.filter(({ id }) => id !== action.id);
    case 'echo': {
      const match = matchEcho(entries, action.message);
      return match ? entries.filter((entry) => entry !== match) : entries;
    }
  }
}
