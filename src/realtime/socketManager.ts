import type { io as connectTo, Socket } from 'socket.io-client';

/** `live`: the server said `ready`; `down`: not connected although wanted; `idle`: stopped. */
export type SocketState = 'idle' | 'connecting' | 'live' | 'down';

export interface Room {
  join: string;
  leave: string;
  /** Ticket ids must be text: a number joins a room nobody emits to (contract 4.2). */
  argument?: string;
}

export const rooms = {
  notification: (): Room => ({ join: 'joinNotification', leave: 'leaveNotification' }),
  tickets: (status: string): Room => ({ join: 'joinTickets', leave: 'leaveTickets', argument: status }),
  chatBox: (ticketId: number): Room => ({ join: 'joinChatBox', leave: 'leaveChatBox', argument: String(ticketId) }),
};

export interface SocketManagerOptions {
  url: string;
  /** The token of the moment; asked for at every attempt. */
  token: () => string;
  /** Renews an aged or refused token; a rejection leaves the socket down until the next attempt. */
  renew: () => Promise<unknown>;
  /** Whether the token may still be used for a handshake. */
  isFresh: (token: string) => boolean;
}

const readyFallbackMs = 2_000;
const heartbeatMs = 300_000;
const backoffMs = [1_000, 2_000, 5_000, 10_000, 20_000];

/**
 * One socket for the signed-in user: rooms are counted, joined after `ready` and again after every reconnect; the
 * token goes in the query and in the handshake's auth and is renewed before a reconnect (RT-01 to RT-09,
 * contract 4.1 and 4.2, decisions Z-04 and Z-05).
 */
export class SocketManager {
  /** Made at the first connection: the client's code is not needed before the page has painted. */
  private socket: Socket | null = null;
  private readonly attachments = new Set<(socket: Socket) => void>();
  private readonly counts = new Map<string, { room: Room; count: number }>();
  private readonly stateListeners = new Set<() => void>();
  private readonly readyListeners = new Set<(again: boolean) => void>();
  private readonly options: SocketManagerOptions;
  private state: SocketState = 'idle';
  private accepted = false;
  private everReady = false;
  private attempts = 0;
  private wanted = false;
  private fallback: ReturnType<typeof setTimeout> | null = null;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private heartbeat: ReturnType<typeof setInterval> | null = null;

  constructor(options: SocketManagerOptions) {
    this.options = options;
  }

  start(): void {
    if (this.wanted) return;
    this.wanted = true;
    void this.connect();
  }

  /** Closes the socket (RT-05). Rooms and listeners belong to whoever took them and go with them. */
  stop(): void {
    this.wanted = false;
    this.accepted = false;
    this.clearTimers();
    this.socket?.disconnect();
    this.setState('idle');
  }

  /** Drops the connection and builds it anew: rooms are computed when a socket connects (contract 3.6). */
  restart(): void {
    if (!this.wanted) return;
    this.socket?.disconnect();
    this.attempts = 0;
    void this.connect();
  }

  /** Tries at once instead of waiting for the back-off (online again, woken up, asked for by a click). */
  nudge(): void {
    if (!this.wanted || this.state === 'live' || this.socket?.connected) return;
    this.attempts = 0;
    void this.connect();
  }

  getState = (): SocketState => this.state;

  onState = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  /** @param listener hears `true` when it is not the first connection, so that what was missed is fetched */
  onReady(listener: (again: boolean) => void): () => void {
    this.readyListeners.add(listener);
    return () => this.readyListeners.delete(listener);
  }

  /** Listens to a wire name; the listener survives reconnects. */
  on<T>(name: string, handler: (payload: T) => void): () => void {
    const handle = (payload: T): void => {
      try {
        handler(payload);
      } catch (error) {
        // One event that nobody can read must not cost the others behind it.
        console.error(name, error);
      }
    };
    const attach = (socket: Socket): void => void socket.on(name, handle);
    this.attachments.add(attach);
    if (this.socket) attach(this.socket);
    return () => {
      this.attachments.delete(attach);
      this.socket?.off(name, handle);
    };
  }

