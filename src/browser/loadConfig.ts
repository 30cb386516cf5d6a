import { ConfigError, parseRuntimeConfig, type RuntimeConfig } from '@/lib/runtimeConfig';
import { takePrefetched, type PrefetchedAnswer } from './prefetched';

async function readConfig(): Promise<PrefetchedAnswer> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' });
  return { status: response.status, text: await response.text() };
}

/**
 * Reads `config.json` beside the app; a missing file means the defaults.
 * @throws ConfigError for one that cannot be read or used
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const { status, text: json } = await (takePrefetched('config') ?? readConfig()).catch((error: unknown) => {
    throw new ConfigError('unread', `config.json: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (status === 404) return parseRuntimeConfig({});
  if (status < 200 || status > 299) throw new ConfigError('unread', `config.json: HTTP ${status}`);
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new ConfigError('json', 'config.json');
  }
  return parseRuntimeConfig(raw);
}
