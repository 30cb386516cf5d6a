import { useState } from 'react';
import { createStore, type Readable } from '@/browser/createStore';
import { useStore } from '@/browser/useStore';
import type { TicketView } from './useTicketView';

interface State {
  picking: boolean;
  picked: ReadonlySet<number>;
}

const nothing: State = { picking: false, picked: new Set() };

/** Which tickets of one list are selected; rows listen to it one by one, so a click draws one row anew (B-26). */
export class TicketSelection {
  readonly #state = createStore(nothing);
  #order: readonly number[] = [];
  #anchor: number | null = null;
  readonly state: Readable<State> = this.#state;

  /** Ids of the list from top to bottom, for ranges. */
  follow(order: readonly number[]): void {
    this.#order = order;
  }

  start(): void {
    this.#state.update((state) => ({ ...state, picking: true }));
  }

  leave(): void {
    this.#anchor = null;
    this.#state.set(nothing);
  }

  /** Selects exactly these. */
  pick(ids: readonly number[]): void {
    this.#state.set({ picking: true, picked: new Set(ids) });
  }

  /** Toggles one ticket; with `range` all from the last toggled one to this one get the same state. */
  toggle(id: number, range = false): void {
    const picked = new Set(this.#state.get().picked);
    const on = !picked.has(id);
    for (const each of range ? this.#between(id) : [id]) {
      if (on) picked.add(each);
      else picked.delete(each);
    }
    this.#anchor = id;
    this.#state.set({ picking: true, picked });
  }

  #between(id: number): readonly number[] {
    const from = this.#anchor === null ? -1 : this.#order.indexOf(this.#anchor);
    const to = this.#order.indexOf(id);
    return from === -1 || to === -1 ? [id] : this.#order.slice(Math.min(from, to), Math.max(from, to) + 1);
  }
}

export const usePicking = (selection: TicketSelection): boolean => useStore(selection.state, ({ picking }) => picking);

export const usePickedIds = (selection: TicketSelection): ReadonlySet<number> =>
  useStore(selection.state, ({ picked }) => picked);

export const useIsPicked = (selection: TicketSelection, id: number): boolean =>
  useStore(selection.state, ({ picked }) => picked.has(id));

/** The selection of the list on view; another tab, filter or search is another list, and nothing of it is selected. */
export function useTicketSelection({ longestFirst: _order, ...shown }: TicketView): TicketSelection {
  const scope = JSON.stringify(shown);
  const [held, setHeld] = useState(() => ({ scope, selection: new TicketSelection() }));
  if (held.scope === scope) return held.selection;
  const next = { scope, selection: new TicketSelection() };
  setHeld(next);
  return next.selection;
}
