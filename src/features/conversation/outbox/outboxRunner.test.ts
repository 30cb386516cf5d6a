import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { answered, openTab, refusal, server, settled, ticketId, freshOutboxes } from '../../../../test/outboxes';

freshOutboxes();

describe('answers of what stands between', () => {
  it.each([
    ['a gateway', answered(524, '<!DOCTYPE html><html></html>')],
    ['a guard', answered(429, { message: 'Too many requests' })],
    ['the server itself', answered(500, { error: 'ERR_INTERNAL_SERVER_ERROR' })],
    ['nobody', new AxiosError('Network Error', AxiosError.ERR_NETWORK)],
  ])('SAFE-5 B-07 a send that met an error of %s is looked for before it goes again', async (_who, error) => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    server.posts[0]?.fail(error);
    await settled();
    expect(tab.list()).toEqual(['Oi unknown']);
    tab.runner.retry(tab.entry('Oi'));
    await settled();
    expect(tab.runner.entriesOf(ticketId)[0]?.error).toBe('procurando');
    // It had been stored all the same, which shows a moment later.
    server.store('Oi');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(tab.list()).toEqual([]);
    expect(server.bodies()).toEqual(['Oi']);
  });

  const page = '<!DOCTYPE html><html><body>Just a moment</body></html>';
  it.each([
    [400, { error: 'ERR_SENDING_WAPP_MSG' }, 'failed'],
    [400, page, 'unknown'],
    [401, { error: 'ERR_SESSION_EXPIRED' }, 'failed'],
    [401, page, 'unknown'],
    [403, { error: 'ERR_NO_PERMISSION' }, 'failed'],
    [403, page, 'unknown'],
    [404, { error: 'ERR_NO_TICKET_FOUND' }, 'failed'],
    [404, page, 'unknown'],
    [408, '', 'unknown'],
    [413, page, 'failed'],
    [429, { message: 'Too many requests' }, 'unknown'],
    [429, page, 'unknown'],
    [500, { error: 'ERR_INTERNAL_SERVER_ERROR' }, 'unknown'],
    [500, page, 'unknown'],
    [502, page, 'unknown'],
    [502, { error: 'bad gateway' }, 'unknown'],
    [503, '', 'unknown'],
    [503, { error: 'ERR_WAPP_NOT_INITIALIZED' }, 'unknown'],
    [504, page, 'unknown'],
    [520, '', 'unknown'],
    [522, page, 'unknown'],
    [524, 'error code: 524', 'unknown'],
    [530, page, 'unknown'],
  ])('SAFE-5 a send that meets %i with %j is %s, and is posted once', async (status, body, becomes) => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    server.posts[0]?.fail(answered(status, body));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([tab.list(), server.bodies()]).toEqual([[`Oi ${becomes}`], ['Oi']]);
  });

  it('SAFE-5 B-07 what was looked for in vain goes again, once, however often it is asked for', async () => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    server.posts[0]?.fail(answered(502, ''));
    await settled();
    for (let click = 0; click < 3; click += 1) tab.runner.retry(tab.entry('Oi'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.bodies()).toEqual(['Oi', 'Oi']);
  });

  it('SAFE-5 B-07 a second wish whose look takes longer than the send that the first one led to sends nothing', async () => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    server.posts[0]?.fail(answered(502, ''));
    // Past the looks of its own.
    await vi.advanceTimersByTimeAsync(12_000);
    server.slowReads = [100, 500];
    for (let click = 0; click < 2; click += 1) tab.runner.retry(tab.entry('Oi'));
    await vi.advanceTimersByTimeAsync(200);
    expect(server.bodies()).toEqual(['Oi', 'Oi']);
    // Accepted, though nobody says so.
    server.posts[1]?.fail(answered(524, ''));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.list()).toEqual(['Oi unknown']);
    expect(server.bodies()).toEqual(['Oi', 'Oi']);
  });

  it('SAFE-5 what the server refuses is certainly not sent, and goes again at once when asked', async () => {
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    server.posts[0]?.fail(refusal);
    await settled();
    expect(tab.list()).toEqual(['Oi failed']);
    const { reads } = server;
    tab.runner.retry(tab.entry('Oi'));
    await settled();
    expect(server.bodies()).toEqual(['Oi', 'Oi']);
    expect(server.reads).toBe(reads);
  });
});

describe('a conversation of which this page knows nothing', () => {
  it('SAFE-2 SAFE-5 is read before anything goes out, so that what got lost on the way is found again and not sent twice', async () => {
    vi.useFakeTimers();
    server.store('Oi');
    const tab = openTab('one', { cached: false });
    await settled();
    tab.send('Oi');
    await settled();
    expect([server.reads, server.bodies()]).toEqual([1, ['Oi']]);
    server.posts[0]?.fail(answered(504, ''));
    await settled();
    // The older message of the same words is not this one.
    expect(tab.list()).toEqual(['Oi unknown']);
    server.store('Oi');
    tab.runner.retry(tab.entry('Oi'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tab.list()).toEqual([]);
    expect(server.bodies()).toEqual(['Oi']);
  });

  it('SAFE-5 waits while it cannot be read', async () => {
    vi.useFakeTimers();
    const tab = openTab('one', { cached: false });
    await settled();
    server.unreadable = new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    tab.send('Oi');
    await vi.advanceTimersByTimeAsync(12_000);
    expect([tab.list(), server.bodies()]).toEqual([['Oi waiting'], []]);
    server.unreadable = null;
    await vi.advanceTimersByTimeAsync(7_000);
    expect(server.bodies()).toEqual(['Oi']);
  });

  it('SAFE-5 goes out where the server refuses to show it: its answer then says why', async () => {
    const tab = openTab('one', { cached: false });
    await settled();
    server.unreadable = refusal;
    tab.send('Oi');
    await settled();
    expect(server.bodies()).toEqual(['Oi']);
  });
});

describe('the echo of a message', () => {
  it('SAFE-12 the pending bubble stays until the stored message is there, and goes with it', async () => {
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    server.posts[0]?.answer();
    await settled();
    const message = server.store('Oi');
    tab.runner.announced(message);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([tab.list(), tab.shown()]).toEqual([['Oi answered'], []]);
    const seen: unknown[] = [];
    tab.runner.subscribe(() => seen.push([tab.list(), tab.shown()]));
    tab.show(message);
    expect(seen).toEqual([[[], ['Oi']]]);
  });

  it('SAFE-12 where the conversation is not at hand the live message itself confirms', async () => {
    const tab = openTab('one', { cached: false });
    await settled();
    tab.send('Oi');
    await settled();
    tab.runner.announced(server.store('Oi'));
    expect(tab.list()).toEqual([]);
  });

  it('SAFE-17 a clock that runs years ahead hides no echo, and an equal text of before confirms nothing', async () => {
    server.store('Ok');
    const tab = openTab('one');
    await settled();
    tab.send('Ok');
    tab.runner.scan(ticketId);
    expect(tab.list()).toEqual(['Ok sending']);
    tab.show(server.store('Ok'));
    expect(tab.list()).toEqual([]);
  });

  it('SAFE-17 the first message of an empty conversation is confirmed as well', async () => {
    const tab = openTab('one');
    await settled();
    tab.send('Bom dia');
    tab.show(server.store('Bom dia'));
    expect(tab.list()).toEqual([]);
  });
});
