import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { takeEarly, type EarlyAnswer } from '@/lib/early';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { isRecord, readText, removeKey, writeText } from '@/lib/storage';
import { toFailure, UnreadableAnswer } from './errors';
import { adoptStoredSession, endSession, getSession, renewToken, storedToken, tokenExpiry } from './session';
import type { SessionUser } from './auth';

export interface RefreshAnswer {
  token: string;
  user: SessionUser;
}

const lockName = 'prosa-refresh';
const leaseMs = 15_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Browsers without Web Locks take a lease in local storage; a lease left by a closed tab runs out. */
async function withLease<T>(act: () => Promise<T>): Promise<T> {
  const mine = `${Date.now() + leaseMs}:${Math.random()}`;
  for (;;) {
    const holder = readText(lockName);
    if (holder === null || Number(holder.split(':')[0]) < Date.now()) {
      writeText(lockName, mine);
      await pause(20);
      // With storage forbidden nothing is ever read back; then no other tab shares this session either.
      const seen = readText(lockName);
      if (seen === mine || seen === null) break;
    }
    await pause(50);
  }
  try {
    return await act();
  } finally {
    if (readText(lockName) === mine) removeKey(lockName);
  }
}

/** One tab at a time (B-13, PAIN-4.2). */
function exclusively<T>(act: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return navigator.locks.request(lockName, act);
  return withLease(act);
}

/** Takes an answer that is here or on its way for that of the call. */
const answerOf =
  (early: Promise<EarlyAnswer>): AxiosAdapter =>
  async (config) => {
    const { status, text } = await early.catch((error: unknown) => {
      throw new AxiosError(String(error), AxiosError.ERR_NETWORK, config);
    });
    const response = { data: text, status, statusText: '', headers: {}, config };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
  };

async function postRefresh(): Promise<RefreshAnswer> {
  const early = takeEarly('refresh');
  const { data } = await axios.post<RefreshAnswer>('/auth/refresh_token', null, {
    baseURL: runtimeConfig().apiUrl,
    withCredentials: true,
    // Every call that met an aged token waits for this one, in every tab.
    timeout: 30_000,
    ...(early && { adapter: answerOf(early) }),
  });
  // Whatever stands between may answer in the server's name: that neither ends a session nor makes one.
  if (!isRecord(data) || typeof data.token !== 'string' || !isRecord(data.user)) throw new UnreadableAnswer(true);
  return data;
}

/** The refresh call itself; a refusal by the server ends the session, silence does not (decisions: Refresh fails). */
async function refreshOrEnd(): Promise<RefreshAnswer> {
  try {
    const answer = await postRefresh();
    renewToken(answer.token);
    return answer;
  } catch (error) {
    if (toFailure(error).kind === 'server') endSession('lost');
    throw error;
  }
}

let pending: Promise<string> | null = null;

/**
 * A token newer than the one that was refused. All callers share one refresh, across tabs too: inside the lock
 * a token that another tab has stored in the meantime is simply taken over.
 * @param refused the token that aged
 * @throws the failure of the refresh; after a refusal the session has ended
 */
export function refreshToken(refused: string): Promise<string> {
  const known = getSession()?.token;
  if (known !== undefined && known !== refused && isFresh(known)) return Promise.resolve(known);
  pending ??= exclusively(async () => {
    const stored = storedToken();
    if (stored !== null && stored !== refused && isFresh(stored) && getSession()) {
      adoptStoredSession();
      return stored;
    }
    return (await refreshOrEnd()).token;
  }).finally(() => {
    pending = null;
  });
  return pending;
}

/** Restores the session at start, with the user (S-16, contract 1.6). */
export const restoreSession = (): Promise<RefreshAnswer> => exclusively(refreshOrEnd);

/** Whether a token has not run out; one that cannot be read is left to the server to judge. */
export function isFresh(token: string): boolean {
  const expiry = tokenExpiry(token);
  return expiry === null || expiry > Date.now();
}
