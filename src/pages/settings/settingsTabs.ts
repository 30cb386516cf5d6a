import type { MessageKey } from '@/i18n/keys';

export type SettingsTab = 'options' | 'schedules' | 'companies' | 'plans' | 'helps';

export const tabLabels: Readonly<Record<SettingsTab, MessageKey>> = {
  options: 'settings.tabs.options',
  schedules: 'settings.tabs.schedules',
  companies: 'settings.tabs.companies',
  plans: 'settings.tabs.plans',
  helps: 'settings.tabs.helps',
};

/** Which tabs there are (O-01): the hours of a company only where they count, the last three for the super user alone. */
export const tabsFor = ({ hours, superUser }: { hours: boolean; superUser: boolean }): SettingsTab[] => [
  'options',
  ...(hours ? (['schedules'] as const) : []),
  ...(superUser ? (['companies', 'plans', 'helps'] as const) : []),
];

/** The tab of an address; one that is not there is the first. */
export const tabOf = (asked: string | null, tabs: readonly SettingsTab[]): SettingsTab =>
  tabs.find((tab) => tab === asked) ?? 'options';

export const tabPath = (tab: SettingsTab): string => (tab === 'options' ? '/settings' : `/settings?tab=${tab}`);
