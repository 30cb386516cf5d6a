import type { QueryClient } from '@tanstack/react-query';
import { getTicket, type Ticket } from '@/api/tickets';
import { putTicket } from '@/realtime/cache/ticketCache';
import { hasWrittenSince } from '@/realtime/cache/ticketVersions';
import { lookAt, sendChange, type ChangeScope } from './ticketChanges';

/**
 * A ticket as the server has it before something is done that a colleague may have made senseless: an event that would
 * have told may be lost or on its way (DAY-62, DAY-76, DAY-79).
 * @returns `other`: it is not where it was when `before` was shown, and that was not this person's own doing
 */
export async function readMeanwhile(
  { client, viewer }: ChangeScope,
  before: Ticket,
): Promise<{ now: Ticket; other: boolean }> {
  const now = await lookAt(client, () => getTicket(before.id));
  putTicket(client, now, viewer);
  const owned = now.userId !== before.userId || (now.userId === null && now.queueId !== before.queueId);
  const moved = owned || now.status !== before.status;
  return { now, other: now.status === 'closed' ? before.status !== 'closed' : moved && now.userId !== viewer.id };
}

/**
 * Takes an act back, unless somebody has done something with the ticket since (DAY-62).
 * @param before as it was before the act
 * @param after as the act left it
 * @returns the ticket as it was found; `answer`: what it is again, or null where it was left alone
 */
export async function undoChange(
  scope: ChangeScope,
  before: Ticket,
  after: Ticket,
): Promise<{ now: Ticket; answer: Ticket | null }> {
  const { status, userId, queueId } = before;
  const { now } = await readMeanwhile(scope, after);
  const isChanged = (['status', 'userId', 'queueId'] as const).some((key) => now[key] !== after[key]);
  return { now, answer: isChanged ? null : await sendChange(scope, before, { status, userId, queueId }) };
}

/** What came in so shortly before a click nobody has read, in milliseconds. */
const unreadMs = 700;

/**
 * Whether the customer wrote so late that nobody can have read it before a ticket is closed (DAY-81).
 * @param now as the server has it
 * @param seen as it was shown
 * @param clicked as `performance.now()`
 */
export const hasJustWritten = (client: QueryClient, now: Ticket, seen: Ticket, clicked: number): boolean =>
  hasWrittenSince(client, now.id, clicked - unreadMs) || (!now.fromMe && now.lastMessage !== seen.lastMessage);
