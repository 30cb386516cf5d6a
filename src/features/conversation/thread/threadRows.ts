import { isValid, lightFormat, parseISO } from 'date-fns';
import type { Message, Thread } from '@/api/messages';
import type { TicketNote } from '@/api/ticketNotes';
import { currentOf } from '@/realtime/live/thread';
import { isDoubtful, type OutboxEntry } from '../outbox/outbox';

export type Row =
  | { type: 'day'; key: string; date: string }
  | { type: 'ended' | 'started'; key: string; date: string }
  | { type: 'unread'; key: string; count: number }
  | { type: 'message'; key: string; message: Message; first: boolean }
  | { type: 'note'; key: string; note: TicketNote }
  | { type: 'pending'; key: string; entry: OutboxEntry; first: boolean; held: Held };

/** What an entry waits for: its turn (REAL-12), or the person's word on one whose fate is unknown (DAY-75). */
export type Held = 'turn' | 'doubt' | null;

interface RowsInput {
  /** Oldest first. */
  messages: readonly Message[];
  pending?: readonly OutboxEntry[];
  /** First unread message and how many there were when the conversation was opened. */
  unread?: { id: string; count: number } | null;
  /** Messages that begin a run whatever stands before them: those that once stood on top. */
  starts?: ReadonlySet<string>;
  /** Notes of the ticket in any order (B-24). */
  notes?: readonly TicketNote[];
  /** Whether the oldest message is loaded. */
  complete?: boolean;
}

/** Each event builds the rows of a whole conversation anew, whose days are the same as before. */
const days = new Map<string, string>();
const daysKept = 20_000;

function dayOf(iso: string): string {
  const known = days.get(iso);
  if (known !== undefined) return known;
  const date = parseISO(String(iso));
  const day = isValid(date) ? lightFormat(date, 'yyyy-MM-dd') : '';
  if (days.size >= daysKept) days.clear();
  days.set(iso, day);
  return day;
}

/** Who speaks: all that is ours is one side, others by contact. */
const speakerOf = ({ fromMe, contactId }: Message): string => (fromMe ? 'me' : `contact ${contactId ?? ''}`);

/** What stands last: a message or a note. */
interface Above {
  createdAt: string;
  /** Null for a note: it ends every run. */
  message: Message | null;
}

/** The day on top stands outside the rows, so that older pages do not move what is read (B-15). */
function dayBefore(id: string, date: string, above: Above | null): Row[] {
  const day = dayOf(date);
  return above && day !== '' && day !== dayOf(above.createdAt) ? [{ type: 'day', key: `day ${id}`, date }] : [];
}

/** Calls and deletions of a day have a place like any message; only the type decides how they look. */
function separatorsBefore(message: Message, previous: Message | undefined, above: Above | null): Row[] {
  const rows: Row[] = [];
  if (previous && previous.ticketId !== message.ticketId) {
    rows.push({ type: 'ended', key: `ended ${message.id}`, date: previous.createdAt });
    rows.push({ type: 'started', key: `started ${message.id}`, date: message.createdAt });
  }
  return [...rows, ...dayBefore(message.id, message.createdAt, above)];
}

/** The notes that have a place among what is loaded, oldest first; earlier ones come with their older page (B-24). */
function placedNotes(notes: readonly TicketNote[], oldest: Message | undefined, complete: boolean): TicketNote[] {
  const from = complete ? '' : (oldest?.createdAt ?? '');
  return notes
    .filter(({ createdAt }) => createdAt >= from)
    .toSorted((a, b) => (a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? -1 : 1));
}

/** One request at a time, in order (outbox.ts, nextToSend): each waits for the one before. */
function heldBy(entry: OutboxEntry, before: readonly OutboxEntry[]): Held {
  if (entry.status !== 'waiting') return null;
  const last = before.findLast((other) => isDoubtful(other) || ['sending', 'waiting'].includes(other.status));
  if (!last) return null;
  return isDoubtful(last) ? 'doubt' : 'turn';
}

/**
 * The conversation as rows: separators, runs of bubbles and notes by time, then what is on its way (M-02, M-04, M-05,
 * B-24, PAIN-1.4, PAIN-3.5).
 */
export function buildRows(input: RowsInput): Row[] {
  const { messages, pending = [], unread = null, starts, notes = [], complete = true } = input;
  const rows: Row[] = [];
  const waiting = placedNotes(notes, messages[0], complete);
  let previous: Message | undefined;
  let above: Above | null = null;
  const putNotes = (until: string | null): void => {
    while (waiting[0] && (until === null || waiting[0].createdAt < until)) {
      const [note] = waiting.splice(0, 1);
      if (!note) return;
      const key = `note ${note.id}`;
      rows.push(...dayBefore(key, note.createdAt, above), { type: 'note', key, note });
      above = { createdAt: note.createdAt, message: null };
    }
  };
  for (const message of messages) {
    putNotes(message.createdAt);
    const before = separatorsBefore(message, previous, above);
    if (unread?.id === message.id) before.push({ type: 'unread', key: 'unread', count: unread.count });
    rows.push(...before);
    const speaker = above?.message ? speakerOf(above.message) : null;
    const first = before.length > 0 || starts?.has(message.id) === true || speaker !== speakerOf(message);
    rows.push({ type: 'message', key: message.id, message, first });
    previous = message;
    above = { createdAt: message.createdAt, message };
  }
  putNotes(null);
  pending.forEach((waits, index) => {
    const quoted = waits.quoted && currentOf(waits.quoted, messages);
    const entry = quoted === waits.quoted ? waits : { ...waits, quoted };
    const first = index === 0 && above?.message?.fromMe !== true;
    const held = heldBy(entry, pending.slice(0, index));
    rows.push({ type: 'pending', key: `pending ${entry.id}`, entry, first, held });
  });
  return rows;
}

/** The day shown above the rows: that of the first message or note. */
export function topDate(rows: readonly Row[]): string | null {
  for (const row of rows) {
    if (row.type === 'message') return row.message.createdAt;
    if (row.type === 'note') return row.note.createdAt;
  }
  return null;
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

/**
 * What comes while a conversation is looked at: its bubble fades in (design, "Motion"), one that is only scrolled into
 * sight does not, nor does the echo that takes the place of what was on its way.
 * @param openedWith the newest message when the conversation was opened; undefined when it was empty
 */
export function arrivals(rows: readonly Row[], openedWith: string | undefined): ReadonlySet<string> {
  const opened = rows.findLastIndex(({ key }) => key === openedWith);
  const keys = new Set<string>();
  if (opened === -1 && openedWith !== undefined) return keys;
  for (const row of rows.slice(opened + 1)) {
    if (row.type === 'pending' || (row.type === 'message' && !row.message.fromMe)) keys.add(row.key);
  }
  return keys;
}

/** Where the row with a key stands; -1: nowhere, or no key. */
export const indexOf = (rows: readonly Row[], key: string | null | undefined): number =>
  key == null ? -1 : rows.findIndex((row) => row.key === key);

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
  if (a.type === 'note' && b.type === 'note') return a.note === b.note;
  if (a.type === 'pending' && b.type === 'pending')
    return a.entry === b.entry && a.first === b.first && a.held === b.held;
  return JSON.stringify(a) === JSON.stringify(b);
}
