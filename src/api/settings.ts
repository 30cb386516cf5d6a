import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import type { Setting } from './page';

/** Value by key; a missing row counts as its default (contract 3.10, PAIN-8.3). */
export type Settings = Readonly<Record<string, string>>;

export const settingKeys = { all: ['settings'] as const };

const secret = /asaas|token|key|secret/i;

/** GET /settings: key and value of every row; payment tokens are left out of the cache (V-06, B-43). */
export async function listSettings(signal?: AbortSignal): Promise<Settings> {
  const { data } = await http.get<Setting[]>('/settings', signal ? { signal } : {});
  return Object.fromEntries(data.filter(({ key }) => !secret.test(key)).map(({ key, value }) => [key, value]));
}

/** PUT /settings/{key} (V-06). */
export async function saveSetting(key: string, value: string): Promise<Setting> {
  const { data } = await http.put<Setting>(`/settings/${key}`, { key, value });
  return data;
}

export const isEnabled = (settings: Settings | undefined, key: string): boolean => settings?.[key] === 'enabled';

export const settingsQuery = () =>
  queryOptions({ queryKey: settingKeys.all, queryFn: ({ signal }) => listSettings(signal), staleTime: 60_000 });
