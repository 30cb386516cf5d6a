import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import type { Ticket } from '@/api/tickets';
import { useLinkClicks } from '@/components/useLinkClicks';
import { useLongPress } from '@/components/useLongPress';
import { useCalmOrder } from '@/features/ticket-list/calmOrder';
import { isNearEnd } from '@/lib/nearEnd';
import { firstRect } from './firstRect';
import { usePicking, type TicketSelection } from './selection';
import { TicketRow } from './TicketRow';
import { rowHeight } from './rowStyles';
import type { TicketCommands } from '@/features/ticket-actions/useTicketCommands';

interface VirtualRowsProps {
  tickets: readonly Ticket[];
  /** Rows on the server, for assistive technology. */
  total: number;
  label: string;
  selectedUuid: string | undefined;
  search: string;
  commands: TicketCommands;
  onPeek: ((ticket: Ticket) => void) | null;
  selection: TicketSelection;
  /** Within 100 px of the bottom (T-11, I-15). */
  onNearEnd: () => void;
  header?: ReactNode;
  footer?: ReactNode;
}

/**
 * A finger held on a row begins a selection with it (B-26); lifting it must not open the row.
 * @returns the handlers of the list
 */
function useHold(selection: TicketSelection) {
  const held = useRef(false);
  const { onPointerDown, ...press } = useLongPress((_list, target) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-ticket]') : null;
    const id = Number(row?.dataset['ticket']);
    if (!row || selection.state().picking) return;
    held.current = true;
    selection.toggle(id);
  });
  const refuse = (event: MouseEvent): void => {
    if (!held.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ...press,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      held.current = false;
      onPointerDown?.(event);
    },
    onClickCapture: refuse,
    // The menu of a link comes with the same gesture.
    onContextMenu: refuse,
  };
}

/** Only the rows on screen exist; the virtualizer lives here alone, since it changes on every scroll. */
export function VirtualRows(props: VirtualRowsProps) {
  const { tickets, total, label, selectedUuid, search, commands, onPeek, selection, onNearEnd, header, footer } = props;
  const area = useRef<HTMLDivElement>(null);
  const [initialRect] = useState(firstRect);
  const virtualizer = useVirtualizer({
    initialRect,
    count: tickets.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => tickets[index]?.id ?? index,
    overscan: 6,
    useFlushSync: false,
  });
  const items = new Map(virtualizer.getVirtualItems().map((item) => [Number(item.key), item]));
  const { order, settle } = useCalmOrder([...items.keys()]);
  const picking = usePicking(selection);
  // Of the links and rows inside, which keys reach by themselves.
  const handlers = { ...useHold(selection), onClick: useLinkClicks() };
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const touch = useMediaQuery('(hover: none)', { noSsr: true });
  const width = Math.round(virtualizer.scrollRect?.width ?? initialRect.width);

  const handleScroll = (): void => {
    if (area.current && isNearEnd(area.current)) onNearEnd();
  };

  useEffect(() => selection.follow(tickets.map(({ id }) => id)), [selection, tickets]);

  // A list shorter than its area never scrolls, so its end is looked at whenever rows come or go: in the next frame,
  // where the layout that it needs is due anyway, not in the middle of taking in a page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (area.current && isNearEnd(area.current)) onNearEnd();
    });
    return () => cancelAnimationFrame(frame);
  }, [onNearEnd, tickets.length]);

  return (
    <div ref={area} className="ticket-area" onScroll={handleScroll} onFocus={settle}>
      {header}
      <ul
        className="ticket-rows"
        aria-label={label}
        // Keys walk through these rows (app/keyboard/rows.ts).
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
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <TicketRow
                ticket={ticket}
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
