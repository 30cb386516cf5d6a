import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Ticket } from '@/api/tickets';
import type { BulkAction } from '@/features/tickets/commands/bulk';
import { useTicketSelection, type TicketSelection } from './selection';
import type { TicketView } from './useTicketView';

/** Selecting in the list of the panel, and the action that is being asked for or run. */
export interface Bulk {
  selection: TicketSelection;
  /** Where the bar stands while somebody selects. */
  slot: HTMLElement | null;
  setSlot: (slot: HTMLElement | null) => void;
  /** The button that begins selecting; the focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  asked: { action: BulkAction; tickets: readonly Ticket[] } | null;
  ask: (action: BulkAction, tickets: readonly Ticket[]) => void;
  /** Ends an action: what it left unchanged stays selected; null keeps the selection as it is. */
  end: (rest: readonly number[] | null) => void;
  leave: () => void;
}

/** State of selecting several tickets (B-26); the selection itself is outside React, row by row. */
export function useBulk(view: TicketView): Bulk {
  const selection = useTicketSelection(view);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Bulk['asked']>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useCallback(() => {
    selection.leave();
    button.current?.focus();
  }, [selection]);
  return {
    selection,
    slot,
    setSlot,
    button,
    asked,
    ask: useCallback((action: BulkAction, tickets: readonly Ticket[]) => setAsked({ action, tickets }), []),
    end: (rest) => {
      // A dialog that closes gives the focus back to what had it before, so the focus is moved after that.
      flushSync(() => setAsked(null));
      if (rest === null) return;
      if (rest.length > 0) selection.pick(rest);
      else leave();
    },
    leave,
  };
}
