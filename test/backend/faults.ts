/** What a test wants to go wrong: `network` never arrives, `lost` is done but the answer gets lost. */
export type Failure = number | 'network' | 'lost';
/** `'POST /messages'`, a path alone, or a pattern over `METHOD /path`. */
export type Match = string | RegExp;

interface Fault {
  match: Match;
  failure: Failure | null;
  milliseconds: number;
  error: string;
}

export interface LogEntry {
  method: string;
  path: string;
}

const hits = (match: Match, line: string): boolean =>
  typeof match === 'string' ? line.includes(match) : match.test(line);

/** The next-request faults and the log of requests. */
export class Faults {
  #waiting: Fault[] = [];
  log: LogEntry[] = [];

  fail(match: Match, failure: Failure, error = 'ERR_INTERNAL_SERVER_ERROR'): void {
    this.#waiting.push({ match, failure, milliseconds: 0, error });
  }
  delay(match: Match, milliseconds: number): void {
    this.#waiting.push({ match, failure: null, milliseconds, error: '' });
  }
  /** Takes the first delay and the first failure that match this request off the list. */
  take(method: string, path: string): { milliseconds: number; failure: Failure | null; error: string } {
    this.log.push({ method, path });
    const line = `${method} ${path}`;
    const delay = this.#waiting.find((fault) => fault.failure === null && hits(fault.match, line));
    const fault = this.#waiting.find((entry) => entry.failure !== null && hits(entry.match, line));
    this.#waiting = this.#waiting.filter((entry) => entry !== delay && entry !== fault);
    return {
      milliseconds: delay?.milliseconds ?? 0,
      failure: fault?.failure ?? null,
      error: fault?.error ?? '',
    };
  }
  /** `{ 'GET /tickets': 3 }`, with the query left out. */
  counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { method, path } of this.log) {
      const key = `${method} ${path}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  }
  clear(): void {
    this.#waiting = [];
    this.log = [];
  }
}
