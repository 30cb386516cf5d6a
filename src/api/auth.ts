import { stopPrefetched } from '@/browser/prefetched';
import { formatDueDate } from '@/lib/dueDate';
import { isRecord } from '@/lib/guards';
import { failureStatus, logDefect, UnreadableAnswer } from './errors';
import { http, publicHttp } from './http';
import { withCookieLock, postRefresh } from './refresh';
import { endSession, getSession, type Session } from './session';
import { isSwitchedOn, type WireSetting } from './wire';

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
  settings?: WireSetting[];
}

export interface LoginAnswer {
  token: string;
  user: SessionUser;
}

/** POST /auth/login (S-01, V-01). A 401 is an error of the form. */
export async function login(credentials: { email: string; password: string }): Promise<LoginAnswer> {
  // A logout still on its way to the server would take the new cookie along.
  const { data } = await withCookieLock(() => publicHttp.post<LoginAnswer>('/auth/login', credentials));
  if (!isRecord(data) || typeof data.token !== 'string' || !isRecord(data.user)) throw new UnreadableAnswer();
  return data;
}

/** How long a server that hangs may keep a login after a logout waiting. */
const logoutMs = 10_000;

async function tellLogout({ token, userId }: Session): Promise<void> {
  const send = (bearer: string): Promise<unknown> =>
    publicHttp.delete('/auth/logout', {
      headers: { Authorization: `Bearer ${bearer}` },
      timeout: logoutMs,
      // Told also where the page is closed at once.
      adapter: 'fetch',
      fetchOptions: { keepalive: true },
    });
  try {
    await send(token);
  } catch (error) {
    if (failureStatus(error) !== 403) throw error;
    // Only a good token clears the cookie, with which anybody at this browser could go on.
    const renewed = await postRefresh();
    if (Number(renewed.user.id) === userId) await send(renewed.token);
  }
}

/**
 * Ends the session of this browser at once and tells the server beside it (S-25, SAFE-14): DELETE /auth/logout.
 * @returns when the server knows, or cannot be told
 */
export async function logout(): Promise<void> {
  const session = getSession();
  // A restoring that hangs would hold up the next login.
  stopPrefetched();
  endSession('logout');
  if (!session) return;
  try {
    await withCookieLock(() => tellLogout(session));
  } catch (error) {
    logDefect('logout', error);
  }
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
export const hasCampaigns = (user: SessionUser): boolean => isSwitchedOn(user.company?.settings, 'campaignsEnabled');

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

const steady = ['name', 'email', 'profile', 'companyId', 'super', 'allTicket', 'queues'] as const;

/**
 * The signed-in user after an answer or event about them. What another user's answer says, or one without an id, is not
 * theirs; a field that came empty or of another kind leaves what is known, so that nobody loses rights by a broken answer
 * (E-03, SAFE-3).
 */
export function changedUser(user: SessionUser, changes: Partial<SessionUser>): SessionUser {
  if (Number(changes.id) !== user.id) return user;
  const broken = steady.filter((field) => user[field] !== undefined && !sameKind(user[field], changes[field]));
  const known = Object.fromEntries(broken.map((field) => [field, user[field]]));
  return withoutSecrets({ ...user, ...changes, ...known, id: user.id });
}

const sameKind = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && (one === null) === (other === null);
