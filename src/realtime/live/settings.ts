import type { QueryClient } from '@tanstack/react-query';
import { applySetting, paymentTokenKey, settingKeys } from '@/api/settings';
import type { Setting } from '@/api/wire';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { liveRow } from './liveRow';

const list = settingKeys.list();
const paymentToken = settingKeys.paymentToken();

const applyToken = (token: string, { key, value }: Setting): string =>
  key === paymentTokenKey ? (value ?? '') : token;

/** Settings by key, and the payment token alone (O-02, B-10). */
export const settingRows = [
  liveRow({ event: 'setting', key: list, patch: (settings, { setting }) => applySetting(settings, setting) }),
  liveRow({ event: 'setting', key: paymentToken, patch: (token, { setting }) => applyToken(token, setting) }),
];

/** An own save, as its event would bring it (B-10). */
export function putSetting(client: QueryClient, setting: Setting): void {
  patchQueries(client, list, (settings) => applySetting(settings, setting));
  patchQueries(client, paymentToken, (token) => applyToken(token, setting));
}
