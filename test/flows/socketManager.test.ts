import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rooms, SocketManager } from '@/realtime/socketManager';
import { socketUrl } from '../socketServer';
import { backend, signIn } from '../world';

let manager: SocketManager | null = null;
let token = '';

async function connect(
  overrides: { isFresh?: () => boolean; renew?: () => Promise<unknown> } = {},
): Promise<SocketManager> {
  ({ token } = await signIn('admin'));
  manager = new SocketManager({
    url: await socketUrl(),
    token: () => token,
    isFresh: overrides.isFresh ?? (() => true),
    renew: overrides.renew ?? (() => Promise.resolve()),
  });
  return manager;
}

const live = (subject: SocketManager): Promise<void> =>
  vi.waitFor(() => expect(subject.getState()).toBe('live'), { timeout: 8_000 });

/** Rooms of the one connected socket, as the server sees them. */
const serverRooms = (): string[] =>
  [...backend.ctx.ios].flatMap((io) => [...io.sockets.sockets.values()].flatMap((socket) => [...socket.rooms]));

const openTicket = (): number => {
  const ticket = [...backend.store.tickets.all()].find(({ companyId, status }) => companyId === 1 && status === 'open');
  if (!ticket) throw new Error('the seed has no open ticket');
  return ticket.id;
};

beforeEach(() => backend.reset());
afterEach(() => {
  manager?.stop();
  manager = null;
});

describe('socket manager', () => {
  it('RT-01 the token goes in the query and in the handshake, over websocket', async () => {
    const subject = await connect();
    subject.start();
    await live(subject);
    const [socket] = [...backend.ctx.ios].flatMap((io) => [...io.sockets.sockets.values()]);
    expect(socket?.handshake.query['token']).toBe(token);
    expect(socket?.handshake.auth).toMatchObject({ token });
    expect(socket?.conn.transport.name).toBe('websocket');
  });

  it('RT-06 RT-07 RT-08 rooms wished for before ready are joined after it, a ticket by its id as text', async () => {
    const subject = await connect();
    const id = openTicket();
    subject.join(rooms.notification());
    subject.join(rooms.tickets('open'));
    subject.join(rooms.chatBox(id));
    subject.start();
    await live(subject);
    await vi.waitFor(() =>
      expect(serverRooms()).toEqual(expect.arrayContaining(['company-1-notification', 'company-1-open', String(id)])),
    );
  });

  it('RT-04 rooms are counted: the last one to leave leaves, twice leaving counts once', async () => {
    const subject = await connect();
    subject.start();
    await live(subject);
    const first = subject.join(rooms.tickets('open'));
    const second = subject.join(rooms.tickets('open'));
    await vi.waitFor(() => expect(serverRooms()).toContain('company-1-open'));
    first();
    first();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(serverRooms()).toContain('company-1-open');
    second();
    await vi.waitFor(() => expect(serverRooms()).not.toContain('company-1-open'));
    expect(subject.heldRooms()).toEqual([]);
  });

  it('RT-03 PAIN-1.1 after the server dropped the sockets each room is joined again, once, and it is told as a return', async () => {
    const subject = await connect();
    const returns: boolean[] = [];
    subject.onReady((again) => returns.push(again));
    const leave = subject.join(rooms.tickets('pending'));
    subject.start();
    await live(subject);
    backend.dropSockets();
    await vi.waitFor(() => expect(subject.getState()).not.toBe('live'));
    await live(subject);
    await vi.waitFor(() => expect(serverRooms()).toContain('company-1-pending'));
    expect(returns).toEqual([false, true]);
    // Joined once: one leave is enough.
    leave();
    await vi.waitFor(() => expect(serverRooms()).not.toContain('company-1-pending'));
  });

  it('RT-02 S-23 PAIN-4.3 an aged token is renewed before the socket connects, and the fresh one is used', async () => {
    const renew = vi.fn(async () => {
      ({ token } = await signIn('admin'));
    });
    const subject = await connect({ isFresh: () => renew.mock.calls.length > 0, renew });
    const aged = token;
    token = `${aged}x`;
    subject.start();
    await live(subject);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(token).not.toBe(`${aged}x`);
  });

  it('RT-02 a socket dropped by the server for its token renews it and comes back', async () => {
    const renew = vi.fn(async () => {
      ({ token } = await signIn('admin'));
    });
    const subject = await connect({ renew });
    token = 'refused';
    subject.start();
    await live(subject);
    expect(renew).toHaveBeenCalled();
  });

  it('RT-09 the heartbeat goes out when ready and every 300000 ms', async () => {
    const subject = await connect();
    const beats: number[] = [];
    for (const io of backend.ctx.ios) {
      io.on('connection', (socket) => socket.on('userStatus', () => beats.push(Date.now())));
    }
    const every = vi.spyOn(globalThis, 'setInterval');
    subject.start();
    await live(subject);
    await vi.waitFor(() => expect(beats.length).toBeGreaterThan(0));
    expect(every.mock.calls.some(([, delay]) => delay === 300_000)).toBe(true);
  });

  it('RT-05 a stopped socket is closed and does not come back by itself', async () => {
    const subject = await connect();
    subject.start();
    await live(subject);
    subject.stop();
    await vi.waitFor(() => expect(serverRooms()).toEqual([]));
    expect(subject.getState()).toBe('idle');
  });

  it('PAIN-1.3 PAIN-7.3 listeners survive a reconnect and are called once per event; taken off they are gone', async () => {
    const subject = await connect();
    const heard: unknown[] = [];
    const off = subject.on('company-1-ticket', (payload) => heard.push(payload));
    subject.start();
    await live(subject);
    backend.dropSockets();
    await vi.waitFor(() => expect(subject.getState()).not.toBe('live'));
    await live(subject);
    backend.ctx.emit('company-1-mainchannel', 'company-1-ticket', { action: 'updateUnread', ticketId: 1 });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    off();
    backend.ctx.emit('company-1-mainchannel', 'company-1-ticket', { action: 'updateUnread', ticketId: 1 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toHaveLength(1);
  });
});
