import { takeEarly, type EarlyAnswer } from './early';
import { isRecord } from './storage';

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
}

export interface Brand {
  name: string;
  logoUrl: string | null;
  primary: string | null;
}

export class ConfigError extends Error {}

const defaultBrand: Brand = { name: 'Prosa', logoUrl: null, primary: null };

function url(value: unknown, field: string, fallback: string): string {
  if (value === undefined || value === null || value === '') return fallback;
  if (typeof value !== 'string') throw new ConfigError(`${field}: expected text, got ${typeof value}`);
  try {
    const parsed = new URL(value, window.location.origin);
    if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') throw new Error('protocol');
    return parsed.href.replace(/\/+$/, '');
  } catch {
    throw new ConfigError(`${field}: "${value}" is not an http(s) address`);
  }
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/**
 * Validates what `config.json` holds (B-37). Absent addresses mean the app's own origin with `/api`.
 * @throws ConfigError naming the field, for the readable page that replaces the app.
 */
export function parseRuntimeConfig(raw: unknown): RuntimeConfig {
  if (!isRecord(raw)) throw new ConfigError('config.json: expected an object');
  const apiUrl = url(raw['apiUrl'], 'apiUrl', `${window.location.origin}/api`);
  const { origin } = new URL(apiUrl);
  const brand = isRecord(raw['brand']) ? raw['brand'] : {};
  return {
    apiUrl,
    socketUrl: url(raw['socketUrl'], 'socketUrl', origin),
    filesUrl: url(raw['filesUrl'], 'filesUrl', origin),
    brand: {
      name: text(brand['name']) ?? defaultBrand.name,
      logoUrl: text(brand['logoUrl']),
      primary: text(brand['primary']),
    },
    ...(raw['sendCardData'] === true && { sendCardData: true }),
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

async function readConfig(): Promise<EarlyAnswer> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' });
  return { status: response.status, text: await response.text() };
}

/** Reads `config.json` beside the app; a missing file means the defaults, a broken one is an error to show. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const { status, text: json } = await (takeEarly('config') ?? readConfig());
  if (status === 404) return parseRuntimeConfig({});
  if (status < 200 || status > 299) throw new ConfigError(`config.json: HTTP ${status}`);
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new ConfigError('config.json: not valid JSON');
  }
  return parseRuntimeConfig(raw);
}
