/** One part of `npm test`. */
export interface Part {
  name: string;
  /** Path of what its run of vitest noted (reporter.mjs), where it is one. */
  report?: string;
  /** The same of the files that ran a second time. */
  again?: string;
  failed: boolean;
  /** Why it was ended or not begun. */
  why?: string;
  seconds: number;
  /** How long it takes on a quiet machine, in seconds (docs/testing.md). */
  usual?: number;
}

export interface Entry {
  file: string;
  project?: string;
  test?: string;
  state?: string;
  why?: string[];
  ms?: number;
}

export function readReport(path: string): {
  passed: number;
  failures: Entry[];
  skipped: Entry[];
  underWay: string[];
  slowest: Entry[];
};

export function summaryOf(parts: readonly Part[]): { text: string; failed: boolean };
