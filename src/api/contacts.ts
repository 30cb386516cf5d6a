import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { searchedContact } from '@/lib/searchText';
import { UnreadableAnswer } from './errors';
import { http } from './http';
import { keyOf } from './typedKeys';
import { readRecord, readRows, type Iso, type Paged } from './wire';
import { paged, restApi } from './rest';

export interface ExtraInfo {
  id?: number;
  name: string;
  value: string;
}

export interface Contact {
  id: number;
  name: string;
  number: string;
  email?: string | null;
  profilePicUrl?: string | null;
  isGroup?: boolean;
  companyId?: number;
  whatsappId?: number | null;
  createdAt?: Iso;
  updatedAt?: Iso;
  extraInfo?: ExtraInfo[];
  whatsapp?: { id: number; name: string } | null;
}

export interface ContactInput {
  name: string;
  number: string;
  email: string;
  extraInfo: ExtraInfo[];
}

/** The number is mandatory, and extra info comes as a whole list; what is absent stays (contract 3.5). */
export type ContactUpdate = Partial<ContactInput> & Pick<ContactInput, 'number'>;

export interface ContactPage extends Paged {
  contacts: Contact[];
}

/** One row of a spreadsheet by its headings; the server reads `Nome` and `Telefone` (contract 3.5). */
export type ContactRow = Readonly<Record<string, string>>;

export interface ContactUpload {
  newContacts: { contactId: number; contactName: string }[];
  /** `reason` is a code or a sentence; null where the server gave neither. */
  errorBag: { contactName: string | null; reason: string | null }[];
}

export const contactKeys = {
  all: ['contacts'] as const,
  search: (searchParam: string) => keyOf<ContactPage>('contacts', 'search', searchParam),
  detail: (id: number) => keyOf<Contact>('contacts', 'detail', id),
  form: (id: number, turn: number) => ['contacts', 'form', id, turn] as const,
};

/** Of the source connection only its name is shown; its row carries credentials (B-43, contract, section 2). */
export const toContact = (raw: Contact): Contact =>
  raw.whatsapp ? { ...raw, whatsapp: { id: raw.whatsapp.id, name: raw.whatsapp.name } } : raw;

/** GET /contacts: 30 a page, by name (V-12, contract 3.5). */
export async function listContacts(
  params: { searchParam?: string; pageNumber?: number },
  signal?: AbortSignal,
): Promise<ContactPage> {
  const { searchParam } = params;
  const asked = searchParam === undefined ? params : { ...params, searchParam: searchedContact(searchParam) };
  const { data } = await http.get<ContactPage>('/contacts', { params: asked, ...(signal ? { signal } : {}) });
  return { ...data, contacts: readRows<Contact>(data.contacts) };
}

/** GET /contacts/{id}: with extraInfo and the source connection (V-12). */
export async function getContact(id: number, signal?: AbortSignal): Promise<Contact> {
  const { data } = await http.get<Contact>(`/contacts/${id}`, signal ? { signal } : {});
  return toContact(readRecord(data));
}

/** POST /contacts (C-09). */
export async function createContact(input: ContactInput): Promise<Contact> {
  const { data } = await http.post<Contact>('/contacts', input);
  return readRecord(data);
}

/** PUT /contacts/{id}: of extra info, rows without id are added and missing ones deleted (contract 3.5). */
export async function updateContact(id: number, input: ContactUpdate): Promise<Contact> {
  const { data } = await http.put<Contact>(`/contacts/${id}`, input);
  return readRecord(data);
}

/** DELETE /contacts/{id}: the contact's tickets and messages go with it (contract 3.5). */
export async function deleteContact(id: number): Promise<void> {
  await http.delete(`/contacts/${id}`);
}

/** The list page's calls (C-01, C-03, C-09). */
export const contactApi = {
  list: restApi<Contact, ContactInput>('/contacts', paged<Contact>('contacts', 30), { searched: searchedContact }).list,
  get: getContact,
  create: createContact,
  update: updateContact,
  remove: deleteContact,
};

/** POST /contacts/import: the phone's address book; answers before the work is done and no event tells (C-13). */
export async function importPhoneContacts(): Promise<void> {
  await http.post('/contacts/import');
}

/** The server asks its channel about each number of a spreadsheet. */
const checkNumbersMs = 300_000;

interface UploadAnswer {
  newContacts?: ContactUpload['newContacts'];
  errorBag?: { contactName?: string; error?: { message?: string; errors?: { message?: string }[] } | string }[];
}

/**
 * POST /contacts/upload: the rows of a spreadsheet; a refused row does not stop the others (C-12, contract 3.5).
 * @throws UnreadableAnswer where it says nothing of any row, which would leave them neither added nor refused
 */
export async function uploadContacts(rows: readonly ContactRow[]): Promise<ContactUpload> {
  const { data } = await http.post<UploadAnswer>('/contacts/upload', rows, { timeout: checkNumbersMs });
  const { newContacts, errorBag }: UploadAnswer = isRecord(data) ? data : {};
  if (newContacts === undefined && errorBag === undefined) throw new UnreadableAnswer();
  return {
    newContacts: newContacts ?? [],
    errorBag: (errorBag ?? []).map(({ contactName, error }) => ({
      contactName: contactName ?? null,
      // A doubled number fails in the database, whose error has no message of its own.
      reason: typeof error === 'string' ? error : (error?.message ?? error?.errors?.[0]?.message ?? null),
    })),
  };
}

/** Search of the dialogs, from 3 characters (T-43). */
export const contactSearch = (searchParam: string) =>
  queryOptions({
    queryKey: contactKeys.search(searchParam),
    queryFn: ({ signal }) => listContacts({ searchParam, pageNumber: 1 }, signal),
    enabled: searchParam.trim().length >= 3,
  });

export const contactDetail = (id: number) =>
  queryOptions({ queryKey: contactKeys.detail(id), queryFn: ({ signal }) => getContact(id, signal) });
