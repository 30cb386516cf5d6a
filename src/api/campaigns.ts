import type { ContactListItem } from './contactListItems';
import { keyOf } from './typedKeys';
import type { Iso } from './wire';

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
  /** ISO 8601; '' for none. */
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
  report: (id: number) => keyOf<CampaignReport>('campaigns', 'report', id),
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
