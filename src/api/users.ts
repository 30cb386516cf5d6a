import { queryOptions } from '@tanstack/react-query';
import type { QueueRef } from './auth';
import { http } from './http';
import { keyOf } from './typedKeys';
import { readRecord, readRows, type Iso, type Paged } from './wire';
import { paged, restApi, type ListQuery } from './rest';

export interface User {
  id: number;
  name: string;
  email: string;
  companyId: number;
  profile: string;
  timeZone?: string | null;
  createdAt?: Iso;
  queues?: QueueRef[];
  super?: boolean;
  allTicket?: string;
  whatsappId?: number | null;
}

export interface UserOption {
  id: number;
  name: string;
  email?: string;
  queues?: QueueRef[];
}

export interface UserInput {
  name: string;
  email: string;
  /** Empty keeps the old one (contract 3.6). */
  password: string;
  profile: string;
  queueIds: number[];
  whatsappId: number | null;
  allTicket: string;
  timeZone: string | null;
  /** Must be the caller's company, as a number (contract 3.6). */
  companyId: number;
}

export interface UserPage extends Paged {
  users: User[];
}

export const userKeys = {
  all: ['users'] as const,
  search: (searchParam: string) => keyOf<UserPage>('users', 'search', searchParam),
  options: () => keyOf<UserOption[]>('users', 'options'),
  detail: (id: number) => keyOf<User>('users', 'detail', id),
};

/** GET /users: 20 a page, newest first (V-13). */
export async function listUsers(
  params: { searchParam?: string; pageNumber?: number },
  signal?: AbortSignal,
): Promise<UserPage> {
  const { data } = await http.get<UserPage>('/users/', { params, ...(signal ? { signal } : {}) });
  return { ...data, users: readRows<User>(data.users) };
}

/** GET /users/list: all users of the company (V-13). */
export async function listUserOptions(companyId: number, signal?: AbortSignal): Promise<UserOption[]> {
  const { data } = await http.get<UserOption[]>('/users/list', {
    params: { companyId },
    ...(signal ? { signal } : {}),
  });
  return readRows<UserOption>(data).map(({ id, name, email, queues }) => ({
    id,
    name,
    ...(email ? { email } : {}),
    queues: queues ?? [],
  }));
}

/** GET /users/{id} (V-13). */
export async function getUser(id: number, signal?: AbortSignal): Promise<User> {
  const { data } = await http.get<User>(`/users/${id}`, signal ? { signal } : {});
  return data;
}

/** POST /users: admins only; the plan limits how many (V-13, contract 3.6). */
export async function createUser(input: UserInput): Promise<User> {
  const { data } = await http.post<User>('/users', input);
  return readRecord(data);
}

/** PUT /users/{id}: admins only, even for oneself; absent `queueIds` would clear the queues (contract 3.6). */
export async function updateUser(id: number, input: UserInput): Promise<User> {
  const { password, ...rest } = input;
  const { data } = await http.put<User>(`/users/${id}`, password === '' ? rest : input);
  return readRecord(data);
}

/** DELETE /users/{id}: admins only; their open tickets go back to waiting (V-13, contract 3.6). */
export async function deleteUser(id: number): Promise<void> {
  await http.delete(`/users/${id}`);
}

// `count` counts users once for each of their queues, so it is no total (contract, recorded answers of /users).
const userPage = (data: unknown, query: ListQuery) => ({ ...paged<User>('users')(data, query), total: null });

/** The list page's calls (U-01, U-07). */
export const userApi = {
  list: restApi<User, UserInput>('/users', userPage).list,
  get: getUser,
  create: createUser,
  update: updateUser,
  remove: deleteUser,
};

/** Search of the transfer dialog, from 3 characters (T-55). */
export const userSearch = (searchParam: string) =>
  queryOptions({
    queryKey: userKeys.search(searchParam),
    queryFn: ({ signal }) => listUsers({ searchParam, pageNumber: 1 }, signal),
    enabled: searchParam.trim().length >= 3,
  });

export const userOptions = (companyId: number) =>
  queryOptions({
    queryKey: userKeys.options(),
    queryFn: ({ signal }) => listUserOptions(companyId, signal),
    staleTime: 60_000,
  });

export const userDetail = (id: number) =>
  queryOptions({ queryKey: userKeys.detail(id), queryFn: ({ signal }) => getUser(id, signal) });
