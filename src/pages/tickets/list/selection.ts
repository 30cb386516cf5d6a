import { useCallback, useState, useSyncExternalStore } from 'react';
import type { TicketView } from './useTicketView';

interface State {
  picking: boolean;
  picked: ReadonlySet<number>;
}

const nothing: State = { picking: false, picked: new Set() };

/** Which tickets of one list are selected; rows listen to it one by one, so a click draws one row anew (B-26). */
export class TicketSelection {
  #state = nothing;
  #order: readonly number[] = [];
  #anchor: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = (): State => this.#state;

  /** Ids of the list from top to bottom, for ranges. */
  follow(order: readonly number[]): void {
    this.#order = order;
  }

  start(): void {
    this.#set({ ...this.#state, picking: true });
  }

  leave(): void {
    this.#anchor = null;
    this.#set(nothing);
  }

  /** These and no others. */
  pick(ids: readonly number[]): void {
    this.#set({ picking: true, picked: new Set(ids) });
  }

  /** Turns one ticket round; with `range` all from the last one turned to this one become like it. */
  toggle(id: number, range = false): void {
    const picked = new Set(this.#state.picked);
    const on = !picked.has(id);
    for (const each of range ? this.#between(id) : [id]) {
      if (on) picked.add(each);
      else picked.delete(each);
    }
    this.#anchor = id;
    this.#set({ picking: true, picked });
  }

  #between(id: number): readonly number[] {
    const from = this.#anchor === null ? -1 : this.#order.indexOf(this.#anchor);
    const to = this.#order.indexOf(id);
    return from === -1 || to === -1 ? [id] : this.#order.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  #set(next: State): void {
    this.#state = next;
    this.#listeners.forEach((listener) => listener());
  }
}

export const usePicking = (selection: TicketSelection): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.state().picking);

export const usePickedIds = (selection: TicketSelection): ReadonlySet<number> =>
  useSyncExternalStore(selection.subscribe, () => selection.state().picked);

export const useIsPicked = (selection: TicketSelection, id: number): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    useCallback(() => selection.state().picked.has(id), [selection, id]),
  );

/** The selection of the list on view; another tab, filter or search is another list, and nothing of it is selected. */
export function useTicketSelection({ longestFirst: _order, ...shown }: TicketView): TicketSelection {
  const scope = JSON.stringify(shown);
  const [held, setHeld] = useState(() => ({ scope, selection: new TicketSelection() }));
  if (held.scope === scope) return held.selection;
  const next = { scope, selection: new TicketSelection() };
  setHeld(next);
  return next.selection;
}
