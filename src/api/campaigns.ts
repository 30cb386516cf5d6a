import { queryOptions } from '@tanstack/react-query';
import { deviceZone, localWallTime, utcWallTime } from '@/lib/wallTime';
import type { ContactListItem } from './contactListItems';
import { http } from './http';
import { readRecord, type Iso } from './page';
import { paged, restApi } from './rest';
import { getSession } from './session';

export type CampaignStatus = 'INATIVA' | 'PROGRAMADA' | 'EM_ANDAMENTO' | 'CANCELADA' | 'FINALIZADA';

export interface CampaignTexts {
  message1: string;
  message2: string;
  message3: string;
  message4: string;
  message5: string;
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** A campaign as lists, forms and their events carry it (Y-16). */
export interface Campaign extends Nullable<CampaignTexts> {
  id: number;
  name: string;
  status: CampaignStatus | null;
  scheduledAt: Iso | null;
  completedAt: Iso | null;
  updatedAt?: Iso;
  companyId?: number;
  contactListId: number | null;
  whatsappId: number | null;
  tagId: number | null;
  fileListId: number | null;
  mediaPath: string | null;
  mediaName: string | null;
  /** Only some servers keep it (contract back-office 27). */
  confirmation?: boolean;
  contactList?: { id: number; name: string } | null;
  whatsapp?: { id: number; name: string } | null;
}

/** "No tag", in the specification's word (CP-08). */
export const noTag = 'Nenhuma';

export interface CampaignInput extends CampaignTexts {
  name: string;
  status: CampaignStatus;
  /** By the clock of this device, as `datetime-local` gives it; '' for none. */
  scheduledAt: string;
  whatsappId: number | null;
  contactListId: number | null;
  tagListId: number | typeof noTag;
  fileListId: number | null;
  confirmation: boolean;
}

export interface Shipping {
  id: number;
  contactId: number | null;
  number: string;
  message: string;
  deliveredAt: Iso | null;
}

/** A campaign with all it has sent and everybody it is for (CR-02). */
export interface CampaignReport extends Campaign {
  shipping: Shipping[];
  contacts: Pick<ContactListItem, 'id' | 'name' | 'number' | 'isWhatsappValid'>[];
}

type Contacts = CampaignReport['contacts'];

/** Answers and events of the worker hold the whole list and all shippings. */
export type CampaignWire = Campaign & {
  shipping?: Shipping[];
  contactList?: { id: number; name: string; contacts?: Contacts } | null;
};

export const campaignKeys = {
  all: ['campaigns'] as const,
  report: (id: number) => ['campaigns', 'report', id] as const,
};

/** Without shippings and contacts, of which there may be thousands: the report has them. */
export function toCampaign({ shipping: _shipping, contactList, ...rest }: CampaignWire): Campaign {
  if (contactList === undefined) return rest;
  return { ...rest, contactList: contactList && { id: contactList.id, name: contactList.name } };
}

const toShipping = ({ id, contactId, number, message, deliveredAt }: Shipping): Shipping => ({
  id,
  contactId,
  number,
  message,
  deliveredAt,
});

/** The parts of an answer or event that the report shows; those it lacks stay out. */
export function reportParts(wire: CampaignWire): Partial<CampaignReport> {
  const contacts = wire.contactList === null ? [] : wire.contactList?.contacts;
  return {
    ...toCampaign(wire),
    ...(wire.shipping && { shipping: wire.shipping.map(toShipping) }),
    ...(contacts && {
      contacts: contacts.map(({ id, name, number, isWhatsappValid }) => ({ id, name, number, isWhatsappValid })),
    }),
  };
}

const path = '/campaigns';
const rest = restApi<Campaign, object, CampaignWire>(path, paged<Campaign>('records'), {
  toRow: toCampaign,
  toDetail: toCampaign,
});

/** Empty texts of choices and dates are null; texts of messages stay texts (CP-13). */
const bodyOf = ({ scheduledAt: _local, ...input }: CampaignInput) => ({ ...input, companyId: getSession()?.companyId });

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
    meta: { live: true },
  });
