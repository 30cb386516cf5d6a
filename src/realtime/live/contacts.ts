import { ticketKeys } from '@/api/tickets';
import { liveRow } from './liveRow';
import { applyContactEvent } from './ticketLists';

const lists = ticketKeys.lists();
const details = ticketKeys.details();

/** The contact of each ticket (RT-16); contacts themselves are among the `recordSources`. */
export const contactRows = [
  liveRow({ event: 'contact', key: lists, patch: applyContactEvent }),
  liveRow({
    event: 'contact',
    key: details,
    patch: (ticket, event) =>
      event.action !== 'delete' && ticket.contact?.id === event.contact.id
        ? { ...ticket, contact: { ...ticket.contact, ...event.contact } }
        : ticket,
  }),
];
