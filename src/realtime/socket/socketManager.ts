import type { io as connectTo, Socket } from 'socket.io-client';
import { createEmitter, createStore, type Readable } from '@/browser/createStore';
import { spread, stepOf } from '@/lib/backoff';

/**
 * `live`: the server said `ready`; `limited`: connected, but without that word nobody knows whether events come;
 * `down`: not connected although wanted; `idle`: stopped.
 */
export type SocketState = 'idle' | 'connecting' | 'live' | 'limited' | 'down';

/** Whether events are wanted and may not come: what must not be missed is read besides. */
export const mayMissEvents = (state: SocketState): boolean => state !== 'live' && state !== 'idle';

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
const backoffMs = [1_000, 2_000, 5_000, 10_000, 20_000] as const;
/** A connection that lasts this long counts as good again: the next loss is followed by the shortest wait. */
const steadyMs = 30_000;
/** How long a connection without `ready` is kept before another is tried. */
const limitedMs = [30_000, 60_000, 120_000, 300_000] as const;

/**
 * One socket for the signed-in user: rooms are counted, joined after `ready` and again after every reconnect; the
 * token goes in the query and in the handshake's auth and is renewed before a reconnect (RT-01 to RT-09,
 * contract 4.1 and 4.2, decisions Z-04 and Z-05). Without `ready` the joins go out after 2 s all the same, for servers
 * that never say it; this one drops them, so they go out once more when it does (SAFE-1).
 */
export class SocketManager {
  /** Made at the first connection: the client's code is not needed before the page has painted. */
  private socket: Socket | null = null;
  private readonly attachments = new Set<(socket: Socket) => void>();
  private readonly counts = new Map<string, { room: Room; count: number }>();
  private readonly ready = createEmitter<[missed: boolean]>();
  private readonly options: SocketManagerOptions;
  private readonly status = createStore<SocketState>('idle');
  readonly state: Readable<SocketState> = this.status;
  /** Whether joins may go out: `live`, or `limited`. */
  private accepted = false;
  /** Whether events may have gone by unheard since something was first shown as live. */
  private missed = false;
  private everReady = false;
  private attempts = 0;
  private limitedAttempts = 0;
  private wanted = false;
  /** Of the connection of the moment: waits for `ready`, then for the next attempt or for the connection to last. */
  private phase: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

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
    this.status.set('idle');
  }

  /** Drops the connection and builds it anew: rooms are computed when a socket connects (contract 3.6). */
  restart(): void {
    if (!this.wanted) return;
    this.attempts = 0;
    this.reconnect();
  }

  /** Tries at once instead of waiting for the back-off (online again, woken up, asked for by a click). */
  nudge(): void {
    if (!this.wanted || this.status.get() === 'live' || this.socket?.connected) return;
    this.attempts = 0;
    void this.connect();
  }

  /** The listener hears `true` when events may have been missed before, so that they are caught up with. */
  readonly onReady = this.ready.subscribe;

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
    clearTimeout(this.retry);
    this.status.set('connecting');
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
    // Read at each connection, so it carries the token of the moment (RT-01, PAIN-4.3).
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
    });
    socket.on('connect', this.handleConnect);
    socket.on('ready', this.handleReady);
    socket.on('disconnect', this.handleLoss);
    socket.on('connect_error', this.handleLoss);
    this.attachments.forEach((attach) => attach(socket));
    return socket;
  }

  private readonly handleConnect = (): void => {
    this.phase = setTimeout(this.handleSilence, readyFallbackMs);
  };

  /** No `ready` came: the joins go out for a server that never says it, and what is shown is not called live. */
  private readonly handleSilence = (): void => {
    this.missed = true;
    this.accept();
    this.status.set('limited');
    this.phase = setTimeout(
      () => {
        this.limitedAttempts += 1;
        this.reconnect();
      },
      spread(stepOf(limitedMs, this.limitedAttempts)),
    );
  };

  private readonly handleReady = (): void => {
    if (this.status.get() === 'live') return;
    clearTimeout(this.phase);
    const { missed } = this;
    this.missed = false;
    this.everReady = true;
    this.limitedAttempts = 0;
    this.accept();
    this.phase = setTimeout(() => {
      this.attempts = 0;
    }, steadyMs);
    this.status.set('live');
    this.ready.emit(missed);
  };

  /** Joins what is wished for and says that the user is here (RT-09). */
  private accept(): void {
    this.accepted = true;
    for (const { room } of this.counts.values()) this.emit(room.join, room.argument);
    this.emit('userStatus', undefined);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.emit('userStatus', undefined), heartbeatMs);
  }

  private readonly handleLoss = (reason: unknown): void => {
    this.accepted = false;
    if (this.everReady) this.missed = true;
    this.clearTimers();
    if (!this.wanted || reason === 'io client disconnect') return;
    // The server dropped a socket it had let connect: its token was refused (contract 4.1).
    if (reason === 'io server disconnect') void this.options.renew().catch(() => undefined);
    this.scheduleRetry();
  };

  private reconnect(): void {
    this.socket?.disconnect();
    void this.connect();
  }

  private scheduleRetry(): void {
    if (!this.wanted) return;
    this.status.set('down');
    clearTimeout(this.retry);
    const wait = spread(stepOf(backoffMs, this.attempts));
    this.attempts += 1;
    this.retry = setTimeout(() => void this.connect(), wait);
  }

  private clearTimers(): void {
    clearTimeout(this.phase);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
  }
}
