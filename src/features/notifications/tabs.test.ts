import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { locks } from '../../../test/browserStubs';
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
});
