import { createEmitter } from './createStore';

const missing = createEmitter();

/**
 * Hears that a part which somebody asked for has no code: its file cannot be had, or its texts. What is fetched ahead in
 * vain tells nobody (PUB-48).
 * @returns the function that ends the subscription
 */
export const onMissingCode = missing.subscribe;

/** What somebody asked for and could not be fetched. */
export class MissingCode extends Error {
  /** Fetches it again. */
  readonly fetchAgain: () => Promise<unknown>;

  constructor(cause: unknown, fetchAgain: () => Promise<unknown>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MissingCode';
    this.fetchAgain = fetchAgain;
  }
}

/**
 * Fetches what somebody asked for.
 * @throws MissingCode
 */
export async function fetchAsked<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    missing.emit();
    throw new MissingCode(error, load);
  }
}
