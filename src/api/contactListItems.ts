import { queryOptions } from '@tanstack/react-query';
import { searchedContact } from '@/lib/searchText';
import { http } from './http';
import { readRows } from './wire';
import { paged, restApi } from './rest';
import { getSession } from './session';

/** Someone on a contact list (Y-13). */
export interface ContactListItem {
  id: number;
  name: string;
  number: string;
  email: string;
  /** Whether the network knows the number; null while nobody could be asked. */
  isWhatsappValid: boolean | null;
  companyId?: number | null;
  contactListId: number;
}

export interface ContactListItemInput {
  name: string;
  number: string;
  /** Never null: the column takes none. */
  email: string;
  contactListId: number;
}

export const contactListItemKeys = { all: ['contact-list-items'] as const };

type Sent = ContactListItemInput & { companyId: number | undefined };

const path = '/contact-list-items';
const rest = restApi<ContactListItem, Sent>(path, paged<ContactListItem>('contacts'), { searched: searchedContact });
const ofCompany = (input: ContactListItemInput): Sent => ({ ...input, companyId: getSession()?.companyId });

/** GET, POST, PUT and DELETE /contact-list-items (CL-04, CL-07); the company is added here. */
export const contactListItemApi = {
  ...rest,
  create: (input: ContactListItemInput) => rest.create(ofCompany(input)),
  update: (id: number, input: ContactListItemInput) => rest.update(id, ofCompany(input)),
};

/** GET /contact-list-items/list: everybody on a list at once (contract back-office 6). */
export async function allItemsOf(contactListId: number, signal?: AbortSignal): Promise<ContactListItem[]> {
  const params = { companyId: getSession()?.companyId, contactListId };
  const { data } = await http.get<ContactListItem[]>(`${path}/list`, { params, ...(signal ? { signal } : {}) });
  return readRows<ContactListItem>(data);
}

/** Everybody on a list that is chosen in a form; a list may have thousands, so it is not kept for long. */
export const contactsOfList = (contactListId: number | null) =>
  queryOptions({
    queryKey: [...contactListItemKeys.all, 'everybody', contactListId],
    queryFn: ({ signal }) => allItemsOf(contactListId ?? 0, signal),
    enabled: contactListId !== null,
    staleTime: 60_000,
    gcTime: 60_000,
  });

/** Campaigns go to numbers that the network knows (contract back-office 9). */
export const receives = ({ isWhatsappValid }: ContactListItem): boolean => isWhatsappValid === true;
