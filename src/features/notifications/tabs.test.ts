import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { asOwnChange, isOwnChange } from '@/realtime/cache/ticketVersions';
import { locks } from '../../../test/browserStubs';
import { ticket } from '../../../test/lib/ticketSamples';
import { TabGroup } from './tabs';

const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('tabs of one browser', () => {
  it('PAIN-5.4 B-13 one tab rings, and none for a page that another tab shows', async () => {
    const first = new TabGroup();
    const second = new TabGroup();
    await quiet();
    expect([first.isLeader(), second.isLeader()]).toEqual([true, false]);
    second.setView('ticket:a');
    await waitFor(() => expect(first.isViewed('ticket:a')).toBe(true));
    second.setView(null);
    await waitFor(() => expect(first.isViewed('ticket:a')).toBe(false));
    first.yieldLead();
    await waitFor(() => expect(second.isLeader()).toBe(true));
    expect(first.isLeader()).toBe(false);
    second.stop();
    await waitFor(() => expect(first.isLeader()).toBe(true));
    first.stop();
  });

  it('PUB-51 B-13 what a tab showed goes with the tab, although one that crashes cannot say so', async () => {
    const first = new TabGroup();
    // Another page of this browser, with locks of its own.
    vi.stubGlobal('navigator', { locks: locks.of('second') });
    const second = new TabGroup();
    vi.unstubAllGlobals();
    second.setView('ticket:a');
    await waitFor(() => expect(first.isViewed('ticket:a')).toBe(true));
    second.setView('ticket:b');
    await waitFor(() => expect(first.isViewed('ticket:b')).toBe(true));
    await quiet();
    expect(first.isAnyInSight()).toBe(true);
    locks.leave('second');
    await waitFor(() => expect(first.isViewed('ticket:b')).toBe(false));
    expect(first.isAnyInSight()).toBe(false);
    first.stop();
    second.stop();
  });

  it('PUB-51 B-13 signing out in a tab takes its view along', async () => {
    const first = new TabGroup();
    const second = new TabGroup();
    second.setView('ticket:a');
    await waitFor(() => expect(first.isViewed('ticket:a')).toBe(true));
    second.stop();
    await waitFor(() => expect(first.isViewed('ticket:a')).toBe(false));
    first.stop();
  });

  it('PUB-51 B-13 without Web Locks a view is there while its tab says that it lives, and all tabs ring', async () => {
    vi.stubGlobal('navigator', {});
    const first = new TabGroup();
    const second = new TabGroup();
    expect([first.isLeader(), second.isLeader()]).toEqual([true, true]);
    second.setView('ticket:a');
    await waitFor(() => expect(first.isViewed('ticket:a')).toBe(true));
    await quiet();
    expect(first.isViewed('ticket:a')).toBe(true);
    // What a tab that has crashed has no turn to renew any more.
    for (const name of Object.keys(localStorage)) localStorage.setItem(name, `${Date.now()}:gone`);
    await waitFor(() => expect(first.isViewed('ticket:a')).toBe(false));
    first.yieldLead();
    expect(first.isLeader()).toBe(true);
    first.stop();
    second.stop();
  });

  it('REAL-5 what one tab changes the others take for an own change, until it fails or its tab has crashed', async () => {
    const changed = ticket(72, { updatedAt: '2' });
    const heard: unknown[] = [];
    const other = new BroadcastChannel('prosa-alerts');
    other.addEventListener('message', ({ data }) => heard.push(data));
    const group = new TabGroup();
    await asOwnChange(70, () => Promise.resolve(ticket(70, { updatedAt: '2' })));
    for (const upTo of ['~', '2'])
      await waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ kind: 'change', id: 70, upTo })));

    const takesIn = async (upTo: unknown, own: boolean): Promise<void> => {
      other.postMessage({ kind: 'change', tab: 'other', id: 72, upTo });
      await waitFor(() => expect(isOwnChange(changed)).toBe(own));
    };
    expect(isOwnChange(changed)).toBe(false);
    await takesIn('~', true);
    await takesIn(null, false);
    await takesIn('2', true);
    await takesIn('1', false);
    await takesIn('~', true);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 91_000);
    expect(isOwnChange(changed)).toBe(false);
    other.close();
    group.stop();
  });
});
