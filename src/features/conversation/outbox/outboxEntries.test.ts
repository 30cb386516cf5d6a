import { describe, expect, it, vi } from 'vitest';
import {
  crash,
  onlyOwner,
  openTab,
  refusal,
  scope,
  server,
  settled,
  tell,
  ticketId,
  freshOutboxes,
} from '../../../../test/outboxes';
import { storedOwners } from './outboxStorage';

freshOutboxes();

describe('two pages of one person', () => {
  it('PUB-26 SAFE-2 B-07 what one page has on its way is neither shown nor sent by another', async () => {
    const one = openTab('one');
    await settled();
    one.send('Oi');
    const two = openTab('two');
    await settled();
    tell();
    await settled();
    expect(one.list()).toEqual(['Oi sending']);
    expect(two.list()).toEqual([]);
    two.runner.wake();
    await settled();
    expect(server.bodies()).toEqual(['Oi']);
  });

  it('SAFE-2 B-02 what a page that is gone had is taken over once, sent by nobody unasked, and once when asked', async () => {
    vi.useFakeTimers();
    const one = openTab('one');
    await settled();
    one.send('A');
    one.send('B');
    const owner = onlyOwner();
    const two = openTab('two');
    const three = openTab('three');
    await settled();
    await crash(owner);
    expect([...two.list(), ...three.list()]).toEqual(['A unknown', 'B failed']);
    const heir = two.list().length > 0 ? two : three;
    expect(storedOwners(scope)).toHaveLength(1);
    expect(server.bodies()).toEqual(['A']);
    // The lost one had reached the server: it is looked for before it is sent again.
    heir.runner.retry(heir.entry('A'));
    await settled();
    // It may have been on its way when its page went: nobody looks before it must have arrived.
    expect(server.reads).toBe(0);
    server.store('A');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(heir.list()).toEqual(['B failed']);
    heir.runner.retry(heir.entry('B'));
    await settled();
    expect(server.bodies()).toEqual(['A', 'B']);
  });

  it('DAY-66 PUB-26 four texts that wait stay with their tab; when it is gone they go once each, in their order', async () => {
    vi.useFakeTimers();
    const texts = ['A', 'B', 'C', 'D'];
    const one = openTab('one');
    await settled();
    texts.forEach(one.send);
    const two = openTab('two');
    await settled();
    tell();
    two.runner.wake();
    await settled();
    expect([two.list(), server.bodies()]).toEqual([[], ['A']]);
    await crash(onlyOwner());
    server.store('A');
    // One after the other, as fast as a hand can.
    for (const text of texts) two.runner.retry(two.entry(text));
    for (let turn = 0; turn < 8; turn += 1) {
      await vi.advanceTimersByTimeAsync(8_000);
      const post = server.posts.at(-1);
      if (post?.tab !== 'two' || server.messages.some(({ body }) => body === post.body)) continue;
      post.answer();
      two.show(server.store(post.body));
    }
    expect([two.list(), server.bodies()]).toEqual([[], texts]);
  });

  it('PUB-24 SAFE-2 a message that has stood for a file of the same kind is still found to be what it is', async () => {
    const file = (name: string) => [{ file: new File(['x'], name, { type: 'application/pdf' }), caption: name }];
    const one = openTab('one', { cached: false });
    await settled();
    one.runner.sendFiles(ticketId, file('um'));
    await settled();
    const owner = onlyOwner();
    const two = openTab('two');
    await settled();
    two.runner.sendFiles(ticketId, file('dois'));
    await settled();
    for (const { answer } of server.posts) answer();
    await settled();
    const stored = { mediaType: 'application', mediaUrl: 'https://example.com/a.pdf' };
    // Both have come while the second page was deaf; it reads the first one first.
    for (const name of ['um', 'dois']) two.show(server.store(name, stored));
    await settled();
    expect([one.list(), two.list()]).toEqual([['um answered'], []]);
    await crash(owner);
    expect(two.list()).toEqual([]);
  });

  it('SAFE-2 what is discarded by its new owner is gone for every page', async () => {
    const one = openTab('one');
    await settled();
    one.send('A');
    const owner = onlyOwner();
    const two = openTab('two');
    await settled();
    await crash(owner);
    two.runner.discard(two.entry('A'));
    expect(storedOwners(scope)).toEqual([]);
    const three = openTab('three');
    await settled();
    tell();
    await settled();
    expect(three.list()).toEqual([]);
  });

  it('SAFE-2 a page that signs out leaves what it had to the next one, and sends nothing more', async () => {
    const one = openTab('one');
    await settled();
    one.send('A');
    one.send('B');
    one.runner.stop();
    server.posts[0]?.answer();
    await settled();
    const two = openTab('two');
    await settled();
    expect(server.bodies()).toEqual(['A']);
    expect(two.list()).toEqual(['A unknown', 'B failed']);
  });

  it('SAFE-2 without Web Locks a page that slept past its lease lets go of what another has taken over', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    const one = openTab('one');
    await vi.advanceTimersByTimeAsync(100);
    one.send('A');
    one.send('B');
    expect(server.bodies()).toEqual(['A']);
    const two = openTab('two');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(two.list()).toEqual([]);
    // Frozen: its lease is not renewed any more.
    const lease = Object.keys(localStorage).find((key) => key === `prosa-outbox:${onlyOwner()}`);
    if (lease === undefined) throw new Error('no lease');
    localStorage.setItem(lease, `${Date.now() - 1}:gone`);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(two.list()).toEqual(['A unknown', 'B failed']);
    // It wakes up and finds nothing of its own.
    server.posts[0]?.fail(refusal);
    await vi.advanceTimersByTimeAsync(100);
    expect(one.list()).toEqual([]);
    expect(server.bodies()).toEqual(['A']);
  });
});
