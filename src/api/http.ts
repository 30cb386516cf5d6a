import axios, { isAxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { toFailure, UnreadableAnswer } from './errors';
import { withPatience } from './patience';
import { refreshToken } from './refresh';
import { reportAnswer, reportNoAnswer } from './serverState';
import { endSession, getSession } from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A 401 of this call is an error of the form, not the end of the session (the login). */
    keepSession?: boolean;
    /** Set by the interceptor: the call has been retried with a fresh token. */
    retried?: boolean;
  }
}

/** The super-only refusal answers 401 although the session is fine (contract 1.2). */
const superOnlyRefusal = 'Acesso não permitido';

const bearer = (config: InternalAxiosRequestConfig): string | null =>
  /^Bearer (.+)$/.exec(String(config.headers.Authorization ?? ''))?.[1] ?? null;

function withToken(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  config.baseURL = runtimeConfig().apiUrl;
  const session = getSession();
  if (session) config.headers.set('Authorization', `Bearer ${session.token}`);
  return withPatience(config);
}

/** Every read of this server answers an object or rows; a page instead of data comes from somebody else. */
function readable(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, config } = response;
  if (config.responseType !== undefined && config.responseType !== 'json') return response;
  if (typeof data === 'string' && /^\s*<(!doctype|html)/i.test(data)) throw new UnreadableAnswer(true);
  if (config.method === 'get' && (typeof data !== 'object' || data === null)) throw new UnreadableAnswer();
  return response;
}

function accept(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  try {
    readable(response);
  } catch (error) {
    if (toFailure(error).kind === 'network') reportNoAnswer();
    throw error;
  }
  reportAnswer();
  return response;
}

async function recover(error: unknown): Promise<unknown> {
  const failure = toFailure(error);
  if (failure.kind === 'network') reportNoAnswer();
  else if (failure.kind === 'server') reportAnswer();
  if (!isAxiosError(error) || !error.config || !error.response) throw error;

  const { config } = error;
  const used = bearer(config);
  if (failure.status === 403 && used !== null && !config.retried) {
    // A token may be aged or a role may have changed: one refresh, one retry, whatever the text (decisions: 403).
    const token = await refreshToken(used);
    config.headers.set('Authorization', `Bearer ${token}`);
    config.retried = true;
    return http.request(config);
  }
  const current = getSession()?.token;
  const ended = failure.status === 401 && !config.keepSession && failure.code !== superOnlyRefusal;
  // An answer to a token that is no longer ours must not end the session that replaced it.
  if (ended && current !== undefined && (used === null || used === current)) endSession('lost');
  throw error;
}

/**
 * The one client for private calls: bearer token, cookies, one shared refresh on 403 and a single retry
 * (S-14, S-17 to S-22, contract 1.2). Interceptors are installed once, at module level.
 */
export const http: AxiosInstance = axios.create({ withCredentials: true });

http.interceptors.request.use(withToken);
http.interceptors.response.use(accept, recover);

/** A client without token or session handling, for public calls (S-15, V-02). */
export const publicHttp: AxiosInstance = axios.create({ withCredentials: true });

publicHttp.interceptors.request.use((config) => {
  config.baseURL = runtimeConfig().apiUrl;
  return withPatience(config);
});
publicHttp.interceptors.response.use(readable);
