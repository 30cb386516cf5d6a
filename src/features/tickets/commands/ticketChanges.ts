import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from '@/i18n/keys';
import { failureStatus, failureText } from '@/api/errors';
import { sendText } from '@/api/messages';
import { readAgain } from '@/api/readAgain';
import { sessionSignal } from '@/api/session';
import { isEnabled, settingsQuery } from '@/api/settings';
import {
  getTicket,
  getTicketByUuid,
  isServedBy,
  saysGone,
  updateTicket,
  type Ticket,
  type TicketUpdate,
} from '@/api/tickets';
import { notify } from '@/components/feedback/notify';
import { clearHandedOver } from '@/realtime/cache/handedOver';
import { putTicket } from '@/realtime/cache/ticketCache';
import { mayOpen, type Viewer } from '@/realtime/live/ticketLists';
import { asOwnChange, isLastTold, isStale, meanwhile, onTicketVersion } from '@/realtime/cache/ticketVersions';

/** Who changes tickets, and where the answers go. */
export interface ChangeScope {
  client: QueryClient;
  viewer: Viewer;
}

/** By ticket id: ends the watch over a ticket accepted a moment ago. */
const watches = new Map<number, () => void>();

/** Sends a change; its answer goes into every list as its event would (T-30 to T-35, contract 5.1). */
export async function sendChange(scope: ChangeScope, ticket: Ticket, update: TicketUpdate): Promise<Ticket> {
  watches.get(ticket.id)?.();
  clearHandedOver(ticket.id);
  const { client, viewer } = scope;
  const { asRead, isOvertaken } = meanwhile(client);
  const answer = asRead(await asOwnChange(ticket.id, () => updateTicket(ticket.id, update)));
  // A close that only asked for the rating leaves the ticket open; its delete event takes it out of the lists.
  if (update.status !== undefined && answer.status !== update.status) return answer;
  const put = (now: Ticket): void => putTicket(client, now, viewer);
  const unseen = (error: unknown): void => {
    // A deleted one stays out of the lists, as the resync has read them.
    if (!saysGone(error)) put(answer);
  };
  if (isOvertaken()) void lookAt(client, () => getTicket(ticket.id)).then(put, unseen);
  else put(answer);
  return answer;
}

/**
 * Why a ticket stays as it was. The bare 500 of a refused change has a text of its own (contract 5.3).
 * @returns null where there is nothing to tell
 */
export const refusalText = (t: TFunction, error: unknown): string | null =>
  failureStatus(error) === 500 ? t('backendErrors.ERR_TICKET_CHANGE') : failureText(t, error);

export interface Accepted {
  /** As it stands now. */
  ticket: Ticket;
  /** `mine`: it was already; `taken`: by somebody else, resolved, or moved to a queue of others. */
  outcome: 'accepted' | 'mine' | 'taken';
}

/** How long the change of a colleague who clicked at the same time may take to arrive. */
const raceMs = 5_000;

/**
 * Follows a ticket that has just been accepted: whoever is named as its owner in the same queue within moments has
 * clicked at the same time, and the server keeps the later one (REAL-1). Another queue or none at all is a transfer, and
 * an own change ends it, and so does the end of the session (SAFE-14). An event may get lost: where not even the own
 * change was told, the ticket is looked at in the end.
 */
function watchRival({ client, viewer }: ChangeScope, accepted: Ticket, onLost: (now: Ticket) => void): void {
  const { id, uuid, queueId, updatedAt } = accepted;
  const session = sessionSignal();
  const judge = (now: Ticket): void => {
    // The event of a colleague who came before us may be the later one to arrive.
    if (now.id !== id || now.userId === viewer.id || now.updatedAt <= updatedAt) return;
    end();
    if (now.status !== 'open' || now.userId === null || now.queueId !== queueId) return;
    // Whatever else hears of the loss finds it known, so that it is told once.
    putTicket(client, now, viewer);
    onLost(now);
  };
  const off = onTicketVersion(client, judge);
  const timer = setTimeout(() => {
    end();
    if (!isLastTold(client, accepted)) void lookAt(client, () => getTicketByUuid(uuid)).then(judge, () => undefined);
  }, raceMs);
  const end = (): void => {
    off();
    clearTimeout(timer);
    session.removeEventListener('abort', end);
    watches.delete(id);
  };
  session.addEventListener('abort', end);
  watches.set(id, end);
}

