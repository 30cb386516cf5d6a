import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import type { Ticket } from '@/api/tickets';
import { fontScale } from '@/browser/fontScale';
import { useSettledClicks } from '@/components/hooks/useSettledClicks';
import { useDeferredDomOrder } from '@/features/tickets/deferredDomOrder';
import { useTranslation } from '@/i18n/useTranslation';
import { placeOf } from '@/realtime/live/board';
import { Card } from './Card';
import type { LaneProps } from './Lane';
import styles from './LaneRows.module.css';
import type { FailedMove } from './moves';
import { reasonOf } from './reasonOf';

type LaneRowsProps = Pick<
  LaneProps,
  'cards' | 'coming' | 'liftedId' | 'held' | 'wishedId' | 'failed' | 'nameOfLane'
> & { labelledBy: string };

/** Guess of a card's height with one line of text, and the room between cards, in px. */
const cardHeight = 116;
const cardGap = 8;

/** Key of the empty place where the dragged card would go. */
const slotKey = -1;

const cardOf = (target: EventTarget): number | null => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return card ? Number(card.dataset['card']) : null;
};

/** The cards of a lane that are on screen; the one in use stays, wherever the lane is scrolled. */
export function LaneRows(props: LaneRowsProps) {
  const { cards, coming, liftedId, held, wishedId, failed, nameOfLane, labelledBy } = props;
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const [usedId, setUsedId] = useState<number | null>(null);

  const slot = coming ? placeOf(cards, coming) : null;
  const rowOf = (index: number): number => (slot !== null && index >= slot ? index + 1 : index);
  const cardAt = (row: number): Ticket | undefined => cards[slot !== null && row > slot ? row - 1 : row];
  // Stable: with a new function the virtualizer measures and places every row of the lane again at each scroll.
  const keyOf = useCallback(
    (row: number) => (row === slot ? slotKey : (cards[slot !== null && row > slot ? row - 1 : row]?.id ?? row)),
    [cards, slot],
  );
  const kept = [usedId, liftedId, wishedId]
    .map((id) => (id === null ? -1 : cards.findIndex((card) => card.id === id)))
    .filter((index) => index !== -1)
    .map(rowOf);

  const virtualizer = useVirtualizer({
    count: cards.length + (slot === null ? 0 : 1),
    getScrollElement: () => area.current,
    estimateSize: () => cardHeight * fontScale(),
    getItemKey: keyOf,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b),
    gap: cardGap,
    paddingStart: 2,
    paddingEnd: 12,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 12,
    overscan: 3,
    useFlushSync: false,
  });

  const items = new Map(virtualizer.getVirtualItems().map((item) => [Number(item.key), item]));
  const settled = useSettledClicks(cards, 'card');
  const { order, settle } = useDeferredDomOrder([...items.keys()]);
  const shownIds = [...items.keys()].filter((id) => id !== slotKey);
  const tabbableId = usedId !== null && items.has(usedId) ? usedId : (shownIds[0] ?? null);

  const show = useEffectEvent((row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }));
  const wishedRow = wishedId === null ? null : rowOf(cards.findIndex((card) => card.id === wishedId));
  useEffect(() => {
    if (wishedRow !== null) show(wishedRow);
  }, [wishedRow]);
  useEffect(() => {
    if (slot !== null) show(slot);
  }, [slot]);

  const handleFocus = (event: FocusEvent): void => {
    settle(event);
    setUsedId(cardOf(event.target));
  };

  const failureOf = (failure: FailedMove | undefined) => {
    if (!failure) return null;
    return { lane: nameOfLane(failure.to), reason: reasonOf(t, failure, nameOfLane) };
  };

  return (
    <div ref={area} className={styles.list} data-lane-list="" onFocus={handleFocus} {...settled}>
      <ul className={styles.rows} aria-labelledby={labelledBy} style={{ height: `${virtualizer.getTotalSize()}px` }}>
        {order.map((id) => {
          const item = items.get(id);
          const ticket = id === slotKey ? coming : item && cardAt(item.index);
          if (!item || !ticket) return null;
          const { index, start } = item;
          return (
            <li
              className={styles.row}
              key={id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-hidden={id === slotKey || undefined}
              aria-setsize={id === slotKey ? undefined : cards.length}
              aria-posinset={id === slotKey ? undefined : index + (slot !== null && index > slot ? 0 : 1)}
              style={{ transform: `translateY(${start}px)` }}
            >
              {id === slotKey ? (
                <div className={styles.slot} data-slot="" />
              ) : (
                <Card
                  ticket={ticket}
                  lifted={id === liftedId}
                  held={held && id === liftedId}
                  tabbable={id === tabbableId}
                  wished={id === wishedId}
                  failure={failureOf(failed.get(id))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
