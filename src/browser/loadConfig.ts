import { ConfigError, parseRuntimeConfig, type RuntimeConfig } from '@/lib/runtimeConfig';
import { takePrefetched, type PrefetchedAnswer } from './prefetched';

/** Network or server had no answer to the question for `config.json`: nothing is known of the file itself (PUB-58). */
export class ConfigUnavailable extends Error {
  constructor(reason: string) {
    super(`config.json: ${reason}`);
  }
}

async function readConfig(): Promise<PrefetchedAnswer> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' });
  return { status: response.status, text: await response.text() };
}

/**
 * Reads `config.json` beside the app; a missing file means the defaults.
 * @throws ConfigUnavailable where it may be had a moment later (no answer, 408, 429, 5xx); ConfigError for one that
 * cannot be read or used (B-37)
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const { status, text: json } = await (takePrefetched('config') ?? readConfig()).catch((error: unknown) => {
    throw new ConfigUnavailable(error instanceof Error ? error.message : String(error));
  });
  if (status === 404) return parseRuntimeConfig({});
  if (status >= 500 || status === 408 || status === 429) throw new ConfigUnavailable(`HTTP ${status}`);
  if (status < 200 || status > 299) throw new ConfigError('unread', `config.json: HTTP ${status}`);
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new ConfigError('json', 'config.json');
  }
  return parseRuntimeConfig(raw);
}
