import { describe, expect, it, vi } from 'vitest';
import { answered, freshOutboxes, openTab, server, settled, ticketId } from '../../../../test/outboxes';
import { matchEcho } from './echo';
import { reduceOutbox, type OutboxAction, type OutboxEntry, type OutboxStatus } from './outbox';
import { readOutbox } from './outboxStorage';

const entry = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'a',
  ticketId,
  kind: 'text',
  body: 'oi',
  quoted: null,
  file: null,
  fileName: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  status: 'sending',
  progress: 0,
  error: null,
  ...more,
});

freshOutboxes();

describe('what an action may change', () => {
  const every: readonly OutboxStatus[] = ['waiting', 'sending', 'answered', 'failed', 'unknown'];
  const actions: readonly [OutboxAction, readonly OutboxStatus[]][] = [
    [{ type: 'start', id: 'a', begun: { after: null, begunAt: 5 } }, ['waiting']],
    [{ type: 'progress', id: 'a', progress: 0.5 }, ['sending']],
    [{ type: 'answer', id: 'a' }, ['sending', 'unknown']],
    [{ type: 'fail', id: 'a', error: 'não' }, ['waiting', 'sending', 'failed', 'unknown']],
    [{ type: 'lose', id: 'a', error: 'talvez' }, ['sending', 'answered']],
    [{ type: 'look', id: 'a', error: 'procurando' }, ['unknown']],
    [{ type: 'retry', id: 'a' }, ['failed', 'unknown']],
  ];

  it.each(actions)('B-02 %j changes what is %j, and that alone', (action, statuses) => {
    for (const status of every) {
      const before = [entry({ status, error: 'antes', progress: 0.2 }), entry({ id: 'b', status })];
      const after = reduceOutbox(before, action);
      expect(after[0] !== before[0], status).toBe(statuses.includes(status));
      expect(after[1]).toBe(before[1]);
    }
  });

  it('B-02 removing takes one entry', () => {
    const left = reduceOutbox([entry(), entry({ id: 'b' })], { type: 'remove', id: 'a' });
    expect(left.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('what an echo confirms, at its edges', () => {
  const echo = (body: string, more = {}) => server.store(body, { ...more });

  it('SAFE-2 a text without letters is known by its signs, blanks around it aside', () => {
    expect(matchEcho([entry({ body: ' :-) ' })], echo(':-)'))?.id).toBe('a');
    expect(matchEcho([entry({ body: ':-)' })], echo(':-('))).toBeNull();
  });

  it('SAFE-2 the fixed parts of a template stand in their order, each after the other', () => {
    const sent = [entry({ body: 'ab {{name}} ab', contactName: 'Ana' })];
    expect(matchEcho(sent, echo('ab Ana ab'))?.id).toBe('a');
    expect(matchEcho(sent, echo('ab Ana'))).toBeNull();
  });

  it('SAFE-2 what is as old as the newest known message may be its echo, what is older is not', () => {
    const message = echo('oi');
    expect(matchEcho([entry({ after: message.createdAt })], message)?.id).toBe('a');
    expect(matchEcho([entry({ after: `${message.createdAt}x` })], message)).toBeNull();
  });

  it('REAL-9 a voice note is any audio, and only that', () => {
    const note = entry({ kind: 'file', body: 'legenda', fileName: 'audio-record-site-1.mp3', progress: 1 });
    expect(matchEcho([{ ...note, progress: 0.9 }], echo('x', { mediaType: 'audio', mediaUrl: '/a.mp3' }))).toBeNull();
    expect(matchEcho([note], echo('x', { mediaType: 'audio', mediaUrl: '/a.mp3' }))?.id).toBe('a');
    expect(matchEcho([note], echo('legenda', { mediaType: 'image', mediaUrl: '/a.jpg' }))).toBeNull();
  });

  it('REAL-9 a file without a caption is known by its name, an answered one may come back otherwise', () => {
    const file = entry({ kind: 'file', body: ' ', fileName: 'nota.pdf', progress: 1 });
    const stored = { mediaType: 'application', mediaUrl: '/1795219327166_x.pdf' };
    expect(matchEcho([file], echo(' nota.pdf ', stored))?.id).toBe('a');
    expect(matchEcho([file], echo('outra coisa', stored))).toBeNull();
    expect(matchEcho([{ ...file, status: 'answered' }], echo('outra coisa', stored))?.id).toBe('a');
    expect(matchEcho([entry({ status: 'answered' })], echo('outra coisa'))).toBeNull();
  });

  it('REAL-9 a message of an unknown type is a file also where it has no address', () => {
    const file = entry({ kind: 'file', body: 'legenda', fileName: 'a.bin', progress: 1 });
    expect(matchEcho([file], echo('legenda', { mediaType: 'sticker', mediaUrl: null }))?.id).toBe('a');
    expect(matchEcho([file], echo('legenda', { mediaType: 'conversation', mediaUrl: '/a.bin' }))?.id).toBe('a');
    expect(matchEcho([file], echo('legenda', { mediaType: 'conversation', mediaUrl: null }))).toBeNull();
  });
});

describe('what stands in the storage', () => {
  const scope = { companyId: 1, userId: 3 };
  const texts = { interrupted: 'fechada', unknown: 'talvez', attachAgain: 'anexe' };
  const { file: _file, progress: _progress, ...stored } = entry({ status: 'failed', error: 'recusada' });
  const read = (more: object): string[] => {
    localStorage.setItem('outbox:1:3:me', JSON.stringify([{ ...stored, ...more }]));
    return readOutbox(scope, 'me', texts).map(({ status, error }) => `${status} ${error ?? ''}`);
  };

  it.each([
    { id: 1 },
    { ticketId: '7' },
    { kind: 'odd' },
    { body: null },
    { quoted: {} },
    { fileName: 5 },
    { createdAt: 5 },
    { status: 'odd' },
    { error: 5 },
  ])('B-02 an entry with %j is none', (odd) => {
    expect(read(odd)).toEqual([]);
  });

  it('B-02 whole entries come back, with what they reply to; an unknown one stays so', () => {
    expect(read({})).toEqual(['failed recusada']);
    expect(read({ quoted: server.store('pergunta'), fileName: 'a.txt' })).toEqual(['failed recusada']);
    expect(read({ status: 'unknown', error: 'x' })).toEqual(['unknown x']);
  });

  it('B-02 what is no list is nothing', () => {
    localStorage.setItem('outbox:1:3:me', '{}');
    expect(readOutbox(scope, 'me', texts)).toEqual([]);
  });
});

describe('an outbox that runs', () => {
  it('B-02 a text without an answer for 30 seconds is lost, and its late answer still counts', async () => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(tab.list()).toEqual(['Oi sending']);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.list()).toEqual(['Oi unknown']);
    server.posts[0]?.answer();
    await settled();
    expect(tab.list()).toEqual(['Oi answered']);
    vi.useRealTimers();
  });

  it('B-02 an answer without an echo is looked for after ten seconds', async () => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    server.posts[0]?.answer();
    await settled();
    server.store('Oi');
    await vi.advanceTimersByTimeAsync(9_900);
    expect(tab.list()).toEqual(['Oi answered']);
    await vi.advanceTimersByTimeAsync(200);
    expect(tab.list()).toEqual([]);
    vi.useRealTimers();
  });

  it('B-02 files go out one after the other, are told of while they move, and can be stopped', async () => {
    const tab = openTab('one');
    await settled();
    const file = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), caption: name });
    tab.runner.sendFiles(ticketId, [file('a.png'), file('b.png')]);
    await settled();
    expect(tab.runner.isUploading()).toBe(true);
    expect([server.bodies(), tab.list()]).toEqual([['a.png'], ['a.png sending', 'b.png waiting']]);
    tab.runner.cancel(tab.entry('b.png'));
    expect(tab.list()).toEqual(['a.png sending', 'b.png failed']);
    expect(tab.runner.entriesOf(ticketId)[1]?.error).toBe('cancelada');
    server.posts[0]?.answer();
    await settled();
    expect(tab.list()).toEqual(['a.png answered', 'b.png failed']);
    expect(tab.runner.isUploading()).toBe(false);
    tab.runner.discard(tab.entry('b.png'));
    tab.runner.discard('nobody');
    tab.runner.cancel('nobody');
    tab.runner.retry('nobody');
    expect(tab.list()).toEqual(['a.png answered']);
  });

  it('B-07 without a network nothing goes out until it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const tab = openTab('one');
    await settled();
    tab.send('Oi');
    await settled();
    expect([server.bodies(), tab.list()]).toEqual([[], ['Oi waiting']]);
    online.mockReturnValue(true);
    tab.runner.wake();
    await settled();
    expect(server.bodies()).toEqual(['Oi']);
    server.posts[0]?.fail(answered(502, ''));
    await settled();
    server.store('Oi');
    tab.runner.wake();
    await settled();
    expect(tab.list()).toEqual([]);
  });

  it('B-02 entries have numbers of their own, and listeners hear until they stop', async () => {
    const tab = openTab('one');
    await settled();
    const heard = vi.fn();
    const stop = tab.runner.subscribe(heard);
    tab.send('A');
    tab.send('B');
    expect(tab.entry('A')).toMatch(/-1$/);
    expect(tab.entry('B')).toMatch(/-2$/);
    expect(heard).toHaveBeenCalled();
    stop();
    heard.mockClear();
    tab.send('C');
    expect(heard).not.toHaveBeenCalled();
  });
});
