import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { sendText } from '@/api/messages';
import { isEnabled, settingsQuery } from '@/api/settings';
import { getTicket, updateTicket, type Ticket, type TicketUpdate } from '@/api/tickets';
import { putTicket } from '@/realtime/ticketCache';
import type { Viewer } from '@/realtime/ticketLists';
import { greetingText } from './greeting';

/** Who changes tickets, and where the answers go. */
export interface ChangeScope {
  client: QueryClient;
  viewer: Viewer;
}

/** Sends a change; its answer goes into every list as its event would (T-30 to T-35, contract 5.1). */
export async function sendChange(scope: ChangeScope, ticket: Ticket, update: TicketUpdate): Promise<Ticket> {
  const answer = await updateTicket(ticket.id, update);
  // A close that only asked for the rating leaves the ticket open; its delete event takes it out of the lists.
  if (update.status === undefined || answer.status === update.status) putTicket(scope.client, answer, scope.viewer);
  return answer;
}

export interface Accepted {
  /** As it stands now. */
  ticket: Ticket;
  /** `mine`: it was already; `taken`: by somebody else, or resolved. */
  outcome: 'accepted' | 'mine' | 'taken';
}

/** Accepts a ticket that still waits; the server itself would hand it over to anybody (T-30, B-12). */
export async function acceptTicket(scope: ChangeScope, ticket: Ticket): Promise<Accepted> {
  const me = scope.viewer.id;
  const now = await getTicket(ticket.id);
  if (now.status === 'pending') {
    return { ticket: await sendChange(scope, ticket, { status: 'open', userId: me }), outcome: 'accepted' };
  }
  putTicket(scope.client, now, scope.viewer);
  return { ticket: now, outcome: now.status === 'open' && now.userId === me ? 'mine' : 'taken' };
}

/** Why a ticket can no longer be accepted. */
export function takenText(t: TFunction, { status, user }: Ticket): string {
  if (status !== 'open') return t('ticketActions.alreadyResolved');
  return user?.name ? t('ticketActions.takenBy', { name: user.name }) : t('ticketActions.taken');
}

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