/** A ticket as the server has it; an answer that an event or a resync has overtaken is asked for once more. */
export async function lookAt(client: QueryClient, read: () => Promise<Ticket>): Promise<Ticket> {
  const { asRead, isOvertaken } = meanwhile(client);
  const now = asRead(await readAgain(read));
  if (!isOvertaken() && !isStale(client, now)) return now;
  const later = meanwhile(client);
  return later.asRead(await readAgain(read));
}

/**
 * Accepts a ticket that still waits; the server itself would hand it over to anybody (T-30, B-12). Two who click at once
 * both find it waiting, so it is looked at again, and watched for a moment (REAL-1).
 * @param onLost told the ticket when a colleague turns out later to have been faster
 */
export async function acceptTicket(
  scope: ChangeScope,
  ticket: Ticket,
  onLost: (now: Ticket) => void,
): Promise<Accepted> {
  const { client, viewer } = scope;
  const found = await lookAt(client, () => getTicket(ticket.id));
  // The server tells a move to the new queue alone; accepted it would be in nobody's list (DAY-65).
  if (found.status !== 'pending' || !mayOpen(found, viewer)) {
    putTicket(client, found, viewer);
    return { ticket: found, outcome: isServedBy(found, viewer.id) ? 'mine' : 'taken' };
  }
  const answer = await sendChange(scope, ticket, { status: 'open', userId: viewer.id });
  // If the second read fails, the answer of the change is used.
  const now = await lookAt(client, () => getTicketByUuid(ticket.uuid)).catch(() => answer);
  putTicket(client, now, viewer);
  if (!isServedBy(now, viewer.id)) return { ticket: now, outcome: 'taken' };
  watchRival(scope, now, onLost);
  return { ticket: now, outcome: 'accepted' };
}

/** What a colleague has made of a ticket, and why an act on it was left undone. */
export function takenText(t: TFunction, { status, user, queue }: Ticket): string {
  if (status === 'closed') return t('ticketActions.alreadyResolved');
  if (status === 'pending') {
    return queue?.name ? t('ticketActions.inQueue', { queue: queue.name }) : t('ticketActions.backInQueue');
  }
  return user?.name ? t('ticketActions.takenBy', { name: user.name }) : t('ticketActions.taken');
}

/** Tells what a colleague has made of a ticket; once, however many ways it becomes known. */
export const tellTaken = (t: TFunction, ticket: Ticket): void =>
  notify.info(takenText(t, ticket), { id: `taken-${ticket.id}` });

/**
 * Reopens a closed ticket as one's own, watched like an accepted one: the server keeps the later of two (T-35, DAY-67).
 * @param onLost told the ticket when a colleague turns out later to have been faster
 */
export async function reopenTicket(scope: ChangeScope, ticket: Ticket, onLost: (now: Ticket) => void): Promise<void> {
  const { id: userId } = scope.viewer;
  const answer = await sendChange(scope, ticket, { status: 'open', userId, queueId: ticket.queueId });
  watchRival(scope, answer, onLost);
}

/** Braces of a name must not become a template variable of the server (contract 5.8). */
const plain = (name: string): string => name.replaceAll(/[{}*]/g, '').trim();

/** The automatic message after accepting, in the interface's language (T-31, contract 6.4). */
const greetingText = (t: TFunction, agent: string): string =>
  `*${t('ticketActions.greeting.label')}:*\n{{ms}} *{{name}}*, ${t('ticketActions.greeting.body', { agent: `*${plain(agent)}*` })}`;

/** The automatic message after accepting, where the company wants one; not for groups (T-31, T-32, contract 6.4). */
export async function greetContact(client: QueryClient, ticket: Ticket, t: TFunction, agent: string): Promise<void> {
  if (ticket.isGroup) return;
  const settings = await client.query(settingsQuery()).catch((error: unknown) => {
    console.warn('settings', error);
    return undefined;
  });
  if (isEnabled(settings, 'sendGreetingAccepted')) await sendText(ticket.id, { body: greetingText(t, agent) });
}

/** Closes a ticket; the answer is still open where the contact is asked for a rating first (T-34, contract 7.33). */
export const closeTicket = (scope: ChangeScope, ticket: Ticket): Promise<Ticket> =>
  sendChange(scope, ticket, {
    status: 'closed',
    // The present owner: another one would tell the contact of a transfer that never was (contract 7.32).
    userId: ticket.userId ?? scope.viewer.id,
    queueId: ticket.queueId,
    useIntegration: false,
    promptId: null,
    integrationId: null,
  });
