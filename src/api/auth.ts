import { formatDueDate } from '@/lib/dueDate';
import { isRecord } from '@/lib/storage';
import { UnreadableAnswer } from './errors';
import { http, publicHttp } from './http';
import type { Setting } from './page';

export interface QueueRef {
  id: number;
  name: string;
  color: string;
}

/** The signed-in user. Sources differ in what they carry, so fields known from one only are optional (contract 1.4). */
export interface SessionUser {
  id: number;
  name: string;
  email: string;
  profile: string;
  companyId: number;
  super?: boolean;
  /** `enabled`, anything else counts as off (the wire's off value is `desabled`). */
  allTicket?: string;
  whatsappId?: number | null;
  timeZone?: string | null;
  queues?: QueueRef[];
  company?: SessionCompany | null;
}

export interface SessionCompany {
  id: number;
  name: string;
  dueDate?: string | null;
  settings?: Setting[];
}

export interface LoginAnswer {
  token: string;
  user: SessionUser;
}

/** POST /auth/login (S-01, V-01). A 401 is an error of the form. */
export async function login(credentials: { email: string; password: string }): Promise<LoginAnswer> {
  const { data } = await publicHttp.post<LoginAnswer>('/auth/login', credentials);
  if (!isRecord(data) || typeof data.token !== 'string' || !isRecord(data.user)) throw new UnreadableAnswer();
  return data;
}

/** DELETE /auth/logout (S-25). */
export async function logout(): Promise<void> {
  await http.delete('/auth/logout', { keepSession: true });
}

/** GET /auth/me: needs the cookie besides the token (S-24, contract 1.3). */
export async function me(): Promise<{ id: number; profile: string; super: boolean }> {
  const { data } = await http.get<{ id: number; profile: string; super: boolean }>('/auth/me');
  return data;
}

/** GET /version; a server not started through npm answers an empty object (V-01). */
export async function serverVersion(): Promise<string | null> {
  const { data } = await publicHttp.get<{ version?: string }>('/version');
  return data.version ?? null;
}

/** POST /users/set-language/{lang}: the language of the company's automatic messages (I-03). */
export async function setCompanyLanguage(language: string): Promise<void> {
  await http.post(`/users/set-language/${language}`);
}

/** Whether campaigns are switched on for the company (S-06). */
export const hasCampaigns = (user: SessionUser): boolean =>
  user.company?.settings?.some(({ key, value }) => key === 'campaignsEnabled' && value === 'true') ?? false;

/** Login is accepted only before the due date; none or a broken one is refused (S-03, contract 1.5). */
export function subscriptionOf(user: SessionUser, now: Date): { active: boolean; daysLeft: number; dueDate: string } {
  const due = user.company?.dueDate ? Date.parse(user.company.dueDate) : Number.NaN;
  return {
    active: now.getTime() < due,
    daysLeft: Math.round((due - now.getTime()) / 86_400_000),
    dueDate: formatDueDate(user.company?.dueDate),
  };
}

/** What of the user is kept in memory: no settings, since they hold payment tokens (contract 1.4). */
export function withoutSecrets(user: SessionUser): SessionUser {
  if (!user.company) return user;
  const { id, name, dueDate } = user.company;
  return { ...user, company: { id, name, ...(dueDate === undefined ? {} : { dueDate }) } };
}
