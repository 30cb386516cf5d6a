import type { Server } from 'socket.io';
import type { Ctx, Emission } from './context.ts';
import { FileShelf } from './fileShelf.ts';
import { isRecord } from './parse.ts';
import { createStore } from './store.ts';

export interface OwnContext extends Ctx {
  cancelTimers(): void;
  /** The clock stands while this is done, so that what is made does not depend on how long it takes. */
  inOneMoment(act: () => void): void;
}

/** The shared parts of one backend, with nothing in the store yet. */
export function createContext(options: { tokenSeconds: number; origin: string }): OwnContext {
  const ios = new Set<Server>();
  const listeners = new Set<(emission: Emission) => void>();
  const timers = new Set<NodeJS.Timeout>();
  let offset = 0;
  let moment: number | null = null;
  const now = (): Date => new Date((moment ?? Date.now()) + offset);

  // Rows change in place, so what was emitted is fixed here and now.
  const fixed = (payload: Emission['payload']): Emission['payload'] => {
    const copy: unknown = JSON.parse(JSON.stringify(payload));
    return isRecord(copy) ? copy : {};
  };
  const toSockets = (rooms: string[], event: string, payload: Emission['payload']): void => {
    for (const io of ios) (rooms.length > 0 ? io.to(rooms) : io).emit(event, payload);
  };
  let wireFreeAt = 0;
  /** What is on the wire, in its order, whichever timer is the first to end. */
  const onWire: (() => void)[] = [];
  const send = (rooms: string[], event: string, payload: Emission['payload']): void => {
    const { network } = ctx;
    if (network === null && onWire.length === 0) toSockets(rooms, event, payload);
    else {
      // One after another, as on a wire.
      wireFreeAt = Math.max(wireFreeAt, Date.now() + (network?.wire() ?? 0));
      const copy = fixed(payload);
      onWire.push(() => toSockets(rooms, event, copy));
      ctx.later(wireFreeAt - Date.now(), () => onWire.shift()?.());
    }
    for (const listener of listeners) listener({ rooms, event, payload: fixed(payload) });
  };

  const ctx: OwnContext = {
    store: createStore(),
    tokens: { accessSeconds: options.tokenSeconds, refreshSeconds: 7 * 86_400, secret: 'prosa-embedded' },
    delays: { echo: 40, ack: 600, ready: 5, campaign: 900 },
    network: null,
    files: new FileShelf(),
    origin: options.origin,
    ios,
    now,
    moveClock: (milliseconds) => {
      offset += milliseconds;
    },
    inOneMoment: (act) => {
      moment = Date.now();
      try {
        act();
      } finally {
        moment = null;
      }
    },
    stamps: () => {
      const at = now().toISOString();
      return { createdAt: at, updatedAt: at };
    },
    touched: () => ({ updatedAt: now().toISOString() }),
    emit: (rooms, event, payload) => {
      const list = typeof rooms === 'string' ? [rooms] : [...new Set(rooms)];
      if (list.length > 0) send(list, event, payload);
    },
    mail: () => undefined,
    emitToAll: (event, payload) => send([], event, payload),
    onEmit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    later: (milliseconds, run) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, milliseconds);
      timers.add(timer);
    },
    idle: async () => {
      while (timers.size > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    },
    cancelTimers: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      offset = 0;
      wireFreeAt = 0;
      onWire.length = 0;
    },
  };
  return ctx;
}
