import { describe, expect, it } from 'vitest';
import { Moves, type FailedMove } from './moves';

interface Call {
  name: string;
  done: (error?: Error) => Promise<void>;
}

/** Calls that answer when the test says so. */
function pretend() {
  const calls: Call[] = [];
  const places: number[] = [];
  const failures: FailedMove[] = [];
  const ask = <T>(name: string, answer: T): Promise<T> =>
    new Promise((resolve, reject) => {
      const done = async (error?: Error): Promise<void> => {
        if (error) reject(error);
        else resolve(answer);
        await new Promise((tick) => setTimeout(tick));
      };
      calls.push({ name, done });
    });
  const standing = new Map<number, number>();
  /** Where a card ends that somebody else moves as well. */
  const ends = new Map<number, number>();
  const moves = new Moves({
    look: async (id) => ({ lane: standing.get(id) ?? 0, since: '' }),
    leave: (id) => ask<void>(`leave ${id}`, undefined),
    enter: (id, lane) => ask(`enter ${id} ${lane}`, { lane: ends.get(id) ?? lane, since: 'now' }),
    onServer: (_id, { lane }) => void places.push(lane),
    onFailed: (_id, _error, move) => void failures.push(move),
  });
  const answer = async (name: string, error?: Error): Promise<void> => {
    const call = calls.shift();
    expect(call?.name).toBe(name);
    await call?.done(error);
  };
  /** A move of a card that stands on the server where it is shown. */
  const begin = async (id: number, from: number, to: number): Promise<void> => {
    standing.set(id, from);
    moves.move(id, from, to);
    await new Promise((tick) => setTimeout(tick));
  };
  return { moves, begin, standing, ends, answer, open: () => calls.map(({ name }) => name), places, failures };
}

const failure = new Error('500');

describe('moving a card', () => {
  it('K-04 B-31 stands in its new lane at once; the removal and then the adding are asked for', async () => {
    const { moves, begin, answer, open, places } = pretend();
    await begin(1, 4, 5);
    expect(moves.state.get().wanted.get(1)).toBe(5);
    await answer('leave 1');
    expect(moves.state.get().wanted.get(1)).toBe(5);
    await answer('enter 1 5');
    expect(open()).toEqual([]);
    expect(places).toEqual([0, 5]);
    expect(moves.isMoving(1)).toBe(false);
  });

  it('K-05 a move to "Open" only removes; a move to where the card stands does nothing', async () => {
    const { moves, begin, answer, open } = pretend();
    await begin(1, 4, 4);
    expect(open()).toEqual([]);
    await begin(1, 4, 0);
    await answer('leave 1');
    expect(open()).toEqual([]);
    expect(moves.isMoving(1)).toBe(false);
  });

  it('K-04 B-07 quick moves of one card run one after another, and what a later one replaced is left out', async () => {
    const { moves, begin, answer, open, places } = pretend();
    await begin(1, 0, 4);
    moves.move(1, 4, 5);
    expect(open()).toEqual(['leave 1']);
    await answer('leave 1');
    expect(open()).toEqual(['enter 1 5']);
    moves.move(1, 5, 6);
    moves.move(1, 6, 0);
    await answer('enter 1 5');
    await answer('leave 1');
    expect(open()).toEqual([]);
    expect(places).toEqual([0, 5, 0]);
  });

  it('K-04 cards do not wait for one another', async () => {
    const { begin, open } = pretend();
    await begin(1, 0, 4);
    await begin(2, 0, 4);
    expect(open()).toEqual(['leave 1', 'leave 2']);
  });

  it('K-06 B-31 a refused removal puts the card back and keeps the word of it until the next move', async () => {
    const { moves, begin, answer, open, places, failures } = pretend();
    await begin(1, 4, 5);
    await answer('leave 1', failure);
    expect(open()).toEqual([]);
    expect(places).toEqual([]);
    expect(failures).toEqual([{ from: 4, to: 5, reason: 'stayed' }]);
    expect(moves.state.get().failed.get(1)).toEqual({ from: 4, to: 5, reason: 'stayed' });
    expect(moves.isMoving(1)).toBe(false);
    await begin(1, 4, 5);
    expect(moves.state.get().failed.has(1)).toBe(false);
    await answer('leave 1', failure);
    moves.forget(1);
    expect(moves.state.get().failed.has(1)).toBe(false);
  });

  it('K-06 B-31 a refused adding leaves the card in "Open", where the server has it', async () => {
    const { moves, begin, answer, places } = pretend();
    await begin(1, 4, 5);
    await answer('leave 1');
    await answer('enter 1 5', failure);
    expect(places).toEqual([0]);
    expect(moves.isMoving(1)).toBe(false);
    expect(moves.state.get().failed.get(1)).toEqual({ from: 4, to: 5, reason: 'left' });
  });

  it('K-06 a newer wish is still tried after a failure', async () => {
    const { moves, begin, answer, open, failures } = pretend();
    await begin(1, 0, 4);
    await answer('leave 1');
    moves.move(1, 4, 5);
    await answer('enter 1 4', failure);
    expect(failures).toEqual([]);
    expect(open()).toEqual(['leave 1']);
    await answer('leave 1');
    await answer('enter 1 5');
    expect(moves.state.get().failed.has(1)).toBe(false);
  });

  it('DAY-74 a card that somebody else has moved meanwhile stays where that one put it', async () => {
    const { moves, standing, open, places } = pretend();
    standing.set(1, 6);
    moves.move(1, 4, 5);
    await new Promise((tick) => setTimeout(tick));
    expect(open()).toEqual([]);
    expect(places).toEqual([6]);
    expect(moves.state.get().failed.get(1)).toEqual({ from: 4, to: 5, reason: 'overtaken' });
    expect(moves.isMoving(1)).toBe(false);
  });

  it('DAY-74 a card that somebody else has put elsewhere in the same moment stands where it was put last', async () => {
    const { moves, begin, ends, answer, places } = pretend();
    await begin(1, 4, 5);
    ends.set(1, 6);
    await answer('leave 1');
    await answer('enter 1 5');
    expect(places).toEqual([0, 6]);
    expect(moves.state.get().failed.get(1)).toEqual({ from: 4, to: 5, reason: 'overtaken' });
    expect(moves.isMoving(1)).toBe(false);
  });

  it('B-31 whoever shows the board hears of each change', () => {
    const { moves } = pretend();
    let told = 0;
    const off = moves.state.subscribe(() => void (told += 1));
    moves.move(1, 0, 4);
    off();
    moves.move(1, 4, 5);
    expect(told).toBe(1);
  });
});
