/** One part of `npm test`: `file` is its report of vitest, null where it has none. */
export interface Part {
  name: string;
  file: string | null;
  failed: boolean;
  seconds: number;
}

export function summaryOf(parts: readonly Part[]): { text: string; failed: boolean };
