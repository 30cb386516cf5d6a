import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureStatus } from '@/api/errors';
import { getTicket, getTicketByUuid, ticketDetail, ticketKeys, ticketsOf, type Ticket } from '@/api/tickets';
import { notify } from '@/components/notify';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useRoom, useSocket, useSocketEvent } from '@/contexts/SocketContext';
import { isBusyTicket } from '@/features/ticket-actions/busyTickets';
import { useTranslation } from '@/i18n/useTranslation';
import { isList } from '@/realtime/resync';
import { rooms } from '@/realtime/socketManager';
import { mayOpen } from '@/realtime/ticketLists';

/** A move sends its update at once; only a real deletion stays silent (contract 4.4, "What follows from it"). */
const moveGraceMs = 1_500;

export type OpenTicket =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; ticket: Ticket };

/**
 * The ticket of the address: at once from a list that has it, refused outside the viewer's queues, followed
 * live, and left when it is deleted (T-54).
 * @param address uuid of the ticket; a plain number is looked up and replaced by the uuid
 */
export function useOpenTicket(address: string): OpenTicket {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { user } = useSession();
  const viewer = useViewer();
  const numeric = /^\d+$/.test(address);

  const query = useQuery({
    ...ticketDetail(address),
    queryFn: ({ signal }) => (numeric ? getTicket(Number(address)) : getTicketByUuid(address, signal)),
    placeholderData: () => {
      for (const [, data] of client.getQueriesData({ queryKey: ticketKeys.lists() })) {
        const found = isList(data) ? ticketsOf(data).find(({ uuid }) => uuid === address) : undefined;
        if (found) return found;
      }
      return undefined;
    },
    retry: (count, error) => count < 2 && failureStatus(error) === null,
  });
  const ticket = query.data;
  const foreign = ticket !== undefined && ticket.companyId !== user.companyId;
  const refused = ticket !== undefined && (foreign || !mayOpen(ticket, viewer));
  // Refusals that come with a later event (a transfer away) are told by the composer's banner, not by leaving.
  const [admitted, setAdmitted] = useState<Ticket | null>(null);
  if (ticket && !refused && admitted?.id !== ticket.id) setAdmitted(ticket);
  const shown = ticket !== undefined && (!refused || admitted?.id === ticket.id);

  useEffect(() => {
    if (!refused || shown) return;
    notify.error(t('tickets.toasts.unauthorized'), { id: 'ticket-unauthorized' });
    void navigate('/tickets', { replace: true });
  }, [refused, shown, navigate, t]);

  useEffect(() => {
    if (numeric && ticket && !refused) void navigate(`/tickets/${ticket.uuid}`, { replace: true });
  }, [numeric, ticket, refused, navigate]);

  useRoom(ticket && !refused ? rooms.chatBox(ticket.id) : null);
  const socket = useSocket();
  const mine = ticket?.userId === user.id;
  const id = ticket?.id;
  const owned = useRef<{ id: number | undefined; mine: boolean }>({ id: undefined, mine: false });
  useEffect(() => {
    // The server refuses the room to agents until the ticket is theirs, and does not count a refused join; one that
    // was theirs from the start is joined already, and twice joined would need two leaves (contract 4.2).
    const became = mine && id !== undefined && owned.current.id === id && !owned.current.mine;
    owned.current = { id, mine };
    if (became) socket?.rejoin(rooms.chatBox(id));
  }, [mine, id, socket]);

  const leave = (deleted: Ticket): void => {
    // One's own deletion has a toast of its own; it changes the address before the page is drawn anew.
    if (isBusyTicket(deleted.id) || window.location.pathname !== `/tickets/${deleted.uuid}`) return;
    notify.info(t('tickets.toasts.deleted'));
    void navigate('/tickets', { replace: true });
    client.removeQueries({ queryKey: ticketKeys.detail(deleted.uuid) });
  };
  const leaveGone = useEffectEvent(leave);
  // Its event may have been missed; whoever reads the ticket again, or after a list has shown it, finds nothing.
  const seen = ticket ?? (admitted?.uuid === address ? admitted : null);
  const gone = failureStatus(query.error) === 404 ? seen : null;
  useEffect(() => {
    if (gone) leaveGone(gone);
  }, [gone]);

  const leaving = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (leaving.current !== null) clearTimeout(leaving.current);
      leaving.current = null;
    },
    [address],
  );
  useSocketEvent('ticket', (event) => {
    if (!ticket) return;
    if (event.action === 'update' && event.ticket.id === ticket.id && leaving.current !== null) {
      clearTimeout(leaving.current);
      leaving.current = null;
    }
    if (event.action !== 'delete' || Number(event.ticketId) !== ticket.id) return;
    if (leaving.current !== null) clearTimeout(leaving.current);
    const timer = setTimeout(() => {
      getTicketByUuid(ticket.uuid).then(
        (fresh) => client.setQueryData(ticketKeys.detail(ticket.uuid), fresh),
        (error: unknown) => {
          if (failureStatus(error) === 404 && leaving.current === timer) leave(ticket);
        },
      );
    }, moveGraceMs);
    leaving.current = timer;
  });

  if (ticket && shown) return { state: 'ready', ticket };
  if (query.isError) {
    const status = failureStatus(query.error);
    if (status === 404 || status === 400 || status === 500) return { state: 'missing' };
    return { state: 'failed', retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}
