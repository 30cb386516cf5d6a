import type { Contact } from '@/api/contacts';
import type { Ticket } from '@/api/tickets';
import type { MessageKey, TFunction } from '@/i18n/keys';
import { contactLabel, formatPhone } from '@/lib/phone';
import type { PaletteItem } from './items';

const statusTexts: Readonly<Record<Ticket['status'], MessageKey>> = {
  open: 'ticketsList.assignedHeader',
  pending: 'ticketsList.pendingHeader',
  closed: 'tickets.tabs.closed.title',
};

/** A ticket in the palette: the contact, its number, what state it is in. */
export const ticketItem = (t: TFunction, ticket: Ticket, run: () => void): PaletteItem => ({
  id: `ticket:${ticket.uuid}`,
  group: 'tickets',
  label: contactLabel(ticket.contact) || t('ticketsListItem.noName'),
  detail: [`#${ticket.id}`, t(statusTexts[ticket.status]), ticket.queue?.name].filter(Boolean).join(' · '),
  words: `#${ticket.id} ${ticket.contact?.number ?? ''}`,
  face: { id: ticket.contactId, src: ticket.contact?.profilePicUrl },
  run,
});

/** A contact in the palette; choosing it begins a conversation. */
export const contactItem = (t: TFunction, contact: Contact, run: () => void): PaletteItem => ({
  id: `contact:${contact.id}`,
  group: 'contacts',
  label: contact.name,
  detail: contact.isGroup ? t('ticketsListItem.tooltip.group') : formatPhone(contact.number),
  words: contact.number,
  face: { id: contact.id, src: contact.profilePicUrl },
  run,
});
