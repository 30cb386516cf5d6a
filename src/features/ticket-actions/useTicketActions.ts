import { isBusyTicket, useBusyVersion } from './busyTickets';
import { useTicketCommands, type TicketCommands } from './useTicketCommands';

/** The actions of a ticket with their state, for places that show one ticket (T-51). */
export function useTicketActions(): TicketCommands & { isBusy: (ticketId: number) => boolean } {
  const commands = useTicketCommands();
  useBusyVersion();
  return { ...commands, isBusy: isBusyTicket };
}
