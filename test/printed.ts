import type { EventEmitter } from 'node:events';
import { format } from 'node:util';
import { beforeEach, vi } from 'vitest';

let printed: string[] = [];
let expected: RegExp[] = [];
let allowed: RegExp[] = [];

/** Catches everything that is printed; begun before each test by `setup.ts`. */
export function catchPrinted(): void {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void printed.push(format(...said)));
  }
}

declare global {
  /** The window's maker, as vitest exposes it. */
  var jsdom: {
    virtualConsole: Pick<EventEmitter<{ jsdomError: [Error] }>, 'on' | 'once' | 'listenerCount' | 'removeAllListeners'>;
  };
}

/**
 * jsdom tells what it cannot do, such as a reload, to the console that was there before that of the tests; from now on it
 * tells this one, unless somebody listens for it.
 */
export function hearJsdom(): void {
  const { virtualConsole } = jsdom;
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', ({ message }) => {
    if (virtualConsole.listenerCount('jsdomError') === 1) console.error(message);
  });
}

/** This test expects something to be printed, once or more often; one that never comes fails it too. */
export function expectPrinted(...patterns: readonly RegExp[]): void {
  expected.push(...patterns);
}

/** The tests of this file or `describe` may print this, which is about failures throughout; called outside of tests. */
export function allowPrinted(...patterns: readonly RegExp[]): void {
  beforeEach(() => void allowed.push(...patterns));
}

/** What a test printed without expecting it, and what it expected for nothing; then all is forgotten. */
export function surprises(): string[] {
  const known = [...expected, ...allowed];
  const unexpected = printed.filter((text) => !known.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)));
  printed = [];
  expected = [];
  allowed = [];
  return [...unexpected, ...missing.map((pattern) => `not printed: ${pattern}`)];
}
