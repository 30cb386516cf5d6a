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
