import { createEmitter } from '@/browser/createStore';
import { readJson, readText, removeKey, writeJson, writeText } from '@/browser/storage';
import { isRecord, isString } from '@/lib/guards';

/** Who is signed in, as stored in the browser (contract 1.7) and mirrored in memory. */
export interface Session {
  token: string;
  userId: number;
  companyId: number;
}

/**
 * `elsewhere`: the account is used on another computer, or the refresh cookie is another account's by now; `replaced`:
 * somebody else has signed in in another tab; `deleted`: the user is.
 */
export type SessionEnd = 'logout' | 'lost' | 'elsewhere' | 'replaced' | 'deleted';

/** Ends that the login page tells. */
const toldEnds = ['lost', 'elsewhere', 'deleted'] as const;
export type ToldEnd = (typeof toldEnds)[number];

const keys = {
  token: 'token',
  userId: 'userId',
  companyId: 'companyId',
  dueDate: 'companyDueDate',
  campaigns: 'cshow',
};

/** Why the last session ended, for the login page and for the other tabs; absent after a logout. */
const endKey = 'sessionEnd';

const changes = createEmitter<[session: Session | null, end?: SessionEnd]>();

/** Tells of each change. @returns the function that ends the subscription */
export const onSession = changes.subscribe;

function readNumber(key: string): number | null {
  const value = Number(readText(key) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : null;
}

function readStored(): Session | null {
  const token = readJson(keys.token, isString);
  const userId = readNumber(keys.userId);
  const companyId = readNumber(keys.companyId);
  return token && userId !== null && companyId !== null ? { token, userId, companyId } : null;
}

let current: Session | null = readStored();

/** Whether what is in memory has been in storage: with storage forbidden nothing there tells of other tabs. */
let persisted = current !== null;

/** Ends with the session, and so do its calls (SAFE-14). */
let life = new AbortController();

const notify = (end?: SessionEnd): void => changes.emit(current, end);

/** The signed-in session, or null. */
export const getSession = (): Session | null => current;

/** Aborted when the session of the moment ends or another takes its place; a renewed token changes nothing. */
export const sessionSignal = (): AbortSignal => life.signal;

/** The token in storage, which another tab may have renewed. */
export const storedToken = (): string | null => readJson(keys.token, isString);

const isSameAccount = (a: Session, b: Session): boolean => a.userId === b.userId && a.companyId === b.companyId;

/** Makes a session, or none, that of this page; calls of another account end here and now (SAFE-3). */
function become(next: Session | null): void {
  if (!current || !next || !isSameAccount(current, next)) {
    life.abort();
    life = new AbortController();
  }
  current = next;
}

/** Takes over what is in storage, as another tab left it (B-13). */
export function adoptStoredSession(): Session | null {
  become(readStored());
  persisted = current !== null;
  return current;
}

/**
 * Follows the end of the session in another tab: what is in storage is that tab's, or somebody else's by now, and is
 * left alone (PAIN-4.5, B-13).
 */
function leaveSession(end: SessionEnd): void {
  become(null);
  notify(end);
}

/**
 * Follows what another tab has done to the session (B-13, PAIN-4.5): signed out, signed somebody else in, renewed the
 * token. Asked for by the storage's event, and before a token is renewed, since that event may still be on its way.
 * @param key of the storage that was written; null: all of it
 * @returns `login` where somebody has signed in there and nobody here
 */
export function followStorage(key: string | null): 'login' | null {
  if (key !== null && key !== keys.token && key !== keys.userId) return null;
  // A login writes its token last (SAFE-10).
  if (!current) return key === keys.token && storedToken() !== null ? 'login' : null;
  if (!persisted) return null;
  const stored = readStored();
  if (stored && isSameAccount(stored, current)) adoptStoredSession();
  else leaveSession(storedToken() === null ? (lastEnd() ?? 'logout') : 'replaced');
  return null;
}

/** Stores a session; listeners hear of it. */
export function startSession(session: Session): void {
  life.abort();
  life = new AbortController();
  current = session;
  removeKey(endKey);
  writeText(keys.userId, String(session.userId));
  writeText(keys.companyId, String(session.companyId));
  // The last, since other tabs begin when they see it (SAFE-10).
  writeJson(keys.token, session.token);
  persisted = readStored() !== null;
  notify();
}

/** Stores a renewed token (S-23). */
export function renewToken(token: string): void {
  if (!current) return;
  current = { ...current, token };
  writeJson(keys.token, token);
  notify();
}

/**
 * Ends the session: token, company, user and what belongs to the account go; tasks, language, theme, volume
 * and drafts stay (decisions, Z-07).
 */
export function endSession(end: SessionEnd): void {
  const stored = readStored();
  if (current && stored && !isSameAccount(stored, current)) {
    leaveSession('replaced');
    return;
  }
  become(null);
  if (end === 'logout') removeKey(endKey);
  else writeText(endKey, end);
  Object.values(keys).forEach(removeKey);
  notify(end);
}

/** Why the last session of this browser ended, until somebody signs in (REAL-4, DAY-48). */
export function lastEnd(): ToldEnd | null {
  const stored = readText(endKey);
  return toldEnds.find((end) => end === stored) ?? null;
}

/** Stored due date of the company (dd/MM/yyyy), which only the login answers (contract 1.4). */
export const storedDueDate = (): string => readText(keys.dueDate) ?? '';

/** Remembers a new due date, such as a payment brings. */
export const storeDueDate = (dueDate: string): void => writeText(keys.dueDate, dueDate);

/** Remembers what only the login tells: the due date and whether campaigns are switched on (S-05, S-06). */
export function storeAccount({ dueDate, campaigns }: { dueDate: string; campaigns: boolean }): void {
  writeText(keys.dueDate, dueDate);
  if (campaigns) writeText(keys.campaigns, 'true');
  else removeKey(keys.campaigns);
}

/** Whether the campaign pages exist; the value does not matter, only that the key is there. */
export const campaignsEnabled = (): boolean => readText(keys.campaigns) !== null;

/** What a JWT says; nothing where it cannot be read. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

/** Expiry of a JWT in milliseconds since 1970, or null when it cannot be read. */
export function tokenExpiry(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** The profile that a JWT was made out for, as far as it says so: enough to fetch code ahead, not to let anybody in. */
export const tokenProfile = (token: string): unknown => claimsOf(token)['profile'];
