import { useEffect, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { announce } from '@/components/feedback/announce';
import { useTranslation } from '@/i18n/useTranslation';
import { laneBeside, type LaneCards } from './lanes';

export interface Lift {
  card: Ticket;
  from: number;
  /** The lane it would go to now. */
  to: number;
  by: 'pointer' | 'keys';
}

export interface LiftTools {
  lift: Lift | null;
  pickUp: (id: number, by: Lift['by']) => void;
  /** Null: over no lane. */
  over: (lane: number | null) => void;
  /** One lane to the left or right. */
  step: (by: -1 | 1) => void;
  drop: () => void;
  cancel: () => void;
}

/** The card being moved: its lane, the lane under it, and what is announced of it (B-31, B-33). */
export function useLift(
  lanes: readonly LaneCards[],
  nameOf: (card: Ticket) => string,
  onMove: (card: Ticket, from: number, to: number) => void,
): LiftTools {
  const { t } = useTranslation();
  const [held, setHeld] = useState<{ id: number; name: string; to: number; by: Lift['by'] } | null>(null);
  const [lost, setLost] = useState<{ name: string } | null>(null);

  const laneNamed = (id: number): string => lanes.find((lane) => lane.id === id)?.name ?? '';
  const find = (id: number): { card: Ticket; from: number } | null => {
    for (const lane of lanes) {
      const card = lane.cards.find((one) => one.id === id);
      if (card) return { card, from: lane.id };
    }
    return null;
  };

  const found = held && find(held.id);
  // The lane may be deleted while a card is over it.
  const to = held && lanes.some(({ id }) => id === held.to) ? held.to : found?.from;
  const lift = held && found && to !== undefined ? { ...found, to, by: held.by } : null;

  // The card was resolved, deleted or given to someone else while it was being moved.
  if (held && !lift) {
    setHeld(null);
    setLost({ name: held.name });
  }
  useEffect(() => {
    if (lost) announce(t('kanban.gone', lost));
  }, [lost, t]);

  const say = (text: string): void => {
    if (lift?.by === 'keys') announce(text);
  };

  const over = (lane: number | null): void => {
    if (!lift || !held) return;
    const goal = lane ?? lift.from;
    if (goal === held.to) return;
    setHeld({ ...held, to: goal });
    const cards = lanes.find(({ id }) => id === goal)?.cards.length ?? 0;
    say(t('kanban.over', { lane: laneNamed(goal), count: cards }));
  };

  return {
    lift,
    pickUp: (id, by) => {
      const place = find(id);
      if (!place) return;
      setHeld({ id, name: nameOf(place.card), to: place.from, by });
      if (by === 'keys') announce(t('kanban.lifted', { name: nameOf(place.card), lane: laneNamed(place.from) }));
    },
    over,
    step: (by) => {
      if (lift) over(laneBeside(lanes, lift.to, by));
    },
    drop: () => {
      setHeld(null);
      if (!lift) return;
      if (lift.to === lift.from) say(t('kanban.put', { name: nameOf(lift.card), lane: laneNamed(lift.from) }));
      else onMove(lift.card, lift.from, lift.to);
    },
    cancel: () => {
      setHeld(null);
      if (lift) say(t('kanban.put', { name: nameOf(lift.card), lane: laneNamed(lift.from) }));
    },
  };
}
