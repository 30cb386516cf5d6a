import { isRecord } from './guards';

export interface RuntimeConfig {
  /** Base of the API with its path, absolute, without a slash at the end. */
  apiUrl: string;
  /** Origin of Socket.IO (`/socket.io` at its root). */
  socketUrl: string;
  /** Origin of the uploads (`/public` at its root). */
  filesUrl: string;
  brand: Brand;
  /** Whether the server wants the checkout's card fields; the known one does not use them (decisions: Card data, B-45). */
  sendCardData?: boolean;
  /** Where unexpected errors are told (OP-13); absent: nowhere. */
  errorUrl?: string;
  /** Where whoever stands before a wall finds help: a page or a `mailto:` (DAY-54); absent: nobody is named. */
  supportUrl?: string;
}

export interface Brand {
  name: string;
  logoUrl: string | null;
  primary: string | null;
}

/**
 * Why a configuration cannot be used; `insecure` is an http address on a page of https, `path` one where only an origin
 * makes sense.
 */
export type ConfigProblem = 'unread' | 'json' | 'object' | 'text' | 'address' | 'path' | 'insecure';

/** Its message says where, in no language: the file, or the field with its value. */
export class ConfigError extends Error {
  readonly problem: ConfigProblem;
  constructor(problem: ConfigProblem, where: string) {
    super(where);
    this.problem = problem;
  }
}

const defaultBrand: Brand = { name: 'Prosa', logoUrl: null, primary: null };

/** Browsers trust the machine they run on: http from there is not blocked on a page of https. */
const isOwnMachine = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

function parse(address: string, page: string): URL | null {
  try {
    return new URL(address, page);
  } catch {
    return null;
  }
}

/** @param isLink it is only led to, which no browser blocks, and may be a `mailto:` */
function url(value: unknown, field: string, fallback: string, page: string, isLink = false): string {
  if (value === undefined || value === null || value === '') return fallback;
  const where = `${field}: ${JSON.stringify(value)}`;
  if (typeof value !== 'string') throw new ConfigError('text', where);
  const parsed = parse(value, page);
  if (isLink && parsed?.protocol === 'mailto:') return parsed.href;
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') throw new ConfigError('address', where);
  const blocked = !isLink && page.startsWith('https:') && parsed.protocol === 'http:' && !isOwnMachine(parsed.hostname);
  if (blocked) throw new ConfigError('insecure', where);
  return parsed.href.replace(/\/+$/, '');
}

/**
 * An address without a path: Socket.IO takes one for a namespace of its own, which the server lets in and never speaks to
 * (OP-12).
 */
function originOnly(value: unknown, field: string, fallback: string, page: string): string {
  const address = url(value, field, fallback, page);
  if (new URL(address).origin !== address) throw new ConfigError('path', `${field}: ${JSON.stringify(value)}`);
  return address;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/**
 * Validates what `config.json` holds (B-37, REAL-19). Absent addresses mean the app's own origin with `/api`.
 * @param page origin of the page
 * @throws ConfigError naming the field, for the readable page that replaces the app.
 */
export function parseRuntimeConfig(raw: unknown, page = window.location.origin): RuntimeConfig {
  if (!isRecord(raw)) throw new ConfigError('object', 'config.json');
  const apiUrl = url(raw['apiUrl'], 'apiUrl', `${page}/api`, page);
  const { origin } = new URL(apiUrl);
  const errorUrl = url(raw['errorUrl'], 'errorUrl', '', page);
  const supportUrl = url(raw['supportUrl'], 'supportUrl', '', page, true);
  const brand = isRecord(raw['brand']) ? raw['brand'] : {};
  return {
    apiUrl,
    socketUrl: originOnly(raw['socketUrl'], 'socketUrl', origin, page),
    filesUrl: url(raw['filesUrl'], 'filesUrl', origin, page),
    brand: {
      name: text(brand['name']) ?? defaultBrand.name,
      logoUrl: text(brand['logoUrl']),
      primary: text(brand['primary']),
    },
    ...(raw['sendCardData'] === true && { sendCardData: true }),
    ...(errorUrl !== '' && { errorUrl }),
    ...(supportUrl !== '' && { supportUrl }),
  };
}

let current: RuntimeConfig | null = null;

export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

export function runtimeConfig(): RuntimeConfig {
  current ??= parseRuntimeConfig({});
  return current;
}
