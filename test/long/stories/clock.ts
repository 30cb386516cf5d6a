import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { trace as traceOf } from '../trace';

/** One page's life in a browser: what it has begun ends with it. */
export class Life {
  alive = true;
  readonly name: string;
  readonly #listening = new Set<() => void>();

  constructor(name: string) {
    this.name = name;
  }

  /** @param forget takes a listener back when the page goes */
  listens(forget: () => void): void {
    this.#listening.add(forget);
  }

  end(): void {
    this.alive = false;
    for (const forget of this.#listening) forget();
    this.#listening.clear();
  }
}

/** Whose code runs: timers, listeners, locks and writes to the storage belong to a page. */
export const running = new AsyncLocalStorage<Life>();

type Callback = (...given: unknown[]) => unknown;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/** As of the page that runs now: whoever calls it, and nothing once the page is gone. */
export function ofPage(act: unknown): Callback {
  if (!isCallback(act)) throw new Error('no function');
  const life = running.getStore();
  if (!life) return act;
  return (...given) => (life.alive ? running.run(life, () => act(...given)) : undefined);
}

/** With PROSA_TRACE a story says what happens, to be read when one has failed (PROSA_SEED, PROSA_RUNS=1). */
export const trace = (...what: readonly unknown[]): void => traceOf(running.getStore()?.name ?? '-', ...what);

/** Without a page around it: what lies between pages and server goes on when a page is gone. */
export const outside = <T>(act: () => T): T => running.exit(act);

function wrapTimers(): () => void {
  const originals = (['setTimeout', 'setInterval', 'requestAnimationFrame'] as const).map((name) => {
    const original: unknown = globalThis[name];
    if (!isCallback(original)) throw new Error(`no ${name}`);
    const wrapped = (act: Callback, ...rest: unknown[]): unknown => original.call(globalThis, ofPage(act), ...rest);
    Object.assign(globalThis, { [name]: wrapped });
    return [name, original] as const;
  });
  return () => void Object.assign(globalThis, Object.fromEntries(originals));
}

/** All pages share one window here: an event is heard by the page in which it happens. */
function wrapListeners(target: EventTarget): () => void {
  const { addEventListener: add, removeEventListener: remove } = target;
  const wrapped = new Map<unknown, EventListener>();
  target.addEventListener = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => {
    if (!isCallback(listener)) return;
    const life = running.getStore();
    const mine: EventListener = (event) =>
      !life || (life.alive && running.getStore() === life) ? listener(event) : undefined;
    wrapped.set(listener, mine);
    add.call(target, type, mine, options);
    life?.listens(() => {
      remove.call(target, type, mine);
      if (wrapped.get(listener) === mine) wrapped.delete(listener);
    });
  };
  target.removeEventListener = (type: string, listener: unknown) =>
    remove.call(target, type, wrapped.get(listener) ?? null);
  return () => {
    target.addEventListener = add;
    target.removeEventListener = remove;
  };
}

/** A message comes in the same turn, so that no story waits for the machine. */
class PromptChannel {
  readonly port1: { onmessage: (() => void) | null; close: () => void } = { onmessage: null, close: () => undefined };
  readonly port2 = { postMessage: (): void => queueMicrotask(() => this.port1.onmessage?.()) };
}

/** Puts the pages of a story on a clock of their own. @returns the way back */
export function installClock(): () => void {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) });
  const wrapped = [wrapTimers(), wrapListeners(window), wrapListeners(document)];
  vi.stubGlobal('MessageChannel', PromptChannel);
  return () => {
    wrapped.forEach((restore) => restore());
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
}

const nextTurn = setImmediate;

/**
 * Lets the machine have a turn of its own. Until then everything that a weak reference was asked for stays in memory,
 * and a story takes no turn.
 */
export const yieldTurn = (): Promise<void> => new Promise((resolve) => nextTurn(resolve));

/** Lets promises settle; nothing here waits for time. */
export async function settle(turns = 40): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

/** Lets time pass, timer by timer. @param ms milliseconds */
export async function pass(ms: number): Promise<void> {
  const end = Date.now() + ms;
  await settle();
  for (;;) {
    const marker = vi.getTimerCount();
    if (marker === 0) break;
    const before = Date.now();
    const left = end - before;
    if (left <= 0) break;
    // A timer of our own bounds the step.
    let reached = false;
    const bound = outside(() => setTimeout(() => (reached = true), left));
    vi.advanceTimersToNextTimer();
    await settle();
    clearTimeout(bound);
    if (reached) break;
  }
  if (Date.now() < end) vi.setSystemTime(end);
}
