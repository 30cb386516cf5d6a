import { describe, expect, it } from 'vitest';
import type { Tag } from '@/api/tags';
import type { Ticket } from '@/api/tickets';
import { contrast, parseColor } from '@/lib/color';
import {
  cardBeside,
  findCards,
  inQueues,
  laneAccent,
  laneBeside,
  laneInfos,
  laneOf,
  openLane,
  splitLanes,
} from './lanes';

const tag = (id: number, createdAt?: string): Tag => ({
  id,
  name: `Coluna ${id}`,
  color: '#112233',
  kanban: 1,
  ...(createdAt ? { TicketTag: { createdAt } } : {}),
});

const card = (id: number, tags: Tag[] = [], rest: Partial<Ticket> = {}): Ticket => ({
  id,
  uuid: `u${id}`,
  status: 'open',
  unreadMessages: 0,
  lastMessage: 'Bom dia',
  isGroup: false,
  userId: 1,
  contactId: id,
  whatsappId: 1,
  queueId: 1,
  companyId: 1,
  createdAt: '',
  updatedAt: '',
  contact: { id, name: `Contato ${id}`, number: '5511987654321' },
  tags,
  ...rest,
});

const lanes = laneInfos([tag(4), tag(5), tag(6)], 'Em aberto');
const ids = (cards: readonly Ticket[]): number[] => cards.map(({ id }) => id);

describe('lanes', () => {
  it('K-01 "Open" takes what has no kanban tag, other tags or none; nothing is lost', () => {
    const cards = [card(1), card(2, [tag(1)]), card(3, [tag(1), tag(5)]), card(4, [tag(99)]), card(5, [tag(4)])];
    const split = splitLanes(cards, lanes, new Map());
    expect(split.map(({ id, cards: of }) => [id, ids(of)])).toEqual([
      [openLane, [1, 2, 4]],
      [4, [5]],
      [5, [3]],
      [6, []],
    ]);
  });

  it('K-01 a card with several kanban tags stands once, in the latest', () => {
    const known = new Set([4, 5]);
    expect(laneOf(card(1, [tag(4, '2026-01-02'), tag(5, '2026-01-01')]), known)).toBe(4);
    expect(laneOf(card(1, [tag(4, '2026-01-01'), tag(5, '2026-01-02')]), known)).toBe(5);
    expect(laneOf(card(1, [tag(4), tag(5)]), known)).toBe(4);
  });

  it('B-31 a card on its way is shown where it goes, unless that lane is gone', () => {
    const cards = [card(1, [tag(4)]), card(2, [tag(4)])];
    const split = splitLanes(cards, lanes, new Map([[1, 6], [2, 77]])); // prettier-ignore
    expect(split.map(({ cards: of }) => ids(of))).toEqual([[], [2], [], [1]]);
    expect(ids(splitLanes(cards, lanes, new Map([[1, openLane]]))[0]?.cards ?? [])).toEqual([1]);
  });

  it('B-31 search by name, number and last message, whatever the capitals, accents and the way a number is written', () => {
    const cards = [
      card(1, [], { contact: { id: 1, name: 'José Conceição', number: '5521900001111' } }),
      card(2, [], { lastMessage: 'Quero o ORÇAMENTO' }),
      card(3),
    ];
    expect(ids(findCards(cards, ' jose conceicao '))).toEqual([1]);
    expect(ids(findCards(cards, 'orcamento'))).toEqual([2]);
    expect(ids(findCards(cards, '+55 21 90000-1111'))).toEqual([1]);
    expect(ids(findCards(cards, '(21) 900001'))).toEqual([1]);
    expect(findCards(cards, '  ')).toBe(cards);
    expect(findCards(cards, 'xyz')).toEqual([]);
  });

  it('B-31 the queue filter; without one, tickets without a queue show too', () => {
    const cards = [card(1), card(2, [], { queueId: 2 }), card(3, [], { queueId: null })];
    expect(inQueues(cards, null)).toBe(cards);
    expect(ids(inQueues(cards, [2]))).toEqual([2]);
    expect(inQueues(cards, [])).toEqual([]);
  });

  it.each(['#D3D3D3', '#ffffff', '#000000', '#F9A825', '#1565C0', 'no colour', ''])(
    'B-33 B-42 the strip of %s stands out in both themes',
    (color) => {
      const { light, dark } = laneAccent(color);
      expect(contrast(parseColor(light) ?? [0, 0, 0], [247, 249, 251])).toBeGreaterThanOrEqual(3);
      expect(contrast(parseColor(dark) ?? [255, 255, 255], [16, 22, 29])).toBeGreaterThanOrEqual(3);
    },
  );

  it('B-31 B-33 arrows go through a lane and to the same height of the next lane with cards', () => {
    const board = splitLanes([card(1), card(2), card(3), card(4, [tag(5)]), card(5, [tag(5)])], lanes, new Map());
    const beside = (id: number, key: string) => cardBeside(board, id, key)?.id;
    expect(beside(2, 'ArrowUp')).toBe(1);
    expect(beside(2, 'ArrowDown')).toBe(3);
    expect(beside(1, 'ArrowUp')).toBeUndefined();
    expect(beside(2, 'Home')).toBe(1);
    expect(beside(2, 'End')).toBe(3);
    expect(beside(3, 'ArrowRight')).toBe(5);
    expect(beside(5, 'ArrowLeft')).toBe(2);
    expect(beside(4, 'ArrowRight')).toBeUndefined();
  });

  it('B-31 the lane beside, and none beyond the end', () => {
    expect(laneBeside(lanes, openLane, 1)).toBe(4);
    expect(laneBeside(lanes, openLane, -1)).toBe(openLane);
    expect(laneBeside(lanes, 6, 1)).toBe(6);
  });
});
