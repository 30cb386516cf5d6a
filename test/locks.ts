type Act = (lock: { name: string; mode: 'exclusive' }) => unknown;

const isAct = (value: unknown): value is Act => typeof value === 'function';

interface Request {
  /** The page that asks, so that its locks go with it. */
  page: string;
  act: Act;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
  granted: boolean;
}

/** The locks of one browser: exclusive ones, by name, in the order of asking, as Web Locks are (jsdom has none). */
export class BrowserLocks {
  readonly #queues = new Map<string, Request[]>();

  /** What a page sees as `navigator.locks`. */
  of(page: string): { request: (name: string, ...rest: unknown[]) => Promise<unknown> } {
    return {
      request: (name, ...rest) => {
        const act = rest.at(-1);
        const options = rest.length > 1 ? rest[0] : undefined;
        const signal = isObject(options) && options.signal instanceof AbortSignal ? options.signal : undefined;
        if (!isAct(act)) return Promise.reject(new TypeError('no callback'));
        if (signal?.aborted) return Promise.reject(abortError());
        return new Promise((resolve, reject) => {
          const request: Request = { page, act, resolve, reject, granted: false };
          const queue = this.#queues.get(name) ?? [];
          this.#queues.set(name, [...queue, request]);
          signal?.addEventListener('abort', () => {
            if (!request.granted) this.#remove(name, request, () => reject(abortError()));
          });
          if (queue.length === 0) this.#grant(name, request);
        });
      },
    };
  }

  /** Ends one lock, as if its page alone had gone. */
  drop(name: string): void {
    const [holder] = this.#queues.get(name) ?? [];
    if (holder) this.#remove(name, holder);
  }

  /** The page is gone: what it held is free, what it asked for is not wanted any more. */
  leave(page: string): void {
    for (const [name, queue] of this.#queues) {
      for (const request of queue.toReversed()) if (request.page === page) this.#remove(name, request);
    }
  }

  /** As in a browser, never within the call that asks. */
  #grant(name: string, request: Request): void {
    queueMicrotask(() => {
      if (this.#queues.get(name)?.[0] !== request) return;
      request.granted = true;
      const end = (settle: () => void): void => this.#remove(name, request, settle);
      Promise.resolve()
        .then(() => request.act({ name, mode: 'exclusive' }))
        .then(
          (value) => end(() => request.resolve(value)),
          (error: unknown) => end(() => request.reject(error)),
        );
    });
  }

  #remove(name: string, request: Request, settle?: () => void): void {
    const queue = this.#queues.get(name) ?? [];
    if (!queue.includes(request)) return;
    const wasHolder = queue[0] === request;
    const rest = queue.filter((other) => other !== request);
    this.#queues.set(name, rest);
    settle?.();
    const [next] = rest;
    if (wasHolder && next) this.#grant(name, next);
  }
}

const abortError = (): DOMException => new DOMException('aborted', 'AbortError');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
