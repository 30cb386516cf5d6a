import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patchQueries, recordWrites, type Patch } from './patchQueries';

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

function deferred<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value: T) => settle?.resolve(value), reject: (error: Error) => settle?.reject(error) };
}

const key = ['list', 1];

describe('patchQueries', () => {
  it('B-08 patches every query under the key and no other', () => {
    const client = newClient();
    client.setQueryData(['list', 1], ['a']);
    client.setQueryData(['list', 2], ['b']);
    client.setQueryData(['other'], ['c']);
    patchQueries(client, ['list'], add('x'));
    expect(client.getQueryData(['list', 1])).toEqual(['a', 'x']);
    expect(client.getQueryData(['list', 2])).toEqual(['b', 'x']);
    expect(client.getQueryData(['other'])).toEqual(['c']);
  });

  it('PAIN-1.3 an event that arrives twice changes nothing the second time', () => {
    const client = newClient();
    client.setQueryData(key, ['a']);
    patchQueries(client, key, add('x'));
    const once = client.getQueryData(key);
    patchQueries(client, key, add('x'));
    expect(client.getQueryData(key)).toBe(once);
  });

  it('PAIN-1.1 an event during the first fetch is not swallowed by its answer', async () => {
    const client = newClient();
    const answer = deferred<string[]>();
    const fetching = client.query({ queryKey: key, queryFn: () => answer.promise });
    patchQueries(client, key, add('x'));
    expect(client.getQueryData(key)).toBeUndefined();
    answer.resolve(['a']);
    await fetching;
    await vi.waitFor(() => expect(client.getQueryData(key)).toEqual(['a', 'x']));
  });

  it('PAIN-1.1 events during a refetch show at once and are replayed in order over the answer', async () => {
    const client = newClient();
    client.setQueryData(key, ['a']);
    const answer = deferred<string[]>();
    const fetching = client.query({ queryKey: key, queryFn: () => answer.promise });
    patchQueries(client, key, add('x'));
    patchQueries(client, key, add('y'));
    expect(client.getQueryData(key)).toEqual(['a', 'x', 'y']);
    answer.resolve(['a', 'b']);
    await fetching;
    await vi.waitFor(() => expect(client.getQueryData(key)).toEqual(['a', 'b', 'x', 'y']));
  });

  it('PAIN-1.1 a fetch that fails keeps what the event brought', async () => {
    const client = newClient();
    client.setQueryData(key, ['a']);
    const answer = deferred<string[]>();
    const fetching = client.query({ queryKey: key, queryFn: () => answer.promise });
    patchQueries(client, key, add('x'));
    answer.reject(new Error('500'));
    await expect(fetching).rejects.toThrow('500');
    expect(client.getQueryData(key)).toEqual(['a', 'x']);
  });

  it('PAIN-1.1 an event before there is anything to patch is left to the fetch that comes', () => {
    const client = newClient();
    patchQueries(client, key, add('x'));
    expect(client.getQueryData(key)).toBeUndefined();
  });

  it('PAIN-1.1 what waited for a query that is removed is forgotten with it', async () => {
    const client = newClient();
    const first = deferred<string[]>();
    void client.query({ queryKey: key, queryFn: () => first.promise }).catch(() => undefined);
    patchQueries(client, key, add('old'));
    client.removeQueries({ queryKey: key });
    await client.query({ queryKey: key, queryFn: () => Promise.resolve(['a']) });
    expect(client.getQueryData(key)).toEqual(['a']);
    first.resolve([]);
  });
});

describe('recordWrites', () => {
  it('SAFE-4 what is written during a reading beside the library is written again over what it brought', () => {
    const client = newClient();
    const key = ['thread', 1];
    const other = ['thread', 2];
    client.setQueryData(key, []);
    client.setQueryData(other, []);
    patchQueries(client, key, add('before'));
    const end = recordWrites(client, key);
    patchQueries(client, ['thread'], add('meanwhile'));
    const repeat = end();
    patchQueries(client, key, add('after'));
    client.setQueryData(key, ['read']);
    client.setQueryData(other, ['read']);
    repeat();
    expect([client.getQueryData(key), client.getQueryData(other)]).toEqual([['read', 'meanwhile'], ['read']]);
  });
});
