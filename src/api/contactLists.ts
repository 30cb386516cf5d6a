import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { readRows } from './wire';
import { paged, restApi } from './rest';
import type { ContactListItem } from './contactListItems';

/** A list as its own call answers it; in its list it comes with a count, which events leave out (contract back-office 6). */
export interface ContactList {
  id: number;
  name: string;
  companyId?: number | null;
  /** A number written as text. */
  contactsCount?: string;
}

export interface ContactListInput {
  name: string;
}

export const contactListKeys = {
  all: ['contact-lists'] as const,
  detail: (id: number) => ['contact-lists', 'detail', id] as const,
  choices: () => ['contact-lists', 'choices'] as const,
};

const path = '/contact-lists';

/** GET, POST, PUT and DELETE /contact-lists (CL-01, CL-02); its `hasMore` is always false and its `count` a list. */
export const contactListApi = restApi<ContactList, ContactListInput>(path, paged<ContactList>('records'));

/** One list, for the page of its items. */
export const contactListDetail = (id: number) =>
  queryOptions({
    queryKey: contactListKeys.detail(id),
    queryFn: ({ signal }) => contactListApi.get(id, signal),
  });

/** GET /contact-lists/list: every list by name; without the company the server breaks (CP-14, contract back-office 6). */
export const contactListChoices = (companyId: number) =>
  queryOptions({
    queryKey: contactListKeys.choices(),
    queryFn: async ({ signal }): Promise<ContactList[]> => {
      const { data } = await http.get<ContactList[]>(`${path}/list`, { params: { companyId }, signal });
      return readRows<ContactList>(data);
    },
    staleTime: 0,
  });

/**
 * POST /contact-lists/{id}/upload: one sheet; the answer holds the new items only. The server asks the network about
 * each number in turn while proxies give up after one or two minutes: few rows at a time (CL-09, contract back-office 6).
 */
export async function uploadContactSheet(listId: number, file: File): Promise<ContactListItem[]> {
  const form = new FormData();
  form.append('file', file, file.name);
  const { data } = await http.post<ContactListItem[]>(`${path}/${listId}/upload`, form);
  return readRows<ContactListItem>(data);
}
