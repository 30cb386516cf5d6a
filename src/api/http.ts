import axios, {
  CanceledError,
  isAxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { uniqueName } from '@/lib/uniqueName';
import { asText } from './asText';
import { isForeignPage, refusesSession, toFailure, UnreadableAnswer } from './errors';
import { withTimeouts } from './timeouts';
import { refreshToken } from './refresh';
import { noteServerTime } from './serverClock';
import { reportAnswer, reportNoAnswer } from './serverState';
import { endSession, getSession, sessionSignal } from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set by the interceptor: the call has been retried with a fresh token. */
    retried?: boolean;
  }
}

/** The super-only refusal answers 401 although the session is fine (contract 1.2). */
const superOnlyRefusal = 'Acesso não permitido';

const bearer = (config: InternalAxiosRequestConfig): string | null =>
  /^Bearer (.+)$/.exec(String(config.headers.Authorization ?? ''))?.[1] ?? null;

/** A signal of its own for each call, which the signals it follows need not remember. */
function following(signals: readonly AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([...signals]);
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/**
 * Names a POST, so that the web server in front knows it again when the browser itself sends it once more over a broken
 * connection (OP-14, deploy/nginx.conf.template). A server of another origin may allow no such header.
 */
function nameOnce({ baseURL = '', headers, method }: InternalAxiosRequestConfig): void {
  if (method !== 'post' || new URL(baseURL).origin !== window.location.origin) return;
  headers.set('X-Request-Id', uniqueName());
}

/** A call belongs to the session in which it was made: it ends with it and carries no other's token (SAFE-3, SAFE-14). */
function withSession(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const session = getSession();
  if (!session) throw new CanceledError('nobody is signed in', config);
  config.baseURL = runtimeConfig().apiUrl;
  config.headers.set('Authorization', `Bearer ${session.token}`);
  nameOnce(config);
  if (config.retried) return config;
  const { signal } = config;
  config.signal = following([sessionSignal(), ...(signal instanceof AbortSignal ? [signal] : [])]);
  return withTimeouts(config);
}

/** Every read of this server answers an object or rows; a page instead of data comes from somebody else. */
function readable(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, config } = response;
  if (isForeignPage(data)) throw new UnreadableAnswer(true);
  if (config.method === 'get' && (typeof data !== 'object' || data === null)) throw new UnreadableAnswer();
  return response;
}

function accept(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  try {
    readable(response);
  } catch (error) {
    if (toFailure(error).kind === 'network') void reportNoAnswer(serverAnswers);
    throw error;
  }
  reportAnswer();
  // Of another origin it cannot be read, unless the server lets it.
  noteServerTime(Date.parse(String(response.headers['date'])));
  return response;
}

async function recover(error: unknown): Promise<unknown> {
  const failure = toFailure(error);
  if (failure.kind === 'network') void reportNoAnswer(serverAnswers);
  else if (failure.kind === 'server') reportAnswer();
  if (!isAxiosError(error) || !error.config || !error.response) throw error;

  const { config } = error;
  const used = bearer(config);
  if (failure.kind === 'server' && failure.status === 403 && used !== null && !config.retried) {
    // A token may be aged or a role may have changed: one refresh, one retry, whatever the text (decisions: 403).
    await refreshToken(used);
    config.retried = true;
    return http.request(config);
  }
  const ended = failure.status === 401 && refusesSession(error) && failure.code !== superOnlyRefusal;
  // An answer to a token that is no longer ours must not end the session that replaced it.
  if (ended && used === getSession()?.token) endSession('lost');
  throw error;
}

/**
 * The one client for private calls: bearer token, cookies, one shared refresh on 403 and a single retry
 * (S-14, S-17 to S-22, contract 1.2). Interceptors are installed once, at module level.
 */
export const http: AxiosInstance = axios.create({ ...asText, withCredentials: true });

http.interceptors.request.use(withSession);
http.interceptors.response.use(accept, recover);

/** A client without token or session handling, for public calls (S-15, V-02). */
export const publicHttp: AxiosInstance = axios.create({ ...asText, withCredentials: true });

publicHttp.interceptors.request.use((config) => {
  config.baseURL = runtimeConfig().apiUrl;
  return withTimeouts(config);
});
publicHttp.interceptors.response.use(readable);

/** How long the smallest of all calls may take, in milliseconds. */
const patienceMs = 5_000;

/** Asks for the version: whether the server itself says anything, an error included, and in time (B-09). */
export async function serverAnswers(): Promise<boolean> {
  try {
    await publicHttp.get('/version', { timeout: patienceMs });
    return true;
  } catch (error) {
    return toFailure(error).kind !== 'network';
  }
}
