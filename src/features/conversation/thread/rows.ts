import { parseISO, isValid, format } from 'date-fns';
import type { Message, Thread } from '@/api/messages';
import type { OutboxEntry } from '../outbox';

export type Row =
  | { type: 'day'; key: string; date: string }
  | { type: 'ended' | 'started'; key: string; date: string }
  | { type: 'unread'; key: string; count: number }
  | { type: 'message'; key: string; message: Message; first: boolean }
  | { type: 'pending'; key: string; entry: OutboxEntry; first: boolean };

interface RowsInput {
  /** Oldest first. */
  messages: readonly Message[];
  pending?: readonly OutboxEntry[];
  /** First unread message and how many there were when the conversation was opened. */
  unread?: { id: string; count: number } | null;
  /** Messages that begin a run whatever stands before them: those that once stood on top. */
  starts?: ReadonlySet<string>;
}

const dayOf = (iso: string): string => {
  const date = parseISO(iso);
  return isValid(date) ? format(date, 'yyyy-MM-dd') : '';
};

/** Who speaks: all that is ours is one side, others by contact. */
const speakerOf = ({ fromMe, contactId }: Message): string => (fromMe ? 'me' : `contact ${contactId ?? ''}`);

/** Calls and deletions of a day have a place like any message; only the type decides how they look. */
function separatorsBefore(message: Message, previous: Message | undefined): Row[] {
  const rows: Row[] = [];
  if (previous && previous.ticketId !== message.ticketId) {
    rows.push({ type: 'ended', key: `ended ${message.id}`, date: previous.createdAt });
    rows.push({ type: 'started', key: `started ${message.id}`, date: message.createdAt });
  }
  const day = dayOf(message.createdAt);
  // The day on top stands outside the rows, so that older pages do not move what is read (B-15).
  if (previous && day !== '' && day !== dayOf(previous.createdAt)) {
    rows.push({ type: 'day', key: `day ${message.id}`, date: message.createdAt });
  }
  return rows;
}

/** The conversation as rows: separators, runs of bubbles, then what is on its way (M-02, M-04, M-05, PAIN-1.4, PAIN-3.5). */
export function buildRows({ messages, pending = [], unread = null, starts }: RowsInput): Row[] {
  const rows: Row[] = [];
  let previous: Message | undefined;
  for (const message of messages) {
    const before = separatorsBefore(message, previous);
    if (unread?.id === message.id) before.push({ type: 'unread', key: 'unread', count: unread.count });
    rows.push(...before);
    const first =
      before.length > 0 || !previous || starts?.has(message.id) === true || speakerOf(previous) !== speakerOf(message);
    rows.push({ type: 'message', key: message.id, message, first });
    previous = message;
  }
  pending.forEach((entry, index) => {
    rows.push({ type: 'pending', key: `pending ${entry.id}`, entry, first: index === 0 && previous?.fromMe !== true });
  });
  return rows;
}

/** The messages on top of each page; runs break there for good, so a page that arrives above changes no height. */
export const pageStarts = (thread: Thread): Set<string> =>
  new Set(thread.pages.flatMap(({ messages }) => messages[0]?.id ?? []));

export interface FirstUnread {
  id: string | null;
  /** Older pages may hold more unread messages. */
  complete: boolean;
}

/**
 * The first of the last `count` received messages, never before our own last one: the server counts on after a
 * read, but starts anew when we answer (contract 5.4).
 */
export function firstUnread(messages: readonly Message[], count: number): FirstUnread {
  let id: string | null = null;
  let left = count;
  for (const message of messages.toReversed()) {
    if (left === 0 || message.fromMe) return { id, complete: true };
    id = message.id;
    left -= 1;
  }
  return { id, complete: left === 0 };
}

/** Received messages after the last one the reader has seen, for the "n new" button (B-15, Z-06). */
export function newSince(messages: readonly Message[], seenId: string | null): number {
  if (seenId === null) return 0;
  const seen = messages.findLastIndex(({ id }) => id === seenId);
  return seen === -1 ? 0 : messages.slice(seen + 1).filter(({ fromMe }) => !fromMe).length;
}

/** Whether a row built anew shows what the old one showed. */
export function isSameRow(a: Row, b: Row): boolean {
  if (a.type !== b.type || a.key !== b.key) return false;
  if (a.type === 'message' && b.type === 'message') return a.message === b.message && a.first === b.first;
  if (a.type === 'pending' && b.type === 'pending') return a.entry === b.entry && a.first === b.first;
  return JSON.stringify(a) === JSON.stringify(b);
}
