import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { TFunction } from 'i18next';
import type { MessageKey } from '@/i18n/keys';
import { backendErrorKeys, sentencePatterns } from '@/i18n/errorKeys';
import { isRecord } from '@/lib/storage';

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

const gateway = (status: number): boolean => status >= 502 && status <= 504;

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
  const detail = errorOf(response.data);
  const code = typeof detail === 'string' ? detail : null;
  // A gateway's own page has no `error`; only the server's code answers with one.
  const kind = gateway(response.status) && code === null ? 'network' : 'server';
  return { kind, status: response.status, code, detail };
}

/** The error code or sentence of a failure, or null. */
export const failureCode = (error: unknown): string | null => toFailure(error).code;

export const failureStatus = (error: unknown): number | null => toFailure(error).status;

/** No answer reached us: offline, server down, or a gateway in between. */
export const isNetworkFailure = (error: unknown): boolean => toFailure(error).kind === 'network';

export const isCancelled = (error: unknown): boolean => toFailure(error).kind === 'cancelled';

/** Key of a server code, and the key with values of a known sentence (decisions: Server sentences). */
export function messageForCode(code: string): { key: MessageKey; values: Record<string, string> } | null {
  const key = Object.entries(backendErrorKeys).find(([known]) => known === code)?.[1];
  if (key) return { key, values: {} };
  for (const { pattern, key: sentenceKey } of sentencePatterns) {
    const match = pattern.exec(code);
    if (match) return { key: sentenceKey, values: { ...match.groups } };
  }
  return null;
}

/**
 * The text to show for a failure, or null where nothing is shown: cancelled calls, thrown plain strings and
 * anything that is not an answer (E-03, E-04; those are logged).
 */
export function failureText(t: TFunction, error: unknown): string | null {
  const failure = toFailure(error);
  if (failure.kind === 'cancelled') return null;
  if (failure.kind === 'network') return t('backendErrors.network');
  if (failure.kind === 'unknown') {
    console.error(error);
    return null;
  }
  if (failure.status === 413) return t('backendErrors.tooLarge');
  if (failure.code === null) return t('backendErrors.ERR_INTERNAL_SERVER_ERROR');
  return codeText(t, failure.code);
}

/** A code or sentence of the server in the reader's language; an unknown one as it came (E-01, E-02). */
export function codeText(t: TFunction, code: string): string {
  const known = messageForCode(code);
  return known ? t(known.key, { ...known.values, defaultValue: code }) : code;
}
