import { queryOptions } from '@tanstack/react-query';
import { deviceZone, localWallTime, utcWallTime } from '@/lib/wallTime';
import {
  campaignKeys,
  reportParts,
  toCampaign,
  type Campaign,
  type CampaignInput,
  type CampaignReport,
  type CampaignWire,
} from './campaigns';
import { http } from './http';
import { paged, restApi } from './rest';
import { getSession } from './session';
import { readRecord } from './wire';

const path = '/campaigns';
const rest = restApi<Campaign, object, CampaignWire>(path, paged<Campaign>('records'), {
  toRow: toCampaign,
  toDetail: toCampaign,
});

/** A message without a word would go out as an empty one. */
const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What is empty goes out as null (CP-13). */
const bodyOf = ({ scheduledAt: _local, ...input }: CampaignInput) => ({
  ...input,
  message1: orNull(input.message1),
  message2: orNull(input.message2),
  message3: orNull(input.message3),
  message4: orNull(input.message4),
  message5: orNull(input.message5),
  companyId: getSession()?.companyId,
});

/**
 * GET, POST, PUT and DELETE /campaigns (CP-01, CP-13, CP-15). POST takes the local time with its zone, PUT reads its text
 * as UTC (decisions: Dates).
 */
export const campaignApi = {
  ...rest,
  get: async (id: number, signal?: AbortSignal): Promise<Campaign> => rest.get(id, signal),
  create: async (input: CampaignInput): Promise<Campaign> => {
    const scheduledAt = input.scheduledAt === '' ? null : localWallTime(input.scheduledAt);
    return rest.create({ ...bodyOf(input), scheduledAt, timeZone: deviceZone() });
  },
  update: async (id: number, input: CampaignInput): Promise<Campaign> => {
    const scheduledAt = input.scheduledAt === '' ? null : utcWallTime(input.scheduledAt);
    return rest.update(id, { ...bodyOf(input), id, scheduledAt, timeZone: deviceZone() });
  },
};

/** POST /campaigns/{id}/cancel: no body, no event (CP-03). */
export async function cancelCampaign(id: number): Promise<void> {
  await http.post(`${path}/${id}/cancel`);
}

/** POST /campaigns/{id}/restart: what was not delivered is sent again; no event until the worker goes on (CP-04). */
export async function restartCampaign(id: number): Promise<void> {
  await http.post(`${path}/${id}/restart`);
}

/** POST /campaigns/{id}/media-upload, without `typeArch` (CP-15, contract back-office 23). */
export async function uploadCampaignMedia(id: number, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file, file.name);
  await http.post(`${path}/${id}/media-upload`, form);
}

/** DELETE /campaigns/{id}/media-upload; without an attachment the server breaks (CP-15). */
export async function deleteCampaignMedia(id: number): Promise<void> {
  await http.delete(`${path}/${id}/media-upload`);
}

/** GET /campaigns/{id} with all it holds: can be large (CR-01). */
export const campaignReport = (id: number) =>
  queryOptions({
    queryKey: campaignKeys.report(id),
    queryFn: async ({ signal }): Promise<CampaignReport> => {
      const { data } = await http.get<CampaignWire>(`${path}/${id}`, { signal });
      return { ...toCampaign(readRecord(data)), shipping: [], contacts: [], ...reportParts(data) };
    },
    gcTime: 60_000,
    meta: { keptByEvents: true },
  });
