import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPatchBatch } from './frameBatch';
import type { Patch } from './patchQueries';

const clients: QueryClient[] = [];
const newClient = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clients.push(client);
  return client;
};
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

/** A patch that is idempotent, as all of ours: adds a word once. */
const add =
  (word: string): Patch =>
  (data) =>
    Array.isArray(data) && !data.includes(word) ? [...data, word] : data;

const key = ['list', 1];

describe('createPatchBatch', () => {
  it('PAIN-1.3 the patches of one frame are one write, in order', () => {
    const client = newClient();
    client.setQueryData(key, ['a']);
    let writes = 0;
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') writes += 1;
    });
    const batch = createPatchBatch(client);
    for (const word of ['x', 'y', 'z']) batch.add(key, add(word));
    expect(client.getQueryData(key)).toEqual(['a']);
    batch.flush();
    expect(client.getQueryData(key)).toEqual(['a', 'x', 'y', 'z']);
    expect(writes).toBe(1);
    batch.dispose();
  });

  it('PAIN-1.3 a disposed batch writes nothing', () => {
    const client = newClient();
    client.setQueryData(key, ['a']);
    const batch = createPatchBatch(client);
    batch.add(key, add('x'));
    batch.dispose();
    batch.flush();
    expect(client.getQueryData(key)).toEqual(['a']);
  });

  it('PAIN-7.1 events of many kinds in one frame are one write per query, each in its order', () => {
    const client = newClient();
    client.setQueryData(['list', 1], ['a']);
    client.setQueryData(['thread', 1], ['b']);
    const writes: string[] = [];
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') writes.push(event.query.queryHash);
    });
    const batch = createPatchBatch(client);
    for (const word of ['x', 'y', 'z']) {
      batch.add(['list'], add(word));
      batch.add(['thread', 1], add(word));
      batch.add(['list', 1], add(`${word}!`));
    }
    batch.flush();
    expect(client.getQueryData(['list', 1])).toEqual(['a', 'x', 'x!', 'y', 'y!', 'z', 'z!']);
    expect(client.getQueryData(['thread', 1])).toEqual(['b', 'x', 'y', 'z']);
    expect(writes).toEqual(['["list",1]', '["thread",1]']);
    batch.dispose();
  });

  it('PAIN-7.1 after a frame that took long the next events wait as long, so that whoever types is heard', async () => {
    const client = newClient();
    client.setQueryData(key, ['a']);
    const batch = createPatchBatch(client);
    const shownAfter = async (word: string): Promise<number> => {
      const start = performance.now();
      batch.add(key, add(word));
      await vi.waitFor(() => expect(client.getQueryData(key)).toContain(word), { interval: 1, timeout: 10_000 });
      return performance.now() - start;
    };
    const slow = vi.fn(() => {
      const until = performance.now() + 120;
      while (performance.now() < until);
    });
    const stop = client.getQueryCache().subscribe(slow);
    await shownAfter('slow');
    stop();
    expect(slow).toHaveBeenCalled();
    // The end of the frame is told by a message.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const rested = await shownAfter('next');
    expect(rested).toBeGreaterThan(80);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await shownAfter('quick')).toBeLessThan(rested);
    batch.dispose();
  });
});
