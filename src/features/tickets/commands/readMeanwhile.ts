import { getTicket, type Ticket } from '@/api/tickets';
import { putTicket } from '@/realtime/cache/ticketCache';
import { lookAt, type ChangeScope } from './ticketChanges';

/**
 * A ticket as the server has it before something is done that a colleague may have made senseless: an event that would
 * have told may be lost or on its way (DAY-76, DAY-79).
 * @returns `other`: it is not where it was when `before` was shown, and that was not this person's own doing
 */
export async function readMeanwhile(
  { client, viewer }: ChangeScope,
  before: Ticket,
): Promise<{ now: Ticket; other: boolean }> {
  const now = await lookAt(client, () => getTicket(before.id));
  putTicket(client, now, viewer);
  const moved = now.userId !== before.userId || (now.userId === null && now.queueId !== before.queueId);
  return { now, other: now.status === 'closed' ? before.status !== 'closed' : moved && now.userId !== viewer.id };
}
