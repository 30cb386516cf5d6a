import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureStatus } from '@/api/errors';
import { getTicket, getTicketByUuid, saysGone, ticketDetail, type Ticket } from '@/api/tickets';
import { notify } from '@/components/feedback/notify';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { useLastError } from '@/components/hooks/useLastError';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { listedTicket } from '@/realtime/cache/ticketCache';
import { mayOpen } from '@/realtime/live/ticketLists';
import { mayReadOn } from './readTickets';

export type OpenTicket =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => Promise<unknown> }
  | { state: 'ready'; ticket: Ticket };

export interface TicketOfAddress {
  open: OpenTicket;
  /** As it is known, on screen or refused. */
  ticket: Ticket | undefined;
  /** Outside the viewer's queues or company; a ticket that was admitted before stays on screen. */
  refused: boolean;
  /** What was on screen while the server says that it no longer exists. */
  gone: Ticket | null;
}

/** The server's ways to say that there is no such ticket. */
const isMissing = (error: unknown): boolean => saysGone(error) || failureStatus(error) === 500;

/**
 * Reads the ticket of an address: at once from a list that has it, else from the server. Leaves for the list where the
 * viewer may not open it.
 * @param address uuid of the ticket; a plain number is looked up and replaced by the uuid
 */
export function useTicketOfAddress(address: string): TicketOfAddress {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { user } = useSession();
  const viewer = useViewer();
  const numeric = /^\d+$/.test(address);

  const query = useQuery({
    ...ticketDetail(address),
    queryFn: ({ signal }) => (numeric ? getTicket(Number(address)) : getTicketByUuid(address, signal)),
    placeholderData: () => listedTicket(client, address),
    retry: (count, error) => count < 2 && failureStatus(error) === null,
  });
  // Refusals that come with a later event (a transfer away) are told by the composer's banner, not by leaving.
  const [admitted, setAdmitted] = useState<Ticket | null>(null);
  const before = admitted?.uuid === address ? admitted : null;
  const lastError = useLastError(query.error);
  // What the list gave is gone from the query once it fails; what is on screen stays there while nobody answers (B-09).
  const unanswered = query.isError && !isMissing(query.error);
  const ticket = query.data ?? (unanswered && before ? before : undefined);
  const foreign = ticket !== undefined && ticket.companyId !== user.companyId;
  const refused = ticket !== undefined && (foreign || !(mayOpen(ticket, viewer) || mayReadOn(ticket, user)));
  if (ticket && !refused && admitted?.id !== ticket.id) setAdmitted(ticket);
  const shown = ticket !== undefined && (!refused || admitted?.id === ticket.id);

  useEffect(() => {
    if (!refused || shown) return;
    notify.error(t('tickets.toasts.unauthorized'), { id: 'ticket-unauthorized' });
    void navigate('/tickets', { replace: true });
  }, [refused, shown, navigate, t]);

  const uuid = numeric && !refused ? ticket?.uuid : undefined;
  useEffect(() => {
    if (uuid !== undefined) void navigate(`/tickets/${uuid}`, { replace: true });
  }, [uuid, navigate]);

  const stateNow = (): OpenTicket => {
    if (ticket && shown) return { state: 'ready', ticket };
    if (!hasFailed(query)) return { state: 'loading' };
    return isMissing(lastError) ? { state: 'missing' } : { state: 'failed', retry: () => query.refetch() };
  };
  return { open: stateNow(), ticket, refused, gone: failureStatus(query.error) === 404 ? (ticket ?? before) : null };
}