  /** Joins a room for the first interested component; the returned function leaves after the last. */
  join(room: Room): () => void {
    const key = `${room.join}:${room.argument ?? ''}`;
    const entry = this.counts.get(key) ?? { room, count: 0 };
    entry.count += 1;
    this.counts.set(key, entry);
    if (entry.count === 1 && this.accepted) this.emit(room.join, room.argument);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      entry.count -= 1;
      if (entry.count > 0) return;
      if (this.counts.get(key) === entry) this.counts.delete(key);
      if (this.accepted) this.emit(room.leave, room.argument);
    };
  }

  /** A join of a ticket that was refused because it was not mine is not counted by the server: ask again (contract 4.2). */
  rejoin(room: Room): void {
    if (this.accepted && this.counts.has(`${room.join}:${room.argument ?? ''}`)) this.emit(room.join, room.argument);
  }

  /** Rooms held at the moment, for the tests of RT-03 and RT-04. */
  heldRooms(): string[] {
    return [...this.counts.keys()];
  }

  private emit(event: string, argument: string | undefined): void {
    if (argument === undefined) this.socket?.emit(event);
    else this.socket?.emit(event, argument);
  }

  private async connect(): Promise<void> {
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    this.setState('connecting');
    let socket: Socket;
    try {
      const client = this.socket ? null : await import('socket.io-client');
      if (!this.options.isFresh(this.options.token())) await this.options.renew();
      if (client) this.socket ??= this.create(client.io);
      if (!this.socket) return;
      ({ socket } = this);
    } catch {
      // A refusal has ended the session and with it this manager; silence means: try again later.
      this.scheduleRetry();
      return;
    }
    if (!this.wanted || socket.connected) return;
    // The query is fixed at creation, so it is renewed by hand (PAIN-4.3).
    socket.io.opts.query = { token: this.options.token() };
    socket.connect();
  }

  private create(io: typeof connectTo): Socket {
    const { url, token } = this.options;
    const socket = io(url, {
      transports: ['websocket'],
      autoConnect: false,
      // Attempts are ours: each one needs a token that is still good.
      reconnection: false,
      forceNew: true,
      auth: (pass) => pass({ token: token() }),
      query: { token: token() },
    });
    socket.on('connect', this.handleConnect);
    socket.on('ready', this.handleReady);
    socket.on('disconnect', this.handleLoss);
    socket.on('connect_error', this.handleLoss);
    this.attachments.forEach((attach) => attach(socket));
    return socket;
  }

  private readonly handleConnect = (): void => {
    this.fallback = setTimeout(this.handleReady, readyFallbackMs);
  };

  private readonly handleReady = (): void => {
    if (this.fallback !== null) clearTimeout(this.fallback);
    this.fallback = null;
    if (this.accepted) return;
    this.accepted = true;
    this.attempts = 0;
    for (const { room } of this.counts.values()) this.emit(room.join, room.argument);
    this.emit('userStatus', undefined);
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.emit('userStatus', undefined), heartbeatMs);
    const again = this.everReady;
    this.everReady = true;
    this.setState('live');
    this.readyListeners.forEach((listener) => listener(again));
  };

  private readonly handleLoss = (reason: unknown): void => {
    this.accepted = false;
    this.clearTimers();
    if (!this.wanted || reason === 'io client disconnect') return;
    // The server dropped a socket it had let connect: its token was refused (contract 4.1).
    if (reason === 'io server disconnect') void this.options.renew().catch(() => undefined);
    this.scheduleRetry();
  };

  private scheduleRetry(): void {
    if (!this.wanted) return;
    this.setState('down');
    if (this.retry !== null) clearTimeout(this.retry);
    const wait = backoffMs[Math.min(this.attempts, backoffMs.length - 1)] ?? 1_000;
    this.attempts += 1;
    this.retry = setTimeout(() => void this.connect(), wait);
  }

  private clearTimers(): void {
    if (this.fallback !== null) clearTimeout(this.fallback);
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    this.fallback = null;
    this.retry = null;
    this.heartbeat = null;
  }

  private setState(next: SocketState): void {
    if (next === this.state) return;
    this.state = next;
    this.stateListeners.forEach((listener) => listener());
  }
}
