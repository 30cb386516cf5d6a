import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureStatus } from '@/api/errors';
import { getTicketByUuid, ticketKeys, type Ticket } from '@/api/tickets';
import { notify } from '@/components/feedback/notify';
import { useDraftStore } from '@/contexts/drafts';
import { useSocketEvent } from '@/contexts/SocketContext';
import { isBusyTicket } from '@/realtime/cache/busyTickets';
import { useTranslation } from '@/i18n/useTranslation';
import { putDetail } from '@/realtime/cache/ticketCache';

/** `delete` also comes when a ticket moves to another list; then its `update` follows within this time (contract 4.4). */
const moveGraceMs = 1_500;

/**
 * Leaves the conversation on screen once its ticket is deleted, or its contact; what was written in it goes as well
 * (T-54, DAY-80, DAY-82).
 * @param ticket the one on screen
 * @param gone the same when a read has found that it no longer exists: the event of its deletion may have been missed
 */
export function useDeletedTicket(ticket: Ticket | undefined, gone: Ticket | null): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const drafts = useDraftStore();

  const leave = (deleted: Ticket): void => {
    // One's own deletion has a toast of its own; it changes the address before the page is drawn anew.
    if (isBusyTicket(deleted.id) || window.location.pathname !== `/tickets/${deleted.uuid}`) return;
    drafts.clearTicket(deleted.id);
    notify.info(t('tickets.toasts.deleted'));
    void navigate('/tickets', { replace: true });
    client.removeQueries({ queryKey: ticketKeys.detail(deleted.uuid) });
  };
  const leaveGone = useEffectEvent(leave);
  useEffect(() => {
    if (gone) leaveGone(gone);
  }, [gone]);

  const leaving = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stay = (): void => {
    if (leaving.current !== null) clearTimeout(leaving.current);
    leaving.current = null;
  };
  const id = ticket?.id;
  useEffect(() => stay, [id]);
  useSocketEvent('ticket', (event) => {
    if (!ticket) return;
    if (event.action === 'update' && event.ticket.id === ticket.id) stay();
    if (event.action !== 'delete' || Number(event.ticketId) !== ticket.id) return;
    stay();
    const timer = setTimeout(() => {
      getTicketByUuid(ticket.uuid).then(
        (fresh) => putDetail(client, fresh),
        (error: unknown) => {
          if (failureStatus(error) === 404 && leaving.current === timer) leave(ticket);
        },
      );
    }, moveGraceMs);
    leaving.current = timer;
  });
  // A deleted contact takes its tickets along, and no event tells of them (DAY-80, contract 7.50).
  useSocketEvent('contact', (event) => {
    if (ticket && event.action === 'delete' && Number(event.contactId) === ticket.contactId) leave(ticket);
  });
}
