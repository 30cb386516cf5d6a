import type { Message } from '@/api/messages';
import { captionOf } from '@/lib/messagePreview';

export type OutboxStatus = 'waiting' | 'sending' | 'answered' | 'failed' | 'unknown';

/** A message on its way out (B-02, docs/architecture.md: The flow of data). */
export interface OutboxEntry {
  id: string;
  ticketId: number;
  kind: 'text' | 'file';
  /** Text, or the caption of a file; empty where it has none. */
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
  /** Server time of the newest known message when the request began; an echo is younger. */
  after?: string | null;
  /** When the request began, by our clock, in milliseconds since 1970. */
  begunAt?: number;
}

export interface OutboxFile {
  file: File;
  caption: string;
}

export type OutboxAction =
  | { type: 'add'; entries: readonly OutboxEntry[] }
  | { type: 'start'; id: string; after: string | null; begunAt: number }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'answer'; id: string }
  /** The server refused, or the person stopped it: certainly not sent. */
  | { type: 'fail'; id: string; error: string }
  /** Nobody knows whether it was accepted. */
  | { type: 'lose'; id: string; error: string }
  /** It is being looked for before it is sent again. */
  | { type: 'look'; id: string; error: string }
  | { type: 'retry'; id: string }
  | { type: 'remove'; id: string }
  /** An own message of the ticket has become known. */
  | { type: 'echo'; message: Message };

/** File name that makes an upload a voice note (contract 5.9). */
export const voiceNotePrefix = 'audio-record-site-';

const textTypes: ReadonlySet<string | null> = new Set([null, '', 'conversation', 'extendedTextMessage', 'chat']);

/** Whether a stored message is text or a file, as the outbox tells them apart. */
const kindOf = ({ mediaUrl, mediaType }: Message): OutboxEntry['kind'] =>
  mediaUrl || !textTypes.has(mediaType) ? 'file' : 'text';

/** What the server makes of a file: it goes by the type, and takes what it does not know for a picture (contract 5.9). */
function sentAs({ type }: File): string {
  const [group = ''] = type.split('/');
  return ['video', 'audio', 'application', 'text'].includes(group) ? group : 'image';
}

/** Letters and digits, in which nothing on the way of a text changes anything. */
const lettersOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Where there are none, the text itself. */
const essence = (text: string): string => lettersOf(text) || text.trim();

/** Whether the server may have made a stored text of what was sent: it fills in variables (contract 5.8). */
function isMadeOf(sent: string, stored: string): boolean {
  const [head = '', ...rest] = sent.split(/\{\{\{?[^{}]*\}\}\}?/);
  if (rest.length === 0) return essence(head) === essence(stored);
  const whole = lettersOf(stored);
  let at = 0;
  return [head, ...rest].map(lettersOf).every((part) => {
    const found = whole.indexOf(part, at);
    at = found + part.length;
    return found !== -1;
  });
}

function isEqual(entry: OutboxEntry, message: Message): boolean {
  const { kind, body, file, fileName, status, progress } = entry;
  if (fileName?.startsWith(voiceNotePrefix)) return message.mediaType === 'audio';
  if (kind === 'text' || body.trim() !== '') return isMadeOf(body, message.body);
  // Without a caption the body is a stand-in or the file's name (contract 5.7), so the kind decides (REAL-9); what has
  // not gone out whole has no echo yet, but the phone may have sent a picture.
  const bare = captionOf(message) === '' || message.body.trim() === fileName;
  return bare && (file === null || sentAs(file) === message.mediaType) && (status !== 'sending' || progress === 1);
}

const hasBegun: ReadonlySet<OutboxStatus> = new Set<OutboxStatus>(['sending', 'answered', 'unknown']);

/**
 * The entry that a message confirms: same ticket, own, same kind, begun, the text that was sent; the oldest of several.
 * What was typed on the phone or sent by another page is own too, and must neither hide a send that then fails nor
 * stand for one whose echo is still to come (SAFE-2). Only a file that the server has answered may come back otherwise.
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
    candidates.find((entry) => kind === 'file' && entry.status === 'answered') ??
    null
  );
}

/** A file that is lost when its page goes now. */
export const isFileOnItsWay = ({ file, status }: OutboxEntry): boolean =>
  file !== null && (status === 'waiting' || status === 'sending');

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
        status === 'waiting'
          ? { status: 'sending', progress: 0, error: null, after: action.after, begunAt: action.begunAt }
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
    case 'lose':
      return patch(entries, action.id, ({ status }) =>
        status === 'sending' || status === 'answered' ? { status: 'unknown', error: action.error } : null,
      );
    case 'look':
      return patch(entries, action.id, ({ status }) => (status === 'unknown' ? { error: action.error } : null));
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
