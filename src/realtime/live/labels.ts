import { kanbanKeys } from '@/api/kanban';
import { ticketKeys, type Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/guards';
import type { RecordPayload } from '@/realtime/socket/events';
import { liveRow } from './liveRow';
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

/** What a queue or a tag is called now, where a ticket has it otherwise. */
export function relabel<Known extends Label>(known: Known, label: unknown): Known {
  if (!isLabel(label) || known.id !== label.id) return known;
  const { name, color } = label;
  return known.name === name && known.color === color ? known : { ...known, name, color };
}

/** The same rows where nothing changes, so that nothing is drawn. */
function mapRows<Row>(rows: readonly Row[], map: (row: Row) => Row): readonly Row[] {
  const next = rows.map(map);
  return next.every((row, at) => row === rows[at]) ? rows : next;
}

/** A queue event into a ticket, which holds the queue's name and colour (PAIN-1.2). */
export function withQueue(ticket: Ticket, event: RecordPayload): Ticket {
  const { queue } = ticket;
  const next = queue && relabel(queue, event['queue']);
  return !next || next === queue ? ticket : { ...ticket, queue: next };
}

/** A tag event into a ticket, which holds its tags; one that is deleted goes (PAIN-1.2). */
export function withTag(ticket: Ticket, { action, tag, tagId }: RecordPayload): Ticket {
  const { tags } = ticket;
  if (!tags) return ticket;
  const isGone = ({ id }: Label): boolean => action === 'delete' && id === Number(tagId);
  const kept = tags.some(isGone) ? tags.filter((known) => !isGone(known)) : tags;
  const next = mapRows(kept, (known) => relabel(known, tag));
  return next === tags ? ticket : { ...ticket, tags: [...next] };
}

const [lists, details, boards] = [ticketKeys.lists(), ticketKeys.details(), kanbanKeys.boards()];

/** Queues and tags as tickets hold them; they themselves are among the `recordSources`. */
export const labelRows = [
  liveRow({ event: 'queue', key: lists, patch: (list, event) => mapTickets(list, (row) => withQueue(row, event)) }),
  liveRow({ event: 'queue', key: details, patch: withQueue }),
  liveRow({ event: 'queue', key: boards, patch: (cards, event) => mapRows(cards, (card) => withQueue(card, event)) }),
  liveRow({ event: 'tag', key: lists, patch: (list, event) => mapTickets(list, (row) => withTag(row, event)) }),
  liveRow({ event: 'tag', key: details, patch: withTag }),
  liveRow({ event: 'tag', key: boards, patch: (cards, event) => mapRows(cards, (card) => withTag(card, event)) }),
];
