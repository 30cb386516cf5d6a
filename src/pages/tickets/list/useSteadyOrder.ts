import { useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { inCommandMode } from '@/browser/typing';
import { activityOf, byActivity, type Ticket, type TicketFilters } from '@/api/tickets';
import { reactionMs } from '@/browser/past';
import type { TicketListState } from './useTicketList';

interface StandingRows {
  rows: readonly Ticket[];
  /** Those that have left the list and keep their place all the same. */
  gone: ReadonlySet<number>;
  /** How many would move, come or go if the order did not stand. */
  changed: number;
  /** Those of them in which something has happened, newest first. */
  news: readonly Ticket[];
}

const none: readonly Ticket[] = [];

/**
 * The rows of a list whose order stands: each in its newest state where it was, those that have left as they were last,
 * and below them what further pages have brought.
 * @param held the rows as they were when the order began to stand
 * @param live the rows as they are
 * @param isLoaded whether the list is known as far down as this one
 */
export function standingRows(
  held: readonly Ticket[],
  live: readonly Ticket[],
  isLoaded: (ticket: Ticket) => boolean,
): StandingRows {
  const now = new Map(live.map((ticket) => [ticket.id, ticket]));
  const known = new Map(held.map((ticket) => [ticket.id, activityOf(ticket)]));
  const further = live.slice(live.findLastIndex(({ id }) => known.has(id)) + 1);
  const rows = [...held.map((ticket) => now.get(ticket.id) ?? ticket), ...further];
  const gone = new Set(held.filter((ticket) => !now.has(ticket.id) && isLoaded(ticket)).map(({ id }) => id));
  if (rows.length === live.length && rows.every(({ id }, index) => live[index]?.id === id))
    return { rows, gone, changed: 0, news: none };
  const moved = held.filter(({ id, updatedAt }) => (now.get(id)?.updatedAt ?? updatedAt) !== updatedAt).length;
  const fresh = live.length - further.length - held.filter(({ id }) => now.has(id)).length;
  const news = live.slice(0, live.length - further.length).filter((row) => known.get(row.id) !== activityOf(row));
  return { rows, gone, changed: moved + fresh + gone.size, news: news.toSorted(byActivity) };
}

interface Held {
  filters: TicketFilters;
  reversed: boolean;
  rows: readonly Ticket[];
}

/** Whether keys have led the focus to an element. */
const isByKeys = (element: Element | null): boolean => inCommandMode() || element?.matches(':focus-visible') === true;

const nobody: ReadonlySet<number> = new Set();

/**
 * Rows keep their order while the pointer or the keyboard's focus is on the list, so that none slides away under a hand
 * that is about to act on it (DAY-61); their contents stay live. A finger has no hover: `useSettledClicks` is for it.
 * @returns the rows to show, and the handlers of the element that holds the list and the button which lets it move
 */
export function useSteadyOrder(list: TicketListState, reversed: boolean) {
  // The rows alone are worth keeping; what the compiler would keep besides is a third of this code.
  'use no memo';
  const { filters, state, tickets, hasMore } = list;
  const [handOn, setHandOn] = useState(false);
  const [held, setHeld] = useState<Held | null>(null);
  const hovered = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const live = useMemo(() => (reversed ? tickets.toReversed() : tickets), [tickets, reversed]);
  const stands = handOn && state === 'ready';
  // Another list, or the same the other way round, has an order of its own.
  const valid = held !== null && held.filters === filters && held.reversed === reversed;
  if (stands && !valid) setHeld({ filters, reversed, rows: live });
  if (!stands && held) setHeld(null);

  const standing = useMemo((): StandingRows => {
    if (!held || !valid) return { rows: live, gone: nobody, changed: 0, news: none };
    const last = tickets.at(-1);
    return standingRows(held.rows, live, (row) => !hasMore || (last !== undefined && byActivity(row, last) < 0));
  }, [held, valid, live, tickets, hasMore]);
  // A row that a further page has brought stands as well.
  if (stands && held && valid && standing.rows.length > held.rows.length)
    setHeld({ ...held, rows: [...held.rows, ...standing.rows.slice(held.rows.length)] });

  const hold = (): void => {
    clearTimeout(leaving.current);
    setHandOn(true);
  };
  // A hand that comes back at once finds what it left.
  const release = (): void => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setHandOn(false), reactionMs);
  };
  return {
    ...standing,
    /** Shows the order as it is, and has that one stand. */
    move: () => setHeld({ filters, reversed, rows: live }),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        hovered.current = true;
        hold();
      },
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        hovered.current = false;
        const { activeElement } = document;
        if (!currentTarget.contains(activeElement) || !isByKeys(activeElement)) release();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (isByKeys(target)) hold();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!hovered.current && !currentTarget.contains(relatedTarget)) release();
      },
    },
  };
}
