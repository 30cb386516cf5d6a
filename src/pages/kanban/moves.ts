import { createStore, type Readable } from '@/browser/createStore';
import { openLane } from './lanes';

export interface FailedMove {
  from: number;
  to: number;
  /**
   * `stayed`: nothing went through; `left`: the removal did, the adding did not, so that the card stands in "Open";
   * `overtaken`: somebody else has moved it meanwhile (DAY-74).
   */
  reason: 'stayed' | 'left' | 'overtaken';
}

export interface MovesState {
  /** Where each card under way is to go. */
  wanted: ReadonlyMap<number, number>;
  failed: ReadonlyMap<number, FailedMove>;
}

/** Where a card stands on the server. */
export interface Standing {
  lane: number;
  /** Time of it; empty in "Open". */
  since: string;
}

export interface MoveCalls {
  /** Asks where a ticket stands before it is moved: nobody is told of the moves of others (contract 4.4). */
  look: (ticketId: number) => Promise<Standing>;
  /** Takes a ticket out of its lane on the server. */
  leave: (ticketId: number) => Promise<void>;
  /** Puts it into a lane; resolves to where it stands then, which is elsewhere if somebody else did so after. */
  enter: (ticketId: number, lane: number) => Promise<Standing>;
  /** A call went through: the ticket stands in this lane on the server. */
  onServer: (ticketId: number, there: Standing) => void;
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
    let at: number | null = null;
    while (true) {
      const goal = this.state.get().wanted.get(ticketId);
      if (goal === undefined || goal === at) break;
      const from: number = at ?? start;
      let tried: number = goal;
      let removed = false;
      try {
        if (at === null) {
          const there = await this.calls.look(ticketId);
          if (there.lane !== start) return this.yieldTo(ticketId, there, { from, to: goal, reason: 'overtaken' });
          at = start;
          continue;
        }
        await this.calls.leave(ticketId);
        at = openLane;
        removed = from !== openLane;
        this.calls.onServer(ticketId, { lane: openLane, since: '' });
        tried = this.state.get().wanted.get(ticketId) ?? openLane;
        if (tried === openLane) continue;
        const there = await this.calls.enter(ticketId, tried);
        if (there.lane !== tried) return this.yieldTo(ticketId, there, { from, to: tried, reason: 'overtaken' });
        at = tried;
        this.calls.onServer(ticketId, there);
      } catch (error) {
        // A newer target chosen meanwhile is tried next.
        if (this.state.get().wanted.get(ticketId) !== tried) continue;
        const move: FailedMove = { from, to: tried, reason: removed ? 'left' : 'stayed' };
        this.calls.onFailed(ticketId, error, move);
        this.set(ticketId, null, move);
        return;
      }
    }
    this.set(ticketId, null, null);
  }

  /** Somebody else has moved the card: it stands there, and the wish is off. */
  private yieldTo(ticketId: number, there: Standing, move: FailedMove): void {
    this.calls.onServer(ticketId, there);
    this.set(ticketId, null, move);
  }

  private set(ticketId: number, to: number | null, failure: FailedMove | null): void {
    this.store.update(({ wanted, failed }) => ({
      wanted: changed(wanted, ticketId, to),
      failed: changed(failed, ticketId, failure),
    }));
  }
}
