import { kanbanKeys } from '@/api/kanban';
import { ticketKeys, type Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/guards';
import { shareRowsById } from '@/lib/sharing';
import type { RecordPayload, UserEvent } from '@/realtime/socket/events';
import { liveRow, rereadRow } from './liveRow';
import { mapTickets } from './ticketLists';

interface Label {
  id: number;
  name: string;
  color: string;
}

const isLabel = (value: unknown): value is Label =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  typeof value['name'] === 'string' &&
  typeof value['color'] === 'string';

/** What a queue or a tag is called now, in what holds its name and colour. */
export const relabel = <Known extends Label>(known: Known, label: unknown): Known =>
  isLabel(label) && known.id === label.id ? { ...known, name: label.name, color: label.color } : known;

/** A queue event into a ticket, which holds the queue's name and colour; without one that is deleted (PAIN-1.2). */
function withQueue(ticket: Ticket, { action, queue, queueId }: RecordPayload): Ticket {
  if (action === 'delete')
    return ticket.queueId === Number(queueId) ? { ...ticket, queueId: null, queue: null } : ticket;
  return ticket.queue ? shareRowsById(ticket, { ...ticket, queue: relabel(ticket.queue, queue) }) : ticket;
}

/** A user event into a ticket, which holds the name of whose it is (PAIN-1.2). */
function withOwner(ticket: Ticket, event: UserEvent): Ticket {
  if (event.action === 'delete' || ticket.user?.id !== event.user.id || !event.user.name) return ticket;
  return shareRowsById(ticket, { ...ticket, user: { ...ticket.user, name: event.user.name } });
}

/** A tag event into a ticket, which holds its tags; one that is deleted goes (PAIN-1.2). */
function withTag(ticket: Ticket, { action, tag, tagId }: RecordPayload): Ticket {
  const kept = ticket.tags?.filter(({ id }) => action !== 'delete' || id !== Number(tagId));
  return kept ? shareRowsById(ticket, { ...ticket, tags: kept.map((known) => relabel(known, tag)) }) : ticket;
}

const [lists, details, boards] = [ticketKeys.lists(), ticketKeys.details(), kanbanKeys.boards()];

/** Queues, tags and users as tickets hold them; they themselves are among the `recordSources`. */
export const labelRows = [
  liveRow({ event: 'queue', key: lists, patch: (list, event) => mapTickets(list, (row) => withQueue(row, event)) }),
  liveRow({ event: 'queue', key: details, patch: withQueue }),
  liveRow({ event: 'queue', key: boards, patch: (cards, event) => cards.map((card) => withQueue(card, event)) }),
  liveRow({ event: 'tag', key: lists, patch: (list, event) => mapTickets(list, (row) => withTag(row, event)) }),
  liveRow({ event: 'tag', key: details, patch: withTag }),
  liveRow({ event: 'tag', key: boards, patch: (cards, event) => cards.map((card) => withTag(card, event)) }),
  liveRow({ event: 'user', key: lists, patch: (list, event) => mapTickets(list, (row) => withOwner(row, event)) }),
  liveRow({ event: 'user', key: details, patch: withOwner }),
  liveRow({ event: 'user', key: boards, patch: (cards, event) => cards.map((card) => withOwner(card, event)) }),
  // The conversations of one who is deleted wait again, and no event tells which they are (contract 7.50).
  rereadRow('user', ({ action }) => (action === 'delete' ? [lists, details, boards] : [])),
];
