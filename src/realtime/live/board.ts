import type { QueryClient } from '@tanstack/react-query';
import { kanbanKeys, sortLanes, type BoardFilters } from '@/api/kanban';
import type { Tag } from '@/api/tags';
import { byActivity, toTicket, type Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/guards';
import type { AppMessageEvent, ContactEvent, RecordPayload, TicketEvent } from '@/realtime/socket/events';
import { mergeTicket } from '@/realtime/cache/mergeTicket';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { liveRow, type Live } from './liveRow';
import { removeRecord } from './records';
import { belongs, type Viewer } from './ticketLists';

/** The cards of a board, newest activity first. */
export type Cards = readonly Ticket[];

/** Who looks at which board, and whose lane is being changed here and now. */
export interface BoardView {
  filters: BoardFilters;
  viewer: Viewer;
  /** A ticket under way keeps its tags: an event may have been written before the move reached the server. */
  isMoving: (ticketId: number) => boolean;
}

/** Open and waiting tickets that the viewer may see (K-02; the one predicate of the ticket lists). */
export const isCard = (ticket: Ticket, { filters, viewer }: Pick<BoardView, 'filters' | 'viewer'>): boolean =>
  ticket.status !== 'closed' && belongs(ticket, filters, viewer);

const without = (cards: Cards, id: number): Cards =>
  cards.some((card) => card.id === id) ? removeRecord(cards, id) : cards;

/** Changes one card, or nothing where it is not there. */
export const changeCard = (cards: Cards, id: number, change: (card: Ticket) => Ticket): Cards =>
  cards.some((card) => card.id === id) ? cards.map((card) => (card.id === id ? change(card) : card)) : cards;

/** Where a card stands among cards sorted by activity. */
export function placeOf(cards: Cards, card: Ticket): number {
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const other = cards[middle];
    if (other && byActivity(other, card) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A ticket into, out of, or to its place on a board. An older copy that arrives late never steps back. */
export function upsertCard(cards: Cards, incoming: Ticket, view: BoardView): Cards {
  const known = cards.find(({ id }) => id === incoming.id);
  if (known && incoming.updatedAt < known.updatedAt) return cards;
  const merged = known ? mergeTicket(known, incoming) : toTicket(incoming);
  const card = known?.tags && view.isMoving(known.id) ? { ...merged, tags: known.tags } : merged;
  if (!isCard(card, view)) return without(cards, card.id);
  if (known?.updatedAt === card.updatedAt) return changeCard(cards, card.id, () => card);
  const rest = without(cards, card.id);
  return rest.toSpliced(placeOf(rest, card), 0, card);
}

/** A ticket event into a board: new, changed, gone, read (K-02, T-37 to T-39). */
export function applyTicketEvent(cards: Cards, event: TicketEvent, view: BoardView): Cards {
  if (event.action === 'update') return upsertCard(cards, event.ticket, view);
  const id = Number(event.ticketId);
  if (event.action === 'delete') return without(cards, id);
  return changeCard(cards, id, (card) => (card.unreadMessages ? { ...card, unreadMessages: 0 } : card));
}

/** The ticket of a message as a board shows it. */
export const ticketOfMessage = ({ ticket, contact }: AppMessageEvent & { action: 'create' }): Ticket => ({
  ...ticket,
  contact: { ...contact, ...ticket.contact },
});

/** A new message into a board: last message, unread count, place (T-40). */
export const applyMessageEvent = (cards: Cards, event: AppMessageEvent, view: BoardView): Cards =>
  event.action === 'create' ? upsertCard(cards, ticketOfMessage(event), view) : cards;

/** A contact event into a board (T-41); a deleted contact takes its tickets along (contract 7.50). */
export function applyContactEvent(cards: Cards, event: ContactEvent): Cards {
  const id = event.action === 'delete' ? Number(event.contactId) : event.contact.id;
  if (!cards.some(({ contactId }) => contactId === id)) return cards;
  if (event.action === 'delete') return cards.filter(({ contactId }) => contactId !== id);
  const { contact } = event;
  return cards.map((card) =>
    card.contactId === id && card.contact ? { ...card, contact: { ...card.contact, ...contact } } : card,
  );
}

/** The tags of a ticket after its lane tags gave way to another one, or to none (K-04, K-05). */
export const swapLane = (ticket: Ticket, laneIds: ReadonlySet<number>, lane: Tag | null): Ticket => ({
  ...ticket,
  tags: [...(ticket.tags ?? []).filter(({ id }) => !laneIds.has(id)), ...(lane ? [lane] : [])],
});

const isTag = (value: unknown): value is Tag =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';

/** A tag event into the lanes: a tag may become a lane, change, or be one no longer (K-01). */
export function applyLaneEvent(lanes: readonly Tag[], { action, tag, tagId }: RecordPayload): readonly Tag[] {
  if (action === 'delete') {
    const id = Number(tagId);
    return lanes.some((lane) => lane.id === id) ? removeRecord(lanes, id) : lanes;
  }
  if (!isTag(tag)) return lanes;
  const known = lanes.find(({ id }) => id === tag.id);
  const next = { ...known, ...tag };
  const others = lanes.filter(({ id }) => id !== tag.id);
  if (next.kanban === 1) return sortLanes([...others, next]);
  return known ? others : lanes;
}

const moving = new WeakMap<QueryClient, BoardView['isMoving']>();

/** Tells the rows of the board which tickets are being moved on it. */
export const trackMoves = (client: QueryClient, isMoving: BoardView['isMoving']): void =>
  void moving.set(client, isMoving);

const viewOf = (filters: BoardFilters, { client, viewer }: Pick<Live, 'client' | 'viewer'>): BoardView => ({
  filters,
  viewer,
  isMoving: moving.get(client) ?? (() => false),
});

const boards = kanbanKeys.boards();

/** Cards and lanes of every cached board (K-01, K-02, B-31). */
export const boardRows = [
  liveRow({
    event: 'ticket',
    key: boards,
    patch: (cards, event, filters, live) => applyTicketEvent(cards, event, viewOf(filters, live)),
  }),
  liveRow({
    event: 'appMessage',
    key: ({ action }) => (action === 'create' ? boards : null),
    patch: (cards, event, filters, live) => applyMessageEvent(cards, event, viewOf(filters, live)),
  }),
  liveRow({ event: 'contact', key: boards, patch: applyContactEvent }),
  liveRow({ event: 'tag', key: kanbanKeys.lanes(), patch: applyLaneEvent }),
];

/** What was read of a ticket into every board. */
export const putCard = (client: QueryClient, ticket: Ticket, viewer: Viewer): void =>
  patchQueries(client, boards, (cards, filters) => upsertCard(cards, ticket, viewOf(filters, { client, viewer })));
