import { noteKeys } from '@/api/ticketNotes';
import { rereadRow } from './liveRow';

/** No event tells of a note; whoever writes one mostly does something else with the ticket as well (DAY-74). */
export const noteRows = [
  rereadRow('ticket', (event) => (event.action === 'update' ? [noteKeys.ofTicket(event.ticket.id)] : [])),
];
