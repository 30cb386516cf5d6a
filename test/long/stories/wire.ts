import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosProgressEvent,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Network } from '../../backend/network';
import type { WireEvent } from '../modelServer';
import { outside, running, trace, type Life } from './clock';
import type { StoryServer } from './storyServer';

const pause = (ms: number): Promise<void> => outside(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Names of the files in a form. */
const filesIn = (data: unknown): string[] =>
  data instanceof FormData ? [...data.values()].flatMap((value) => (value instanceof File ? value.name : [])) : [];

const sentWhole: AxiosProgressEvent = { loaded: 4, total: 4, progress: 1, bytes: 4, lengthComputable: true };

/** Who hears of it (contract 4.2). */
export const roomsOf = (event: WireEvent): string[] => {
  if (event.name === 'appMessage') {
    const room = `ChatBox:${event.event.message.ticketId}`;
    return event.event.action === 'create' ? ['Notification:', room] : [room];
  }
  return event.event.action === 'updateUnread' ? ['*'] : ['Notification:', 'Tickets:open', 'Tickets:pending'];
};

/** The way between the pages of one browser and the server. */
export class Wire {
  network: Network | null;
  /** Nothing gets through, in either direction. */
  cut = false;
  /** Names of files that cannot be read any more: a browser sends nothing of them. */
  readonly unreadable = new Set<string>();
  readonly server: StoryServer;
  readonly sockets = new Set<StorySocket>();
  /** Refreshes that the server itself refused, by the life of the page that asked. */
  readonly refusals: { page: string; at: number }[] = [];
  #freeAt = 0;

  constructor(server: StoryServer, network: Network) {
    this.server = server;
    this.network = network;
  }

  /** What axios calls in place of the browser. */
  readonly adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const life = running.getStore();
    const answer = outside(() => this.#answer(config, life));
    return new Promise((resolve, reject) => {
      const { signal } = config;
      const giveUp = (): void => {
        if (life?.alive !== false) reject(new CanceledError('given up', config));
      };
      if (signal?.aborted) giveUp();
      signal?.addEventListener?.('abort', giveUp);
      // A page that is gone hears of nothing, and a signal that is listened to stays in memory.
      const heard = (): boolean => {
        signal?.removeEventListener?.('abort', giveUp);
        return life?.alive !== false;
      };
      answer.then(
        (response) => heard() && resolve(response),
        (error: unknown) => heard() && reject(error instanceof Error ? error : new Error(String(error))),
      );
    });
  };

  async #answer(config: InternalAxiosRequestConfig, life: Life | undefined): Promise<AxiosResponse> {
    const lost = (): AxiosError => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const { network } = this;
    const path = (config.url ?? '').split('?')[0] ?? '';
    const method = (config.method ?? 'get').toUpperCase();
    const interference = network?.interference(method, path) ?? null;
    await pause(network?.way() ?? 5);
    if (filesIn(config.data).some((name) => this.unreadable.has(name))) throw lost();
    trace(life?.name, method, path, config.data ?? '', this.cut ? 'cut' : '', interference ?? '');
    if (this.cut) throw lost();
    // All of a file has gone out, whatever becomes of it.
    const { onUploadProgress } = config;
    if (life && onUploadProgress) running.run(life, () => onUploadProgress(sentWhole));
    if (interference?.when === 'before') return this.#respond(config, interference.status, interference.body);
    const { status, data, settle } = this.server.work(method, path, config, life?.name ?? '');
    if (status === 401 && path === '/auth/refresh_token')
      this.refusals.push({ page: life?.name ?? '', at: Date.now() });
    // Over the wire an answer is a copy of what was true then.
    const text = data === null ? '' : JSON.stringify(data);
    await pause(network?.way() ?? 5);
    if (this.cut) throw lost();
    if (interference) return this.#respond(config, interference.status, interference.body);
    if (life?.alive !== false) settle?.();
    return this.#respond(config, status, text);
  }

  #respond(config: InternalAxiosRequestConfig, status: number, body: string): AxiosResponse {
    if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    let data: unknown = body;
    try {
      data = JSON.parse(body);
    } catch {
      // A page or nothing, as axios leaves it.
    }
    const response: AxiosResponse = { data, status, statusText: '', headers: new AxiosHeaders(), config };
    if (status < 200 || status >= 300) {
      throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
    }
    return response;
  }

  /** What the server says reaches the sockets one after another. */
  tell(rooms: readonly string[], name: string, payload: unknown): void {
    const copy = JSON.stringify(payload);
    this.#freeAt = Math.max(this.#freeAt, Date.now() + (this.network?.wire() ?? 5));
    const act = (): void => {
      if (this.cut) return;
      for (const socket of this.sockets) if (socket.hears(rooms)) socket.receive(name, JSON.parse(copy));
    };
    outside(() => setTimeout(act, this.#freeAt - Date.now()));
  }

  cutFor(ms: number): void {
    this.cut = true;
    for (const socket of this.sockets) socket.drop('transport close');
    outside(() => setTimeout(() => (this.cut = false), ms));
  }
}

type Handler = (payload: unknown) => void;
type Auth = (pass: (given: { token: string }) => void) => void;

/** As much of a Socket.IO client, and of its other end, as the socket manager uses (contract 4.1, 4.2). */
export class StorySocket {
  connected = false;
  readonly io: { opts: { query: unknown } } = { opts: { query: {} } };
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #rooms = new Map<string, number>();
  readonly #wire: Wire;
  readonly #auth: Auth;
  readonly #life = running.getStore();
  #ready = false;
  /** When what was sent last arrives. */
  #sentAt = 0;
  /** Changes with each connection, so that nothing of an earlier one comes later. */
  #turn = 0;

  constructor(wire: Wire, auth: Auth) {
    this.#wire = wire;
    this.#auth = auth;
    wire.sockets.add(this);
  }

  on(name: string, handler: Handler): this {
    this.#handlers.set(name, (this.#handlers.get(name) ?? new Set()).add(handler));
    return this;
  }

  off(name: string, handler: Handler): this {
    this.#handlers.get(name)?.delete(handler);
    return this;
  }

  connect(): this {
    this.#turn += 1;
    let token = '';
    this.#auth((given) => {
      token = given.token;
    });
    this.#soon(this.#wire.network?.way() ?? 5, () => this.#open(token));
    return this;
  }

  #open(token: string): void {
    if (this.#wire.cut) {
      this.#fire('connect_error', new Error('websocket error'));
      return;
    }
    this.connected = true;
    this.#ready = false;
    this.#rooms.clear();
    this.#fire('connect', undefined);
    const { network, server } = this.#wire;
    const userId = server.userOf(token);
    if (userId === null) {
      this.#soon(network?.wire() ?? 5, () => this.drop('io server disconnect'));
      return;
    }
    const wait = network ? network.ready() : 20;
    if (wait === null) return;
    this.#soon(wait, () => {
      this.#ready = true;
      trace(this.#life?.name, 'ready');
      this.#fire('ready', undefined);
      if (network?.dies()) this.#soon(network.wire(), () => this.drop('transport close'));
    });
  }

  disconnect(): this {
    this.#turn += 1;
    if (!this.connected) return this;
    this.connected = false;
    this.#ready = false;
    this.#fire('disconnect', 'io client disconnect');
    return this;
  }

  drop(reason: string): void {
    if (!this.connected) return;
    trace(this.#life?.name, 'socket', reason);
    this.#turn += 1;
    this.connected = false;
    this.#ready = false;
    this.#fire('disconnect', reason);
  }

  /** One after another, each on its way as long as a call may be; what is sent before `ready` is lost. */
  emit(name: string, argument?: string): this {
    const room = `${name.replace(/^(join|leave)/, '')}:${argument ?? ''}`;
    this.#sentAt = Math.max(this.#sentAt, Date.now() + (this.#wire.network?.way() ?? 3));
    this.#soon(this.#sentAt - Date.now(), () => {
      if (!this.connected || !this.#ready) return;
      if (name.startsWith('join')) this.#rooms.set(room, (this.#rooms.get(room) ?? 0) + 1);
      else if (name.startsWith('leave')) this.#rooms.set(room, (this.#rooms.get(room) ?? 1) - 1);
    });
    return this;
  }

  hears(rooms: readonly string[]): boolean {
    return (
      this.#life?.alive !== false &&
      this.#ready &&
      rooms.some((room) => room === '*' || (this.#rooms.get(room) ?? 0) > 0)
    );
  }

  receive(name: string, payload: unknown): void {
    this.#fire(name, payload);
  }

  #soon(ms: number, act: () => void): void {
    const turn = this.#turn;
    outside(() => setTimeout(() => turn === this.#turn && act(), ms));
  }

  #fire(name: string, payload: unknown): void {
    if (this.#life?.alive === false) return;
    const handlers = [...(this.#handlers.get(name) ?? [])];
    const act = (): void => handlers.forEach((handler) => handler(payload));
    if (this.#life) running.run(this.#life, act);
    else act();
  }
}
