import { createStore, type Readable } from '@/browser/createStore';
import { openLane } from './lanes';

export interface FailedMove {
  from: number;
  to: number;
  /** The removal went through, the adding did not: the card stands in "Open". */
  removed: boolean;
}

export interface MovesState {
  /** Where each card under way is to go. */
  wanted: ReadonlyMap<number, number>;
  failed: ReadonlyMap<number, FailedMove>;
}

export interface MoveCalls {
  /** Takes a ticket out of its lane on the server. */
  leave: (ticketId: number) => Promise<void>;
  /** Puts it into a lane; resolves to the time of it. */
  enter: (ticketId: number, lane: number) => Promise<string>;
  /** A call went through: the ticket stands in this lane on the server. */
  onServer: (ticketId: number, lane: number, since: string) => void;
  /** A call failed, so where the ticket stands is to be asked. Called before the card goes back. */
  onFailed: (ticketId: number, error: unknown, move: FailedMove) => void;
}

/** Returns the same map where nothing changes, so that React draws nothing again. */
function changed<T>(map: ReadonlyMap<number, T>, key: number, value: T | null): ReadonlyMap<number, T> {
  if (map.get(key) === (value ?? undefined)) return map;
  const rest = [...map].filter(([known]) => known !== key);
  return new Map(value === null ? rest : [...rest, [key, value]]);
}

/**
 * Moves of cards: shown at once, carried out one after another for each card, so that quick moves never overtake one
 * another; a wish that a later one has replaced is not carried out (K-04, K-05, B-31, B-07).
 */
export class Moves {
  private readonly store = createStore<MovesState>({ wanted: new Map(), failed: new Map() });
  readonly state: Readable<MovesState> = this.store;
  private readonly calls: MoveCalls;

  constructor(calls: MoveCalls) {
    this.calls = calls;
  }

  isMoving = (ticketId: number): boolean => this.state.get().wanted.has(ticketId);

  /** @param from the lane where the card is shown, for the words of a failure */
  move(ticketId: number, from: number, to: number): void {
    const under = this.isMoving(ticketId);
    if (from === to && !under) return;
    this.set(ticketId, to, null);
    if (!under) void this.run(ticketId, from);
  }

  /** Hides the note about a failed move. */
  forget(ticketId: number): void {
    if (this.state.get().failed.has(ticketId)) this.set(ticketId, null, null);
  }

  private async run(ticketId: number, start: number): Promise<void> {
    let at = start;
    while (true) {
      const goal = this.state.get().wanted.get(ticketId);
      if (goal === undefined || goal === at) break;
      const from = at;
      let tried = goal;
      let removed = false;
      try {
        await this.calls.leave(ticketId);
        at = openLane;
        removed = from !== openLane;
        this.calls.onServer(ticketId, openLane, '');
        tried = this.state.get().wanted.get(ticketId) ?? openLane;
        if (tried === openLane) continue;
        const since = await this.calls.enter(ticketId, tried);
        at = tried;
        this.calls.onServer(ticketId, tried, since);
      } catch (error) {
        // A newer target chosen meanwhile is tried next.
        if (this.state.get().wanted.get(ticketId) !== tried) continue;
        const move = { from, to: tried, removed };
        this.calls.onFailed(ticketId, error, move);
        this.set(ticketId, null, move);
        return;
      }
    }
    this.set(ticketId, null, null);
  }

  private set(ticketId: number, to: number | null, failure: FailedMove | null): void {
    this.store.update(({ wanted, failed }) => ({
      wanted: changed(wanted, ticketId, to),
      failed: changed(failed, ticketId, failure),
    }));
  }
}
