import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { MessageKey, TFunction } from '@/i18n/keys';
import { errorKey, sentencePatterns } from '@/i18n/errorKeys';
import { isRecord } from '@/lib/guards';

/** Any failure of a call, narrowed once at the edge. */
export interface ApiFailure {
  /** `server`: answered; `network`: no answer or a gateway's; `cancelled`: given up by us; `unknown`: a defect. */
  kind: 'server' | 'network' | 'cancelled' | 'unknown';
  status: number | null;
  /** `error` of the answer: an ERR_ code or a sentence. */
  code: string | null;
  /** `error` as it came, where it is not text (some servers put the ticket itself there, contract 6.6). */
  detail: unknown;
}

/** An answer that came well but that nobody may see here; the code or sentence says why. */
export class RefusedAnswer extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'RefusedAnswer';
    this.code = code;
  }
}

/**
 * A call that came well, but whose answer is not what was asked for: nothing, a text, rows that are none. `foreign`: a
 * page (of a gateway, of the network's sign-in), so our server has not answered at all.
 */
export class UnreadableAnswer extends Error {
  readonly foreign: boolean;

  constructor(foreign = false) {
    super(foreign ? 'not the answer of our server' : 'unreadable answer');
    this.name = 'UnreadableAnswer';
    this.foreign = foreign;
  }
}

/** Answers of proxies, load balancers and their guards: whether the server was asked at all, nobody knows (SAFE-5). */
const isGateway = (status: number): boolean =>
  [408, 425, 429, 502, 503, 504, 530].includes(status) || (status >= 520 && status <= 527);

/** A page instead of data comes from whatever stands between, but for the server's own word on an unknown address. */
export const isForeignPage = (data: unknown): boolean =>
  typeof data === 'string' && /^\s*<(!doctype|html)/i.test(data) && !/<pre>Cannot [A-Z]+ \//.test(data);

function errorOf(data: unknown): unknown {
  if (isRecord(data)) return readable(data['error'] ?? data['message'] ?? null);
  return null;
}

/**
 * The validator of prompts answers its whole error as a JSON text that repeats what was sent, API key included: of
 * that only the code leaves this place (contract back-office 13; B-43).
 */
function readable(detail: unknown): unknown {
  if (typeof detail !== 'string' || !detail.trimStart().startsWith('{')) return detail;
  try {
    const parsed: unknown = JSON.parse(detail);
    // The ticket that stands in the way of another comes as a text on some servers (T-48).
    if (isRecord(parsed) && 'uuid' in parsed) return parsed;
    const codes = isRecord(parsed) ? parsed['errors'] : null;
    return Array.isArray(codes) && typeof codes[0] === 'string' ? codes[0] : null;
  } catch {
    return null;
  }
}

/** Narrows whatever was thrown. */
export function toFailure(error: unknown): ApiFailure {
  if (isCancel(error)) return { kind: 'cancelled', status: null, code: null, detail: null };
  if (error instanceof RefusedAnswer) return { kind: 'server', status: null, code: error.code, detail: error.code };
  if (error instanceof UnreadableAnswer) {
    return { kind: error.foreign ? 'network' : 'server', status: null, code: null, detail: null };
  }
  if (!isAxiosError(error)) return { kind: 'unknown', status: null, code: null, detail: error };
  const { response } = error;
  if (!response) {
    const local = error.code === AxiosError.ERR_BAD_OPTION || error.code === AxiosError.ERR_BAD_OPTION_VALUE;
    return { kind: local ? 'unknown' : 'network', status: null, code: null, detail: null };
  }
  const { status } = response;
  const data: unknown = response.data;
  const detail = errorOf(data);
  const code = typeof detail === 'string' ? detail : null;
  // Our server's own codes tell that it was there; a body too large was refused, whoever says so.
  const isServer = status === 413 || (isGateway(status) ? code?.startsWith('ERR_') === true : !isForeignPage(data));
  return { kind: isServer ? 'server' : 'network', status, code, detail };
}

/**
 * Whether our server itself says that there is no session (any more): in its own format, a text in `error`, which no
 * gateway's JSON has to have (SAFE-5, PUB-50, contract 1.2).
 */
export function refusesSession(error: unknown): boolean {
  const { status } = toFailure(error);
  const data: unknown = isAxiosError(error) ? error.response?.data : null;
  return (status === 401 || status === 403) && isRecord(data) && typeof data['error'] === 'string';
}

/**
 * Whether nobody knows what became of a call: no answer, a gateway's, or an error of the server itself. What was asked
 * for may have been done; what was to be read may be read a moment later.
 */
export function isUncertain(error: unknown): boolean {
  const { kind, status } = toFailure(error);
  return kind === 'network' || (kind === 'server' && status !== null && status >= 500);
}

/** The error code or sentence of a failure, or null. */
export const failureCode = (error: unknown): string | null => toFailure(error).code;

export const failureStatus = (error: unknown): number | null => toFailure(error).status;

/** No answer reached us: offline, server down, or a gateway in between. */
export const isNetworkFailure = (error: unknown): boolean => toFailure(error).kind === 'network';

export const isCancelled = (error: unknown): boolean => toFailure(error).kind === 'cancelled';

/** Logs what is a defect of ours; answers and silence are told where they matter, and the browser logs them itself. */
export function logDefect(what: string, error: unknown): void {
  if (toFailure(error).kind === 'unknown') console.error(what, error);
}

/** Key of a server code, and the key with the number of a known sentence (decisions: Server sentences). */
export function messageForCode(code: string): { key: MessageKey; values: { count?: number } } | null {
  const key = errorKey(code);
  if (key) return { key, values: {} };
  for (const { pattern, key: sentenceKey } of sentencePatterns) {
    const match = pattern.exec(code);
    const count = match?.groups?.['count'];
    if (match) return { key: sentenceKey, values: count === undefined ? {} : { count: Number(count) } };
  }
  return null;
}

/**
 * The text to show for a failure, or null where nothing is shown: cancelled calls, thrown plain strings and
 * anything that is not an answer (E-03, E-04; those are logged).
 * @param refused says in the reader's language that the server refused, with its unknown sentence as `detail` (OC-09);
 * absent: the sentence comes as it is
 */
export function failureText(t: TFunction, error: unknown, refused?: MessageKey): string | null {
  const failure = toFailure(error);
  if (failure.kind === 'cancelled') return null;
  if (failure.kind === 'network') return t('backendErrors.network');
  if (failure.kind === 'unknown') {
    console.error(error);
    return null;
  }
  if (failure.status === 413) return t('backendErrors.tooLarge');
  if (failure.code === null) return t('backendErrors.ERR_INTERNAL_SERVER_ERROR');
  const isUnknown = refused !== undefined && messageForCode(failure.code) === null;
  return isUnknown ? t(refused, { detail: failure.code }) : codeText(t, failure.code);
}

/** A code or sentence of the server in the reader's language; an unknown one as it came (E-01, E-02). */
export function codeText(t: TFunction, code: string): string {
  const known = messageForCode(code);
  return known ? t(known.key, { ...known.values, defaultValue: code }) : code;
}
