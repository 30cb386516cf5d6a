import type { Ticket } from '@/api/tickets';
import type { AlertSettings } from '@/browser/preferences';
import type { AppMessageEvent, ChatEvent, TicketEvent } from '@/realtime/socket/events';
import type { Viewer } from '@/realtime/live/ticketLists';
import { ringsFor } from './useBell';

/** What a tab shows, as the tabs tell one another. */
export const otherView = 'page';
export const ticketView = (uuid: string): string => `ticket:${uuid}`;
export const chatView = (uuid: string): string => `chat:${uuid}`;

/**
 * Whether what comes in a conversation is for this person to hear of (contract 6.2): it is theirs or nobody's, in one of
 * their queues or in none, waiting only with allTicket, no group.
 */
export function isForAlert(ticket: Ticket, viewer: Viewer): boolean {
  if (ticket.isGroup) return false;
  if (ticket.userId !== null && ticket.userId !== viewer.id) return false;
  if (ticket.queueId !== null && !viewer.queueIds.includes(ticket.queueId)) return false;
  return ringsFor(ticket, viewer);
}

/**
 * Whether a message asks for this person's attention (contract 6.2): from the contact, not read.
 * A corrected message comes as a second `create` of the same id (contract 4.4, row 13) and is no new one.
 */
export function deservesAlert(event: AppMessageEvent, viewer: Viewer): boolean {
  if (event.action !== 'create') return false;
  const { message, ticket } = event;
  if (message.fromMe || message.read || message.isEdited) return false;
  return isForAlert(ticket, viewer);
}

/**
 * Whether an event hands a conversation to this person that was somebody else's or nobody's (PAIN-5.2).
 * @param known the ticket as it stood in the cache; one that is unknown was not theirs
 */
export const isHandedOver = (event: TicketEvent, known: Ticket | undefined, viewer: Viewer): boolean =>
  event.action === 'update' &&
  event.ticket.status !== 'closed' &&
  event.ticket.userId === viewer.id &&
  known?.userId !== viewer.id;

/** A new message of another member of a chat one belongs to; the event reaches the whole company (PAIN-5.6). */
export const deservesChatSound = (event: ChatEvent, userId: number): boolean =>
  event.action === 'new-message' &&
  event.newMessage.senderId !== userId &&
  event.chat.users.some((member) => member.userId === userId);

/**
 * Whether the settings let something through that deserves an alert otherwise (B-30).
 * @param own it is this person's own: a conversation assigned to them, or an internal chat
 * @param inSight a tab of the app can be seen
 */
export const letsThrough = ({ scope, hiddenOnly }: AlertSettings, own: boolean, inSight: boolean): boolean =>
  scope !== 'none' && (scope === 'all' || own) && !(hiddenOnly && inSight);
