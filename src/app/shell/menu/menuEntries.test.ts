import { describe, expect, it } from 'vitest';
import type { PlanFlags } from '@/api/companies';
import type { Seer } from '../../access';
import { routes } from '../../routes';
import { currentEntry, menuEntriesFor } from './menuEntries';

const none: PlanFlags = {
  useCampaigns: false,
  useSchedules: false,
  useInternalChat: false,
  useExternalApi: false,
  useKanban: false,
  useOpenAi: false,
  useIntegrations: false,
};

const all: PlanFlags = {
  useCampaigns: true,
  useSchedules: true,
  useInternalChat: true,
  useExternalApi: true,
  useKanban: true,
  useOpenAi: true,
  useIntegrations: true,
};

/** Addresses in the menu of an admin whose plan has everything, as far as nothing else is said. */
const seen = ({ user, ...seer }: Partial<Seer> = {}): string[] =>
  menuEntriesFor(routes, {
    user: { profile: 'admin', ...user },
    flags: all,
    failed: false,
    campaigns: true,
    ...seer,
  })
    .map(({ to }) => to)
    .toSorted();

const always = ['/tickets', '/quick-messages', '/todolist', '/contacts', '/tags', '/helps'];
const alwaysAdmin = ['/connections', '/files', '/queues', '/users', '/financeiro', '/settings'];
const campaigns = ['/campaigns', '/contact-lists', '/campaigns-config'];

/** Pages that depend on a flag of the plan. */
const planned: readonly (readonly [path: string, flag: keyof PlanFlags, profile: string])[] = [
  ['/kanban', 'useKanban', 'user'],
  ['/schedules', 'useSchedules', 'user'],
  ['/chats', 'useInternalChat', 'user'],
  ['/prompts', 'useOpenAi', 'admin'],
  ['/queue-integration', 'useIntegrations', 'admin'],
  ['/messages-api', 'useExternalApi', 'admin'],
  ...campaigns.map((path) => [path, 'useCampaigns', 'admin'] as const),
];

describe('entries of the side menu', () => {
  it.each(['user', 'supervisor'])('N-01 N-02 N-04 %s sees the pages for everybody and nothing else', (profile) => {
    expect(seen({ user: { profile } })).toEqual([...always, '/kanban', '/schedules', '/chats'].toSorted());
    expect(seen({ user: { profile }, flags: none })).toEqual(always.toSorted());
  });

  it('N-02 N-04 N-09 an admin sees the dashboard and the administration besides', () => {
    expect(seen({ flags: none })).toEqual(['/', ...always, ...alwaysAdmin].toSorted());
    expect(seen()).toEqual(['/', ...always, ...alwaysAdmin, ...planned.map(([path]) => path)].toSorted());
  });

  it.each(planned)('N-03 N-05 N-07 N-08 N-10 REAL-16 %s only with %s in the plan', (path, flag, profile) => {
    expect(seen({ user: { profile }, flags: { ...all, [flag]: false } })).not.toContain(path);
    expect(seen({ user: { profile }, flags: { ...none, [flag]: true } })).toContain(path);
  });

  it.each(campaigns)('N-05 %s needs the switch of the company as well', (path) => {
    expect(seen()).toContain(path);
    expect(seen({ campaigns: false })).not.toContain(path);
  });

  it('N-06 X-01 announcements are for super users who are admins', () => {
    expect(seen()).not.toContain('/announcements');
    expect(seen({ user: { profile: 'admin', super: true } })).toContain('/announcements');
    expect(seen({ user: { profile: 'user', super: true } })).not.toContain('/announcements');
  });

  it('N-03 REAL-16 nothing that depends on the plan shows before the plan is known', () => {
    expect(seen({ flags: null })).toEqual(['/', ...always, ...alwaysAdmin].toSorted());
  });

  it('REAL-16 a plan that cannot be read takes nothing away: its pages say so and read it again', () => {
    expect(seen({ flags: null, failed: true })).toEqual(seen());
    expect(seen({ flags: null, failed: true, campaigns: false })).not.toContain('/campaigns');
  });

  it.each([
    ['/tickets', '/tickets'],
    ['/tickets/0a1b', '/tickets'],
    ['/', '/'],
    ['/ticketsandmore', null],
    ['/campaign/7/report', null],
    ['/contact-lists/7/contacts', '/contact-lists'],
  ])('N-01 the page %s is that of the entry %s', (pathname, entry) => {
    const entries = ['/', '/tickets', '/contact-lists'].map((to) => ({ to, exact: to === '/' }));
    expect(currentEntry(entries, pathname)).toBe(entry);
  });
});
