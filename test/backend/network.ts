import { Random } from './seed/random.ts';

/** `lan`: at once, as in the tests; `3g`: slow, but sound; `awful`: what a bad day in a real company looks like. */
export type NetworkName = 'lan' | '3g' | 'awful';

/** Milliseconds, from and to. */
type Span = readonly [from: number, to: number];

interface Profile {
  /** On the way there, and once more on the way back. */
  way: Span;
  /** Share of calls that take `stall` instead. */
  stalls: number;
  stall: number;
  /** Between the server's word and the socket. */
  wire: Span;
  ready: Span;
  /** Share of sockets that never hear `ready`, and of those that die right after it. */
  neverReady: number;
  dies: number;
  echo: Span;
  receipt: Span;
  /** Share of calls that meet something else than the server. */
  faults: number;
}

const profiles: Record<Exclude<NetworkName, 'lan'>, Profile> = {
  '3g': {
    way: [80, 350],
    stalls: 0.02,
    stall: 2_000,
    wire: [50, 300],
    ready: [200, 1_500],
    neverReady: 0,
    dies: 0,
    echo: [200, 1_500],
    receipt: [300, 3_000],
    faults: 0,
  },
  awful: {
    way: [10, 200],
    stalls: 0.03,
    stall: 4_000,
    wire: [5, 400],
    ready: [0, 4_000],
    neverReady: 0.05,
    dies: 0.15,
    echo: [100, 3_000],
    receipt: [200, 4_000],
    faults: 0.06,
  },
};

/** Something that answers in the server's place, or its answer gets lost: before or after the work was done. */
export interface Interference {
  when: 'before' | 'after';
  /** 0: no answer at all. */
  status: number;
  body: string;
}

const html = (title: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`;

const interferences: readonly Interference[] = [
  { when: 'before', status: 502, body: html('502 Bad Gateway') },
  { when: 'before', status: 503, body: '' },
  { when: 'before', status: 429, body: '{"message":"Too many requests"}' },
  { when: 'before', status: 200, body: html('Just a moment...') },
  { when: 'before', status: 403, body: html('Access denied') },
  { when: 'before', status: 0, body: '' },
  { when: 'after', status: 504, body: html('504 Gateway Timeout') },
  { when: 'after', status: 524, body: 'error code: 524' },
  { when: 'after', status: 0, body: '' },
];

/** What the page gets to see of it. */
export function answerOf({ status, body }: Interference): Response {
  if (status === 0) return Response.error();
  const type = body.startsWith('<') ? 'text/html' : body.startsWith('{') ? 'application/json' : 'text/plain';
  return new Response(body, { status, headers: { 'content-type': type } });
}

/** A network as it is in life, by chance that can be played again: equal seeds, equal days. */
export class Network {
  readonly #random: Random;
  readonly #profile: Profile;
  /** Whether only reads of data, renewals of the session and messages meet something else than the server. */
  readonly #sparesChanges: boolean;
  /** When the last echo of a conversation comes, by ticket. */
  readonly #echoAt = new Map<number, number>();

  constructor(name: Exclude<NetworkName, 'lan'>, seed: number, sparesChanges = false) {
    this.#random = new Random(seed);
    this.#profile = profiles[name];
    this.#sparesChanges = sparesChanges;
  }

  #in([from, to]: Span): number {
    return this.#random.int(from, to);
  }

  /** How long a call is on its way there; as long again back. */
  way(): number {
    const { way, stalls, stall } = this.#profile;
    return this.#random.chance(stalls) ? stall : this.#in(way);
  }

  interference(method: string, path: string): Interference | null {
    const isChange = method !== 'GET' && !/^\/(messages|auth\/refresh_token)/.test(path);
    const isSpared = isChange || path.startsWith('/public/');
    const happens = this.#random.chance(this.#profile.faults);
    const what = this.#random.pick(interferences);
    return happens && !(isSpared && this.#sparesChanges) ? what : null;
  }

  wire(): number {
    return this.#in(this.#profile.wire);
  }

  /** How long a socket waits for `ready`, or null when it waits for ever. */
  ready(): number | null {
    const { ready, neverReady } = this.#profile;
    return this.#random.chance(neverReady) ? null : this.#in(ready);
  }

  /** Whether a socket dies right after `ready`. */
  dies(): boolean {
    return this.#random.chance(this.#profile.dies);
  }

  /** How long the channel takes for the echo of a message; within a conversation none overtakes another. */
  echo(ticketId: number, now = Date.now()): number {
    const at = Math.max(now + this.#in(this.#profile.echo), (this.#echoAt.get(ticketId) ?? 0) + 1);
    this.#echoAt.set(ticketId, at);
    return at - now;
  }

  /** How long the channel takes for one receipt; they come in any order. */
  receipt(): number {
    return this.#in(this.#profile.receipt);
  }
}

/**
 * The network that a name asks for.
 * @throws where nobody knows the name
 */
export function networkNamed(name: string, seed: number, sparesChanges = false): Network | null {
  if (name === 'lan') return null;
  if (name !== '3g' && name !== 'awful') throw new Error(`PROSA_NETWORK knows lan, 3g and awful, not ${name}`);
  return new Network(name, seed, sparesChanges);
}
