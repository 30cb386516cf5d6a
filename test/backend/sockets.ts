import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import type { Ctx } from './context.ts';
import { mainChannel } from './context.ts';
import { readToken } from './tokens.ts';
import type { UserRow } from './types.ts';

export interface SocketOptions {
  path?: string;
}

/** Joins of one socket: n joins need n leaves (contract §4.2). */
class Rooms {
  readonly #counts = new Map<string, number>();
  readonly #socket: Socket;
  constructor(socket: Socket) {
    this.#socket = socket;
  }
  join(rooms: readonly string[]): void {
    for (const room of rooms) {
      this.#counts.set(room, (this.#counts.get(room) ?? 0) + 1);
      void this.#socket.join(room);
    }
  }
  leave(rooms: readonly string[]): void {
    for (const room of rooms) {
      const left = (this.#counts.get(room) ?? 0) - 1;
      this.#counts.set(room, Math.max(left, 0));
      if (left <= 0) void this.#socket.leave(room);
    }
  }
}

/** The rooms behind joinNotification and joinTickets, by the queues known at connection time. */
function roomsFor(ctx: Ctx, user: UserRow): (kind: string) => string[] {
  const queues: (number | string)[] = ctx.store.by.queuesOfUser.all(user.id).map((row) => row.queueId);
  if (user.allTicket === 'enabled') queues.push('null');
  return (kind) => {
    if (user.profile === 'admin') return [`company-${user.companyId}-${kind}`];
    return kind === 'notification' || kind === 'pending' ? queues.map((id) => `queue-${id}-${kind}`) : [];
  };
}

/** Handlers exist only from here on: what a client sends before `ready` is lost (contract §4.1). */
function welcome(ctx: Ctx, socket: Socket, user: UserRow): void {
  const rooms = new Rooms(socket);
  const roomsOf = roomsFor(ctx, user);
  const mayJoin = (ticketId: unknown): string | null => {
    // A number joins a room that nobody emits to, so it is as good as none.
    if (typeof ticketId !== 'string') return null;
    const ticket = ctx.store.tickets.get(Number(ticketId));
    if (!ticket || ticket.companyId !== user.companyId) return null;
    return user.profile === 'admin' || ticket.userId === user.id ? String(ticket.id) : null;
  };

  socket.on('joinChatBox', (ticketId: unknown) => {
    const room = mayJoin(ticketId);
    if (room !== null) rooms.join([room]);
  });
  socket.on('leaveChatBox', (ticketId: unknown) => {
    if (typeof ticketId === 'string') rooms.leave([ticketId]);
  });
  socket.on('joinNotification', () => rooms.join(roomsOf('notification')));
  socket.on('leaveNotification', () => rooms.leave(roomsOf('notification')));
  socket.on('joinTickets', (status: unknown) => rooms.join(roomsOf(String(status))));
  socket.on('leaveTickets', (status: unknown) => rooms.leave(roomsOf(String(status))));

  void socket.join([mainChannel(user.companyId), `user-${user.id}`]);
  ctx.store.users.update(user, { online: true, ...ctx.touched() });
  socket.emit('ready');
}

/**
 * A real Socket.IO server. The token is read from `handshake.auth` alone, at connection alone; a refusal is
 * `connect` followed by `io server disconnect` (recorded/socket/000-connection).
 */
export function attachSocket(ctx: Ctx, server: HttpServer, options: SocketOptions = {}): Server {
  const io = new Server(server, {
    path: options.path ?? '/socket.io',
    serveClient: false,
    cors: { origin: true, credentials: true },
  });
  ctx.ios.add(io);
  io.on('connection', (socket) => {
    const token: unknown = socket.handshake.auth.token;
    const claims = typeof token === 'string' ? readToken(token, ctx.tokens.secret, ctx.now()) : null;
    if (!claims) {
      socket.disconnect();
      return;
    }
    const wait = ctx.network === null ? ctx.delays.ready : ctx.network.ready();
    if (wait === null) return;
    setTimeout(() => {
      const user = ctx.store.users.get(Number(claims.id));
      if (!user) socket.disconnect();
      else if (socket.connected) welcome(ctx, socket, user);
      if (ctx.network?.dies()) setTimeout(() => socket.conn.close(), ctx.network.wire());
    }, wait);
  });
  return io;
}
