import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TabGroup } from './tabs';

const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('tabs of one browser', () => {
  it('PAIN-5.4 B-13 one tab rings, and none for a page that another tab shows', async () => {
    const held: (() => Promise<void>)[] = [];
    let busy = false;
    const next = async (): Promise<void> => {
      if (busy) return;
      const hold = held.shift();
      if (!hold) return;
      busy = true;
      await hold();
      busy = false;
      void next();
    };
    const request = (_name: string, hold: () => Promise<void>): Promise<void> =>
      new Promise((resolve) => {
        held.push(async () => {
          await hold();
          resolve();
        });
        void next();
      });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
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
});
