import axios, { AxiosError, CanceledError, type AxiosAdapter } from 'axios';
import { createEmitter } from '@/browser/createStore';
import { takePrefetched, type PrefetchedAnswer } from '@/browser/prefetched';
import { exclusively } from '@/browser/locks';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { isRecord } from '@/lib/guards';
import { refusesSession, UnreadableAnswer } from './errors';
import {
  adoptStoredSession,
  endSession,
  getSession,
  followStorage,
  renewToken,
  sessionSignal,
  storedToken,
  tokenExpiry,
} from './session';
import type { SessionUser } from './auth';

export interface RefreshAnswer {
  token: string;
  user: SessionUser;
}

/** One tab at a time for what changes the session's cookie (B-13, PAIN-4.2); public/scheme.js uses the same name. */
export const withCookieLock = <T>(act: () => Promise<T>): Promise<T> => exclusively('prosa-refresh', act);

/** Takes an answer that is here or on its way for that of the call. */
const answerOf =
  (early: Promise<PrefetchedAnswer>): AxiosAdapter =>
  async (config) => {
    const { status, text } = await early.catch((error: unknown) => {
      throw new AxiosError(String(error), AxiosError.ERR_NETWORK, config);
    });
    const response = { data: text, status, statusText: '', headers: {}, config };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
  };

/**
 * POST /auth/refresh_token. Whose session it renews is the cookie's matter, which all pages of the site share.
 * @param signal gives it up
 * @throws UnreadableAnswer where somebody else answers in the server's name: that neither ends a session nor makes one
 */
export async function postRefresh(signal?: AbortSignal): Promise<RefreshAnswer> {
  const early = takePrefetched('refresh');
  const { data } = await axios.post<RefreshAnswer>('/auth/refresh_token', null, {
    baseURL: runtimeConfig().apiUrl,
    withCredentials: true,
    // Every call that met an aged token waits for this one, in every tab.
    timeout: 30_000,
    ...(signal && { signal }),
    ...(early && { adapter: answerOf(early) }),
  });
  if (!isRecord(data) || typeof data.token !== 'string' || !isRecord(data.user)) throw new UnreadableAnswer(true);
  return data;
}

const renewedUser = createEmitter<[user: SessionUser]>();

/**
 * Tells of the user whom a renewed token brought along, whole as no other answer has them (T-46, contract 1.4).
 * @returns the function that ends the subscription
 */
export const onRenewedUser = renewedUser.subscribe;

const sessionEnded = (): CanceledError<unknown> => new CanceledError('the session has ended');

/**
 * The refresh of the session of this moment. A refusal ends it, silence does not (decisions: Refresh fails); so does a
 * token that is another account's, which is neither stored nor used (SAFE-3).
 */
async function refreshOrEnd(): Promise<RefreshAnswer> {
  // Another tab may have ended the session, or somebody signed in there, and the event is still on its way.
  followStorage(null);
  const session = getSession();
  if (!session) throw sessionEnded();
  const ended = sessionSignal();
  let answer: RefreshAnswer;
  try {
    answer = await postRefresh(ended);
  } catch (error) {
    if (!ended.aborted && refusesSession(error)) endSession('lost');
    throw error;
  }
  if (!ended.aborted) followStorage(null);
  if (ended.aborted) throw sessionEnded();
  const { id, companyId } = answer.user;
  if (Number(id) !== session.userId || Number(companyId) !== session.companyId) {
    endSession('elsewhere');
    throw sessionEnded();
  }
  renewToken(answer.token);
  return answer;
}

let pending: { session: AbortSignal; token: Promise<string> } | null = null;

/**
 * A token newer than the one that was refused. All callers share one refresh, across tabs too: inside the lock
 * a token that another tab has stored in the meantime is simply taken over.
 * @param refused the token that aged
 * @throws the failure of the refresh; a cancellation when the session has ended or became another's meanwhile
 */
export function refreshToken(refused: string): Promise<string> {
  const known = getSession()?.token;
  if (known === undefined) return Promise.reject(sessionEnded());
  if (known !== refused && isFresh(known)) return Promise.resolve(known);
  const session = sessionSignal();
  // A call of the session before must not make this one wait for its end.
  if (pending?.session !== session) {
    const token = withCookieLock(async () => {
      if (!session.aborted) followStorage(null);
      if (session.aborted) throw sessionEnded();
      const stored = storedToken();
      if (stored !== null && stored !== refused && isFresh(stored) && adoptStoredSession()) return stored;
      const renewed = await refreshOrEnd();
      renewedUser.emit(renewed.user);
      return renewed.token;
    }).finally(() => {
      if (pending?.session === session) pending = null;
    });
    pending = { session, token };
  }
  return pending.token;
}

/** Restores the session at start, with the user (S-16, contract 1.6). */
export const restoreSession = (): Promise<RefreshAnswer> => withCookieLock(refreshOrEnd);

/** Whether a token has not run out; one that cannot be read is left to the server to judge. */
export function isFresh(token: string): boolean {
  const expiry = tokenExpiry(token);
  return expiry === null || expiry > Date.now();
}
