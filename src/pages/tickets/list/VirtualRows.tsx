import useMediaQuery from '@mui/material/useMediaQuery';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type UIEvent } from 'react';
import type { Ticket, TicketFilters } from '@/api/tickets';
import { runCommand } from '@/browser/commands';
import { fontScale } from '@/browser/fontScale';
import { byTouch, inCommandMode } from '@/browser/typing';
import { useLinkClicks } from '@/components/buttons/useLinkClicks';
import { useNearEnd } from '@/components/hooks/useNearEnd';
import { useLongPress } from '@/components/hooks/useLongPress';
import { useSettledClicks } from '@/components/hooks/useSettledClicks';
import { useDeferredDomOrder } from '@/features/tickets/deferredDomOrder';
import { firstRect } from './firstRect';
import { usePicking, type TicketSelection } from './selection';
import { TicketRow } from './TicketRow';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import styles from './VirtualRows.module.css';

/** Height of a ticket row in px with usual letters; TicketRow.module.css, test/bench/floor.mjs and docs/design.md, "Ticket row", count on it. */
export const ticketRowHeight = 86;

/** Where lists stood, for the return to them; with other filters they are others. */
const places = new WeakMap<TicketFilters, number>();

interface VirtualRowsProps {
  filters: TicketFilters;
  tickets: readonly Ticket[];
  /** Those of them that have left the list while its order stands (DAY-61). */
  gone: ReadonlySet<number>;
  /** Rows of the whole list, for assistive technology; null while nobody knows. */
  total: number | null;
  label: string;
  selectedUuid: string | undefined;
  search: string;
  commands: TicketCommands;
  onPeek: ((ticket: Ticket) => void) | null;
  selection: TicketSelection;
  /** There is more, and no page is on its way. */
  mayAsk: boolean;
  /** Near the end (T-11, I-15). */
  onNearEnd: () => void;
  footer?: ReactNode;
}

/** A finger held on a row begins a selection with it (B-26). @returns the handlers of the list */
const useHold = (selection: TicketSelection) =>
  useLongPress((_list, target) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-ticket]') : null;
    if (!row || selection.state.get().picking) return false;
    selection.toggle(Number(row.dataset['ticket']));
    return true;
  });

/** The row of the open conversation leads to its box (DAY-2). */
const writeHere = (): void => {
  if (!inCommandMode() && !byTouch()) runCommand('reply');
};

/** A waiting row is not opened by a click (T-29), which answers with the button that accepts it (DAY-12). */
function showAccept({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, input')) return;
  target.closest('[data-ticket]')?.querySelector<HTMLElement>('[data-act="accept"]')?.focus({ focusVisible: true });
}

/** Only the rows on screen exist; the virtualizer lives here alone, since it changes on every scroll. */
export function VirtualRows(props: VirtualRowsProps) {
  const { filters, tickets, gone, total, label, selectedUuid, search, commands, onPeek, selection } = props;
  const { mayAsk, onNearEnd, footer } = props;
  const area = useRef<HTMLDivElement>(null);
  const onScroll = useNearEnd(area, tickets.length, mayAsk, onNearEnd);
  const [initialRect] = useState(firstRect);
  const scale = fontScale();
  const rowPx = ticketRowHeight * scale;
  // The list may be shorter by now.
  const [initialOffset] = useState(() =>
    Math.max(0, Math.min(places.get(filters) ?? 0, tickets.length * rowPx - initialRect.height)),
  );
  const virtualizer = useVirtualizer({
    initialRect,
    initialOffset,
    count: tickets.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => tickets[index]?.id ?? index,
    // On the return to a place rows stand above those in view as well, and no more are drawn than at the top.
    rangeExtractor: (range) =>
      defaultRangeExtractor({ ...range, overscan: initialOffset > 0 && places.get(filters) === initialOffset ? 2 : 6 }),
    useFlushSync: false,
  });
  const items = new Map(virtualizer.getVirtualItems().map((item) => [Number(item.key), item]));
  const { order, settle } = useDeferredDomOrder([...items.keys()]);
  const picking = usePicking(selection);
  const handleScroll = ({ currentTarget }: UIEvent): void => {
    places.set(filters, currentTarget.scrollTop);
    onScroll();
  };
  // One listener for all rows; links and rows are reached by keys on their own.
  const followLink = useLinkClicks(writeHere);
  const handleClick = (event: MouseEvent): void => {
    followLink(event);
    showAccept(event);
  };
  const handlers = { ...useHold(selection), onClick: handleClick };
  const settled = useSettledClicks(tickets, 'ticket', gone);
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const touch = useMediaQuery('(hover: none)', { noSsr: true });
  const width = Math.round((virtualizer.scrollRect?.width ?? initialRect.width) / scale);

  useEffect(
    () => selection.follow(tickets.flatMap(({ id }) => (gone.has(id) ? [] : [id]))),
    [selection, tickets, gone],
  );

  return (
    <div ref={area} className={styles.area} onScroll={handleScroll} onFocus={settle} {...settled}>
      <ul
        className={styles.rows}
        aria-label={label}
        // Keys walk through these rows (app/palette/rowKeys.ts).
        data-rows
        data-picking={picking || undefined}
        {...handlers}
        style={{ height: `${virtualizer.getTotalSize()}px` }}
      >
        {order.map((id) => {
          const item = items.get(id);
          const ticket = item && tickets[item.index];
          if (!ticket) return null;
          const { key, index, start } = item;
          return (
            <li
              key={key}
              data-ticket={id}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              style={{ height: rowPx, transform: `translateY(${start}px)` }}
            >
              <TicketRow
                ticket={ticket}
                gone={gone.has(id)}
                selected={ticket.uuid === selectedUuid}
                search={search}
                width={width}
                narrow={narrow}
                touch={touch}
                commands={commands}
                onPeek={onPeek}
                selection={selection}
              />
            </li>
          );
        })}
      </ul>
      {footer}
    </div>
  );
}
