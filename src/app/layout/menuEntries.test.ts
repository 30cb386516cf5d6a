import { MessageCircleMore } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { PlanFlags } from '@/api/companies';
import type { AppRoute } from '../routes';
import { menuEntriesFor } from './menuEntries';

const none: PlanFlags = {
  useCampaigns: false,
  useSchedules: false,
  useInternalChat: false,
  useExternalApi: false,
  useKanban: false,
  useOpenAi: false,
  useIntegrations: false,
};
const component = () => null;
const warm = () => Promise.resolve();

const row = (path: string, section: 'main' | 'admin', rest: Partial<AppRoute> = {}): AppRoute => ({
  path,
  component,
  warm,
  access: 'private',
  menu: { label: 'mainDrawer.listItems.tickets', icon: MessageCircleMore, section },
  ...rest,
});

/** The pages of the specification, as the table will hold them. */
const table: AppRoute[] = [
  row('/', 'main', { profile: 'admin' }),
  row('/tickets/:ticketId?', 'main', { to: '/tickets' }),
  row('/kanban', 'main', { plan: 'useKanban' }),
  ...['/quick-messages', '/todolist', '/contacts', '/schedules', '/tags', '/helps'].map((path) => row(path, 'main')),
  row('/chats/:id?', 'main', { to: '/chats' }),
  row('/campaigns', 'admin', { plan: 'useCampaigns', campaigns: true }),
  row('/announcements', 'admin', { superUser: true }),
  row('/prompts', 'admin', { plan: 'useOpenAi' }),
  row('/queue-integration', 'admin', { plan: 'useIntegrations' }),
  row('/messages-api', 'admin', { plan: 'useExternalApi' }),
  ...['/connections', '/files', '/queues', '/users', '/financeiro', '/settings'].map((path) => row(path, 'admin')),
  { path: '/login', component, warm, access: 'public' },
];

const seen = (profile: string, flags: Partial<PlanFlags> = {}, more: { super?: boolean; campaigns?: boolean } = {}) =>
  menuEntriesFor(table, {
    user: { profile, super: more.super ?? false },
    flags: { ...none, ...flags },
    campaigns: more.campaigns ?? false,
  }).map(({ to }) => to);

const always = ['/tickets', '/quick-messages', '/todolist', '/contacts', '/schedules', '/tags', '/helps', '/chats'];
const alwaysAdmin = ['/connections', '/files', '/queues', '/users', '/financeiro', '/settings'];

/** Pages that depend on a flag of the plan. */
const planned = [
  ['/kanban', 'useKanban', 'user'],
  ['/prompts', 'useOpenAi', 'admin'],
  ['/queue-integration', 'useIntegrations', 'admin'],
  ['/messages-api', 'useExternalApi', 'admin'],
] as const;

describe('entries of the side menu', () => {
  it('N-01 N-02 N-04 an agent or supervisor sees the pages for everybody and nothing else', () => {
    expect(seen('user').toSorted()).toEqual(always.toSorted());
    expect(seen('supervisor').toSorted()).toEqual(always.toSorted());
  });

  it('N-02 N-04 N-09 an admin sees the dashboard and the administration besides', () => {
    expect(seen('admin').toSorted()).toEqual(['/', ...always, ...alwaysAdmin].toSorted());
  });

  it.each(planned)('N-03 N-07 N-08 N-10 %s only with %s in the plan', (path, flag, profile) => {
    expect(seen(profile)).not.toContain(path);
    expect(seen(profile, { [flag]: true })).toContain(path);
  });

  it('N-05 campaigns need the plan and the switch of the company', () => {
    expect(seen('admin', { useCampaigns: true })).not.toContain('/campaigns');
    expect(seen('admin', {}, { campaigns: true })).not.toContain('/campaigns');
    expect(seen('admin', { useCampaigns: true }, { campaigns: true })).toContain('/campaigns');
  });

  it('N-06 announcements are for super users', () => {
    expect(seen('admin')).not.toContain('/announcements');
    expect(seen('admin', {}, { super: true })).toContain('/announcements');
  });

  it('N-03 nothing that depends on the plan shows before the plan is known', () => {
    const entries = menuEntriesFor(table, { user: { profile: 'admin' }, flags: null, campaigns: true });
    expect(entries.map(({ to }) => to)).not.toContain('/kanban');
  });
});
