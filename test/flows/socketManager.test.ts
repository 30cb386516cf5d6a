import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { rooms, SocketManager } from '@/realtime/socket/socketManager';
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
  vi.waitFor(() => expect(subject.state.get()).toBe('live'), { timeout: 8_000 });

/** What each attempt to connect from now on carries as its token in query and handshake, and how it comes. */
function watchAttempts() {
  const attempts: { query: unknown; auth: unknown; transport: unknown }[] = [];
  for (const io of backend.ctx.ios) {
    io.on('connection', ({ handshake: { query, auth } }) => {
      attempts.push({ query: query['token'], auth: auth['token'], transport: query['transport'] });
    });
  }
  return attempts;
}

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
    const attempts = watchAttempts();
    subject.start();
    await live(subject);
    // From the first request on, and not only after an upgrade.
    expect(attempts).toEqual([{ query: token, auth: token, transport: 'websocket' }]);
    expect(token.split('.')).toHaveLength(3);
  });

  it('RT-06 RT-07 rooms wished for before ready are joined after it, a ticket by its id as text', async () => {
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
    await pause(100);
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
    await vi.waitFor(() => expect(subject.state.get()).not.toBe('live'));
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
    const attempts = watchAttempts();
    token = `${token}x`;
    subject.start();
    await live(subject);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(attempts).toEqual([{ query: token, auth: token, transport: 'websocket' }]);
  });

  it('RT-02 a socket dropped by the server for its token renews it and comes back', async () => {
    const renew = vi.fn(async () => {
      ({ token } = await signIn('admin'));
    });
    const subject = await connect({ renew });
    const attempts = watchAttempts();
    token = 'refused';
    subject.start();
    await live(subject);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(attempts.map(({ query, auth }) => [query, auth])).toEqual([
      ['refused', 'refused'],
      [token, token],
    ]);
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
    expect(subject.state.get()).toBe('idle');
  });

  it('PAIN-1.3 PAIN-7.3 listeners survive a reconnect and are called once per event; taken off they are gone', async () => {
    const subject = await connect();
    const heard: unknown[] = [];
    const off = subject.on('company-1-ticket', (payload) => heard.push(payload));
    subject.start();
    await live(subject);
    backend.dropSockets();
    await vi.waitFor(() => expect(subject.state.get()).not.toBe('live'));
    await live(subject);
    backend.ctx.emit('company-1-mainchannel', 'company-1-ticket', { action: 'updateUnread', ticketId: 1 });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    off();
    backend.ctx.emit('company-1-mainchannel', 'company-1-ticket', { action: 'updateUnread', ticketId: 1 });
    await pause(100);
    expect(heard).toHaveLength(1);
  });

  it('SAFE-1 RT-07 a `ready` that comes late finds every room joined and is told as a return; until then it is limited', async () => {
    backend.ctx.delays.ready = 2_600;
    const subject = await connect();
    const returns: boolean[] = [];
    const states: string[] = [];
    subject.onReady((missed) => returns.push(missed));
    subject.state.subscribe(() => states.push(subject.state.get()));
    const id = openTicket();
    const leave = subject.join(rooms.notification());
    subject.join(rooms.chatBox(id));
    subject.start();
    await vi.waitFor(() => expect(subject.state.get()).toBe('limited'), { timeout: 4_000 });
    // Joined for by somebody while nothing was heard of the server.
    subject.join(rooms.tickets('pending'));
    expect(returns).toEqual([]);
    await live(subject);
    expect(states).toEqual(['connecting', 'limited', 'live']);
    expect(returns).toEqual([true]);
    const wanted = ['company-1-notification', 'company-1-pending', String(id)];
    await vi.waitFor(() => expect(serverRooms()).toEqual(expect.arrayContaining(wanted)));
    leave();
    await vi.waitFor(() => expect(serverRooms()).not.toContain('company-1-notification'));
  });

  it('SAFE-1 without `ready` the joins go out after 2 s for servers that never say it, and another connection is tried', async () => {
    backend.ctx.delays.ready = 2_000_000_000;
    const joins: string[] = [];
    for (const io of backend.ctx.ios) {
      io.on('connection', (socket) => socket.on('joinNotification', () => joins.push(socket.id)));
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const subject = await connect();
    subject.join(rooms.notification());
    subject.start();
    await vi.waitFor(() => expect(subject.state.get()).toBe('limited'), { timeout: 8_000 });
    await vi.waitFor(() => expect(joins).toHaveLength(1));
    backend.ctx.delays.ready = 0;
    await vi.advanceTimersByTimeAsync(40_000);
    await live(subject);
    await vi.waitFor(() => expect(serverRooms()).toContain('company-1-notification'));
    expect(joins[1]).not.toBe(joins[0]);
  });

  it('SAFE-7 sockets that die right after `ready` are followed by growing waits, spread by 30 %', async () => {
    const waits: number[] = [];
    const subject = await connect();
    const wait = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, ms, ...rest) => {
      if (subject.state.get() === 'down') waits.push(ms ?? 0);
      return wait(act, subject.state.get() === 'down' ? 1 : ms, ...rest);
    });
    subject.onReady(() => setTimeout(() => backend.dropSockets(), 1));
    subject.start();
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(6), { timeout: 8_000 });
    const steps = [1_000, 2_000, 5_000, 10_000, 20_000, 20_000];
    steps.forEach((step, index) => {
      expect(waits[index]).toBeGreaterThanOrEqual(step * 0.7);
      expect(waits[index]).toBeLessThanOrEqual(step * 1.3);
    });
    expect(steps.some((step, index) => waits[index] !== step)).toBe(true);
  });

  it('SAFE-7 the waits begin anew only after a connection that has been live for 30 s', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits: number[] = [];
    let halfMinuteLater = (): void => undefined;
    const subject = await connect();
    const wait = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, ms, ...rest) => {
      if (ms === 30_000) {
        halfMinuteLater = act;
        return wait(() => undefined, 0);
      }
      const isDown = subject.state.get() === 'down';
      if (isDown) waits.push(Math.round(ms ?? 0));
      return wait(act, isDown ? 1 : ms, ...rest);
    });
    const waitAfterLoss = async (): Promise<number | undefined> => {
      const before = waits.length;
      backend.dropSockets();
      await vi.waitFor(() => expect(waits.length).toBeGreaterThan(before));
      await live(subject);
      return waits[before];
    };
    subject.start();
    await live(subject);
    expect([await waitAfterLoss(), await waitAfterLoss(), await waitAfterLoss()]).toEqual([1_000, 2_000, 5_000]);
    halfMinuteLater();
    expect(await waitAfterLoss()).toBe(1_000);
  });
});
