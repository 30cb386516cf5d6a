import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { AxiosHeaders } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { http } from '@/api/http';
import { threadQuery } from '@/api/messages';
import { startSession } from '@/api/session';
import { messageOf, pageOf, threadOf } from '../../../test/lib/messageSamples';
import { resyncJoined, resyncStart, resyncThread } from './resync';

const usual = http.defaults.adapter;
afterEach(() => {
  vi.useRealTimers();
  if (usual !== undefined) http.defaults.adapter = usual;
});

describe('the first word of the server', () => {
  it('SAFE-1 what is being read when it comes is read once more, since its answer may be older than the rooms', async () => {
    vi.useFakeTimers();
    const client = new QueryClient();
    let answer = (_rows: string[]): void => undefined;
    const read = vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve)));
    const list = { queryKey: ['tags', 'pages'], queryFn: read, meta: { keptByEvents: true }, staleTime: Infinity };
    const stop = new QueryObserver(client, list).subscribe(() => undefined);
    void resyncStart(client, Date.now());
    answer(['before the rooms']);
    await vi.advanceTimersByTimeAsync(5_000);
    void resyncJoined(client);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(2);
    answer(['after']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.getQueryData(list.queryKey)).toEqual(['after']);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('SAFE-1 a resync that began before it is followed by another, since its answer may be older than the rooms', async () => {
    startSession({ token: 'a.b.c', userId: 7, companyId: 1 });
    const answers: (() => void)[] = [];
    http.defaults.adapter = (config) =>
      new Promise((resolve) => {
        const data = { messages: [], count: 0, hasMore: false, queues: [] };
        answers.push(() => resolve({ status: 200, statusText: 'OK', headers: new AxiosHeaders(), config, data }));
      });
    const client = new QueryClient();
    client.setQueryData(threadQuery(1).queryKey, threadOf(pageOf(messageOf('a'))), { updatedAt: Date.now() - 1_000 });
    const stop = new InfiniteQueryObserver(client, threadQuery(1)).subscribe(() => undefined);
    void resyncThread(client, 1);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    void resyncStart(client, Date.now());
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    stop();
  });
});
