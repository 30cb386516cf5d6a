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

/** The same map where nothing changes, so that nothing that shows it is drawn again. */
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
  private state: MovesState = { wanted: new Map(), failed: new Map() };
  private readonly listeners = new Set<() => void>();
  private readonly calls: MoveCalls;

  constructor(calls: MoveCalls) {
    this.calls = calls;
  }

  get = (): MovesState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  isMoving = (ticketId: number): boolean => this.state.wanted.has(ticketId);

  /** @param from the lane where the card is shown, for the words of a failure */
  move(ticketId: number, from: number, to: number): void {
    const under = this.isMoving(ticketId);
    if (from === to && !under) return;
    this.set(ticketId, to, null);
    if (!under) void this.run(ticketId, from);
  }

  /** Takes the word about a failed move away. */
  forget(ticketId: number): void {
    if (this.state.failed.has(ticketId)) this.set(ticketId, null, null);
  }

  private async run(ticketId: number, start: number): Promise<void> {
    let at = start;
    while (true) {
      const goal = this.state.wanted.get(ticketId);
      if (goal === undefined || goal === at) break;
      const from = at;
      let tried = goal;
      let removed = false;
      try {
        await this.calls.leave(ticketId);
        at = openLane;
        removed = from !== openLane;
        this.calls.onServer(ticketId, openLane, '');
        tried = this.state.wanted.get(ticketId) ?? openLane;
        if (tried === openLane) continue;
        const since = await this.calls.enter(ticketId, tried);
        at = tried;
        this.calls.onServer(ticketId, tried, since);
      } catch (error) {
        // A newer wish made meanwhile is still to be tried.
        if (this.state.wanted.get(ticketId) !== tried) continue;
        const move = { from, to: tried, removed };
        this.calls.onFailed(ticketId, error, move);
        this.set(ticketId, null, move);
        return;
      }
    }
    this.set(ticketId, null, null);
  }

  private set(ticketId: number, to: number | null, failure: FailedMove | null): void {
    const { wanted, failed } = this.state;
    this.state = { wanted: changed(wanted, ticketId, to), failed: changed(failed, ticketId, failure) };
    this.listeners.forEach((listener) => listener());
  }
}
