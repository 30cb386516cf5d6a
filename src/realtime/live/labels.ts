import { kanbanKeys } from '@/api/kanban';
import { ticketKeys, type Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/guards';
import { shareRowsById } from '@/lib/sharing';
import type { EventName, EventPayloads, RecordPayload, UserEvent } from '@/realtime/socket/events';
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
const relabel = <Known extends Label>(known: Known, label: unknown): Known =>
  isLabel(label) && known.id === label.id ? { ...known, name: label.name, color: label.color } : known;

/**
 * Queues or tags as somebody or something holds them, after an event: one that is deleted goes, one that is renamed has
 * its new name; the same array where nothing changes.
 * @param deleted the id of a deletion
 */
export const relabelAll = <Known extends Label>(
  known: readonly Known[],
  { action, label, deleted }: { action: unknown; label: unknown; deleted: unknown },
): Known[] =>
  shareRowsById(
    known,
    known.filter(({ id }) => action !== 'delete' || id !== Number(deleted)).map((one) => relabel(one, label)),
  );

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
  if (!ticket.tags) return ticket;
  const tags = relabelAll(ticket.tags, { action, label: tag, deleted: tagId });
  return tags === ticket.tags ? ticket : { ...ticket, tags };
}

const [lists, details, boards] = [ticketKeys.lists(), ticketKeys.details(), kanbanKeys.boards()];

/** What an event does to a ticket, wherever tickets are held. */
const inTickets = <E extends EventName>(event: E, patch: (ticket: Ticket, payload: EventPayloads[E]) => Ticket) => [
  liveRow({
    event,
    key: lists,
    patch: (list, payload: EventPayloads[E]) => mapTickets(list, (row) => patch(row, payload)),
  }),
  liveRow({ event, key: details, patch }),
  liveRow({
    event,
    key: boards,
    patch: (cards, payload: EventPayloads[E]) => cards.map((card) => patch(card, payload)),
  }),
];

/** Queues, tags and users as tickets hold them; they themselves are among the `recordSources`. */
export const labelRows = [
  ...inTickets('queue', withQueue),
  ...inTickets('tag', withTag),
  ...inTickets('user', withOwner),
  // The conversations of one who is deleted wait again, and no event tells which they are (contract 7.50).
  rereadRow('user', ({ action }) => (action === 'delete' ? [lists, details, boards] : [])),
];
