import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { UnreadableAnswer } from './errors';
import { http } from './http';
import { keyOf } from './typedKeys';
import { readRows, type Setting } from './wire';

/** Value by key; a missing row counts as its default (contract 3.10, PAIN-8.3). */
export type Settings = Readonly<Record<string, string>>;

export const settingKeys = {
  all: ['settings'] as const,
  list: () => keyOf<Settings>('settings', 'list'),
  paymentToken: () => keyOf<string>('settings', 'paymentToken'),
};

const secret = /asaas|token|key|secret/i;

/** Settings whose values are nobody's business but the one field that edits them (contract back-office, defect 2). */
const isSecretSetting = (key: string): boolean => secret.test(key);

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
async function getPaymentToken(signal?: AbortSignal): Promise<string> {
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
  queryOptions({ queryKey: settingKeys.list(), queryFn: ({ signal }) => listSettings(signal), staleTime: 60_000 });

/** Forgotten as soon as nothing on screen needs it (B-43). */
export const paymentTokenQuery = () =>
  queryOptions({
    queryKey: settingKeys.paymentToken(),
    queryFn: ({ signal }) => getPaymentToken(signal),
    staleTime: 60_000,
    gcTime: 0,
  });

/** A changed setting over the list by key, which never holds a secret (O-02, B-10, B-43). */
export const applySetting = (settings: Settings, { key, value }: Setting): Settings =>
  isSecretSetting(key) ? settings : { ...settings, [key]: value ?? '' };
