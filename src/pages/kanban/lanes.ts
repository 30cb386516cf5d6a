import type { Tag } from '@/api/tags';
import type { Ticket } from '@/api/tickets';
import { parseColor, readable, toHex, type Rgb } from '@/lib/color';
import { digitsOf } from '@/lib/digits';
import { previewOfLast } from '@/lib/messagePreview';
import { formatPhone } from '@/lib/phone';
import { foldText } from '@/lib/searchText';

/** The lane of tickets without a kanban tag (decisions: Z-14). */
export const openLane = 0;

export interface LaneInfo {
  /** Id of the tag, or `openLane`. */
  id: number;
  name: string;
  color: string | null;
}

export interface LaneCards extends LaneInfo {
  cards: readonly Ticket[];
}

/** "Open", then one lane per kanban tag (K-01). */
export const laneInfos = (tags: readonly Tag[], open: string): LaneInfo[] => [
  { id: openLane, name: open, color: null },
  ...tags.map(({ id, name, color }) => ({ id, name, color })),
];

/** The lane of a ticket on the server; of several kanban tags the latest counts, so that no card stands twice. */
export function laneOf(ticket: Ticket, laneIds: ReadonlySet<number>): number {
  let lane = openLane;
  let since = '';
  for (const { id, TicketTag } of ticket.tags ?? []) {
    const at = TicketTag?.createdAt ?? '';
    if (!laneIds.has(id) || (lane !== openLane && at <= since)) continue;
    lane = id;
    since = at;
  }
  return lane;
}

/**
 * The cards of each lane in their order.
 * @param wanted where cards are on their way to, which is where they are shown (B-31)
 */
export function splitLanes(
  cards: readonly Ticket[],
  lanes: readonly LaneInfo[],
  wanted: ReadonlyMap<number, number>,
): LaneCards[] {
  const byLane = new Map<number, Ticket[]>(lanes.map(({ id }) => [id, []]));
  const ids = new Set(byLane.keys());
  for (const card of cards) {
    const goal = wanted.get(card.id);
    byLane.get(goal !== undefined && ids.has(goal) ? goal : laneOf(card, ids))?.push(card);
  }
  return lanes.map((lane) => ({ ...lane, cards: byLane.get(lane.id) ?? [] }));
}

interface Searched {
  text: string;
  digits: string;
}

const searched = new WeakMap<Ticket, Searched>();

function searchedOf(ticket: Ticket): Searched {
  const known = searched.get(ticket);
  if (known) return known;
  const { name = '', number = '' } = ticket.contact ?? {};
  const made = {
    text: foldText([name, formatPhone(number), previewOfLast(ticket.lastMessage).text].join('\n')),
    digits: digitsOf(number),
  };
  searched.set(ticket, made);
  return made;
}

const looksLikeNumber = /^[\d\s()+-]+$/;

/** Cards whose contact's name or number or last message holds the text, whatever its capitals and accents (B-31). */
export function findCards(cards: readonly Ticket[], search: string): readonly Ticket[] {
  const text = foldText(search.trim());
  if (text === '') return cards;
  const digits = looksLikeNumber.test(text) ? digitsOf(text) : '';
  return cards.filter((card) => {
    const at = searchedOf(card);
    return at.text.includes(text) || (digits !== '' && at.digits.includes(digits));
  });
}

/** Cards of the chosen queues; those without a queue show while nothing is chosen (null). */
export const inQueues = (cards: readonly Ticket[], queueIds: readonly number[] | null): readonly Ticket[] =>
  queueIds === null ? cards : cards.filter(({ queueId }) => queueId !== null && queueIds.includes(queueId));

/** Grounds of a lane in the two themes, and the contrast that its strip needs (WCAG 2.2, 1.4.11). */
const grounds: Record<'light' | 'dark', readonly Rgb[]> = {
  light: [
    [247, 249, 251],
    [243, 245, 248],
  ],
  dark: [
    [16, 22, 29],
    [11, 15, 20],
  ],
};
const needed = 3;
const quiet: Rgb = [115, 130, 148];

/** The colour of a lane's strip, dark or light enough to be seen on either theme (design, "Kanban lane"; B-33). */
export function laneAccent(color: string | null): { light: string; dark: string } {
  const rgb = parseColor(color) ?? quiet;
  return {
    light: toHex(readable(rgb, grounds.light, needed, 'black')),
    dark: toHex(readable(rgb, grounds.dark, needed, 'white')),
  };
}

/** The neighbour of a lane, or the lane itself at the end of the board. */
export function laneBeside(lanes: readonly LaneInfo[], id: number, step: -1 | 1): number {
  const index = lanes.findIndex((lane) => lane.id === id);
  return lanes[index + step]?.id ?? id;
}

/**
 * The card to go to from another one with an arrow key: up and down within its lane, sideways to the same height of
 * the next lane that has any.
 */
export function cardBeside(lanes: readonly LaneCards[], id: number, key: string): Ticket | undefined {
  const lane = lanes.findIndex(({ cards }) => cards.some((card) => card.id === id));
  const { cards = [] } = lanes[lane] ?? {};
  const index = cards.findIndex((card) => card.id === id);
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  if (key === 'ArrowUp') return cards[index - 1];
  if (key === 'ArrowDown') return cards[index + 1];
  const aside = key === 'ArrowLeft' ? lanes.slice(0, lane).toReversed() : lanes.slice(lane + 1);
  const next = aside.find((other) => other.cards.length > 0);
  return next?.cards[Math.min(index, next.cards.length - 1)];
}
