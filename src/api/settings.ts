import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/storage';
import { UnreadableAnswer } from './errors';
import { http } from './http';
import { readRows, type Setting } from './page';

/** Value by key; a missing row counts as its default (contract 3.10, PAIN-8.3). */
export type Settings = Readonly<Record<string, string>>;

export const settingKeys = { all: ['settings'] as const, paymentToken: () => ['settings', 'paymentToken'] as const };

const secret = /asaas|token|key|secret/i;

/** Settings whose values are nobody's business but the one field that edits them (contract back-office, defect 2). */
export const isSecretSetting = (key: string): boolean => secret.test(key);

/** The payment provider's token (O-11). */
export const paymentTokenKey = 'asaas';

/** GET /settings: key and value of every row; payment tokens are left out of the cache (V-06, B-43). */
export async function listSettings(signal?: AbortSignal): Promise<Settings> {
  const { data } = await http.get<Setting[]>('/settings', signal ? { signal } : {});
  return Object.fromEntries(
    readRows<Setting>(data)
      .filter(({ key }) => !isSecretSetting(key))
      .map(({ key, value }) => [key, value ?? '']),
  );
}

/** The token out of GET /settings, for the field that edits it; '' where there is none. */
export async function getPaymentToken(signal?: AbortSignal): Promise<string> {
  const { data } = await http.get<Setting[]>('/settings', signal ? { signal } : {});
  return readRows<Setting>(data).find(({ key }) => key === paymentTokenKey)?.value ?? '';
}

/** PUT /settings/{key} (V-06). */
export async function saveSetting(key: string, value: string): Promise<Setting> {
  const { data } = await http.put<Setting>(`/settings/${key}`, { key, value });
  if (!isRecord(data) || typeof data.key !== 'string') throw new UnreadableAnswer();
  return data;
}

export const isEnabled = (settings: Settings | undefined, key: string): boolean => settings?.[key] === 'enabled';

export const settingsQuery = () =>
  queryOptions({ queryKey: settingKeys.all, queryFn: ({ signal }) => listSettings(signal), staleTime: 60_000 });

/** Forgotten as soon as nothing on screen needs it (B-43). */
export const paymentTokenQuery = () =>
  queryOptions({
    queryKey: settingKeys.paymentToken(),
    queryFn: ({ signal }) => getPaymentToken(signal),
    staleTime: 60_000,
    gcTime: 0,
  });

/** A changed setting over what is cached: the list by key, and the token alone (O-02, B-10). */
export const settingPatch =
  ({ key, value }: Setting) =>
  (data: unknown, queryKey: readonly unknown[]): unknown => {
    const next = value ?? '';
    if (queryKey.length > settingKeys.all.length) return key === paymentTokenKey ? next : data;
    return isRecord(data) && !isSecretSetting(key) ? { ...data, [key]: next } : data;
  };
