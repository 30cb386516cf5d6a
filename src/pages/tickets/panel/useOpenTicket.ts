import { useEffect, useRef } from 'react';
import { useVisible } from '@/components/hooks/useVisible';
import { useSession } from '@/contexts/AuthContext';
import { useRoom, useSocket } from '@/contexts/SocketContext';
import { clearHandedOver } from '@/realtime/cache/handedOver';
import { rooms } from '@/realtime/socket/socketManager';
import { rememberRead } from './readTickets';
import { useDeletedTicket } from './useDeletedTicket';
import { useTicketOfAddress, type OpenTicket } from './useTicketOfAddress';

/**
 * Joins the room of a ticket. The server refuses it to agents until the ticket is theirs, and does not count a refused
 * join; one that was theirs from the start is joined already, and twice joined would need two leaves (contract 4.2).
 */
function useTicketRoom(id: number | undefined, mine: boolean): void {
  const socket = useSocket();
  useRoom(id === undefined ? null : rooms.chatBox(id));
  const owned = useRef<{ id: number | undefined; mine: boolean }>({ id: undefined, mine: false });
  useEffect(() => {
    const became = mine && id !== undefined && owned.current.id === id && !owned.current.mine;
    owned.current = { id, mine };
    if (became) socket?.rejoin(rooms.chatBox(id));
  }, [mine, id, socket]);
}

/**
 * The ticket of the address, followed live and remembered as read, and left when it is deleted (T-54).
 * @param address uuid or number of the ticket
 */
export function useOpenTicket(address: string): OpenTicket {
  const { user } = useSession();
  const { open, ticket, refused, gone } = useTicketOfAddress(address);
  useTicketRoom(refused ? undefined : ticket?.id, ticket?.userId === user.id);
  useDeletedTicket(ticket, gone);

  const readId = open.state === 'ready' ? open.ticket.id : null;
  useEffect(() => {
    if (readId !== null) rememberRead(readId, { id: user.id, companyId: user.companyId });
  }, [readId, user.id, user.companyId]);
  const visible = useVisible();
  useEffect(() => {
    if (readId !== null && visible) clearHandedOver(readId);
  }, [readId, visible]);
  return open;
}
