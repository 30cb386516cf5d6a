import { isString, readJson, readText, removeKey, writeJson, writeText } from '@/lib/storage';

/** Who is signed in, as stored in the browser (contract 1.7) and mirrored in memory. */
export interface Session {
  token: string;
  userId: number;
  companyId: number;
}

export type SessionEnd = 'logout' | 'lost' | 'elsewhere';

const keys = {
  token: 'token',
  userId: 'userId',
  companyId: 'companyId',
  dueDate: 'companyDueDate',
  campaigns: 'cshow',
};

type Listener = (session: Session | null, end?: SessionEnd) => void;
const listeners = new Set<Listener>();

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

const notify = (end?: SessionEnd): void => listeners.forEach((listener) => listener(current, end));

/** The signed-in session, or null. */
export const getSession = (): Session | null => current;

/** The token in storage, which another tab may have renewed. */
export const storedToken = (): string | null => readJson(keys.token, isString);

/** Takes over what is in storage, as another tab left it (B-13). */
export function adoptStoredSession(): Session | null {
  current = readStored();
  return current;
}

/** Stores a session; listeners hear of it. */
export function startSession(session: Session): void {
  current = session;
  writeJson(keys.token, session.token);
  writeText(keys.userId, String(session.userId));
  writeText(keys.companyId, String(session.companyId));
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
  current = null;
  Object.values(keys).forEach(removeKey);
  notify(end);
}

/** @returns the function that ends the subscription */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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

/** Expiry of a JWT in milliseconds since 1970, or null when it cannot be read. */
export function tokenExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}
