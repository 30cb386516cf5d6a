import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { UnreadableAnswer } from './errors';
import { http } from './http';
import { readRows } from './wire';

export interface CampaignVariable {
  key: string;
  value: string;
}

/** How fast campaigns send, and what their texts may carry. */
export interface CampaignSettings {
  /** Seconds between two messages. */
  messageInterval: number;
  /** After so many messages the longer interval holds. */
  longerIntervalAfter: number;
  /** Seconds of the longer interval. */
  greaterInterval: number;
  variables: CampaignVariable[];
}

export const campaignSettingKeys = { all: ['campaign-settings'] as const };

/** What holds while nothing was saved (CF-02 to CF-04). */
export const campaignDefaults: CampaignSettings = {
  messageInterval: 20,
  longerIntervalAfter: 20,
  greaterInterval: 60,
  variables: [],
};

interface SettingRow {
  key: string;
  value: string | number;
}

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch (error) {
    console.warn('campaign settings', error);
    return undefined;
  }
}

const isVariable = (value: unknown): value is CampaignVariable =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['value'] === 'string';

/** Rows of keys over the defaults: any may be missing (contract back-office 26.39). */
function toCampaignSettings(rows: readonly SettingRow[]): CampaignSettings {
  const values = new Map(rows.map(({ key, value }) => [key, parsed(value)]));
  const seconds = (key: 'messageInterval' | 'longerIntervalAfter' | 'greaterInterval'): number => {
    const value = values.get(key);
    return typeof value === 'number' && Number.isFinite(value) ? value : campaignDefaults[key];
  };
  const variables = values.get('variables');
  return {
    messageInterval: seconds('messageInterval'),
    longerIntervalAfter: seconds('longerIntervalAfter'),
    greaterInterval: seconds('greaterInterval'),
    variables: Array.isArray(variables) ? variables.filter(isVariable) : [],
  };
}

/** GET /campaign-settings (CF-01). */
export async function getCampaignSettings(signal?: AbortSignal): Promise<CampaignSettings> {
  const { data } = await http.get<SettingRow[]>('/campaign-settings', signal ? { signal } : {});
  return toCampaignSettings(readRows<SettingRow>(data));
}

export const campaignSettings = () =>
  queryOptions({ queryKey: campaignSettingKeys.all, queryFn: ({ signal }) => getCampaignSettings(signal) });

/** POST /campaign-settings with all of them under `settings` (CF-01). */
export async function saveCampaignSettings(settings: CampaignSettings): Promise<CampaignSettings> {
  const { data } = await http.post<SettingRow[]>('/campaign-settings', { settings });
  const rows = readRows<SettingRow>(data);
  // All of them were sent, so an answer without any tells of no save, and its defaults would replace what was typed.
  if (rows.length === 0) throw new UnreadableAnswer();
  return toCampaignSettings(rows);
}
