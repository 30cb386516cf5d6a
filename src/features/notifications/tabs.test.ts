import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
