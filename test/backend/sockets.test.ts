import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, openOffice, type Office, type Person } from './office.ts';
import { signToken } from './tokens.ts';

let office: Office;
let url = '';
let sockets: Socket[] = [];

beforeEach(async () => {
  office = openOffice();
  const server = createServer();
  office.backend.attachSocket(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  url = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  sockets = [];
  await office.backend.close();
});

function open(options: object): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
  sockets.push(socket);
  return socket;
}

/** Resolves when the server has handled everything this socket has sent. */
function handled(socket: Socket): Promise<void> {
  const [server] = office.ctx.ios;
  const other = server?.sockets.sockets.get(socket.id ?? '');
  return new Promise((resolve) => {
    other?.once('mark', () => resolve());
    socket.emit('mark');
  });
}

/** Resolves when everything said so far has reached this socket: a mark in its person's own room comes last. */
function reached(socket: Socket, person: Person): Promise<void> {
  return new Promise((resolve) => {
    socket.once('mark', () => resolve());
    office.ctx.emit(`user-${ids[person]}`, 'mark', {});
  });
}

interface Listener {
  socket: Socket;
  heard: string[];
}

/** A person's socket after `ready`, noting `event action` of whatever arrives. */
async function listen(person: Person, ...joins: [string, unknown?][]): Promise<Listener> {
  const socket = open({ auth: { token: office.token(person) } });
  const heard: string[] = [];
  socket.onAny((event: string, payload: unknown) => {
    if (event !== 'ready' && event !== 'mark') heard.push(`${event} ${String(Reflect.get(Object(payload), 'action'))}`);
  });
  await new Promise<void>((resolve) => socket.once('ready', resolve));
  for (const [event, ...rest] of joins) socket.emit(event, ...rest);
  await handled(socket);
  return { socket, heard };
}

/** Contract §4.1 and §4.2, recorded/socket/000 and 900. */
describe('sockets', () => {
  it('§4.1 accepts the token of the handshake alone and refuses by disconnecting after connect', async () => {
    const { secret } = office.ctx.tokens;
    const token = office.token('ana');
    const seen = (options: object): Promise<string> =>
      new Promise((resolve) => {
        const socket = open(options);
        const steps: string[] = [];
        const last = (step: string): void => resolve([...steps, step].join(', '));
        socket.on('connect', () => steps.push('connect'));
        socket.on('connect_error', () => last('connect_error'));
        socket.on('disconnect', last);
        socket.on('ready', () => last('ready'));
      });
    const old = signToken({ id: ids.ana }, secret, -1, office.ctx.now());
    const nobody = signToken({ id: 999 }, secret, 60, office.ctx.now());
    expect(await seen({ auth: { token } })).toBe('connect, ready');
    expect(await seen({ auth: { token }, transports: ['polling'] })).toBe('connect, ready');
    for (const options of [
      {},
      { query: { token } },
      { auth: { token: 'abc' } },
      { auth: { token: old } },
      { auth: { token: nobody } },
    ]) {
      expect(await seen(options)).toBe('connect, io server disconnect');
    }
  });

  it('§4.1 loses what is sent before ready and marks the user online', async () => {
    office.ctx.delays.ready = 40;
    const socket = open({ auth: { token: office.token('admin') } });
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    socket.on('connect', () => socket.emit('joinNotification'));
    await new Promise<void>((resolve) => socket.once('ready', resolve));
    office.ctx.emit('company-1-notification', 'company-1-ticket', { action: 'update' });
    await reached(socket, 'admin');
    expect(heard).toEqual(['ready', 'mark']);
    expect(office.ctx.store.users.get(ids.admin)?.online).toBe(true);
  });

  it('§4.2 puts everybody into the rooms of their role', async () => {
    const { ctx, addTicket } = office;
    const own = addTicket({ userId: ids.ana });
    const foreign = addTicket({ userId: ids.bruno });
    const rooms: [string, Person, [string, unknown?], boolean][] = [
      ['company-1-mainchannel', 'ana', ['userStatus'], true],
      [`user-${ids.ana}`, 'ana', ['userStatus'], true],
      ['company-1-mainchannel', 'vera', ['userStatus'], false],
      ['company-1-notification', 'admin', ['joinNotification'], true],
      ['company-1-notification', 'ana', ['joinNotification'], false],
      ['queue-2-notification', 'ana', ['joinNotification'], true],
      ['queue-3-notification', 'ana', ['joinNotification'], false],
      ['queue-null-notification', 'ana', ['joinNotification'], false],
      ['queue-null-notification', 'bruno', ['joinNotification'], true],
      ['company-1-open', 'admin', ['joinTickets', 'open'], true],
      ['queue-1-open', 'ana', ['joinTickets', 'open'], false],
      ['queue-1-pending', 'ana', ['joinTickets', 'pending'], true],
      ['queue-null-pending', 'bruno', ['joinTickets', 'pending'], true],
      ['company-1-open', 'sofia', ['joinTickets', 'open'], false],
      [String(own.id), 'ana', ['joinChatBox', String(own.id)], true],
      [String(own.id), 'ana', ['joinChatBox', own.id], false],
      [String(own.id), 'ana', ['joinChatBox', own.uuid], false],
      [String(foreign.id), 'ana', ['joinChatBox', String(foreign.id)], false],
      [String(foreign.id), 'admin', ['joinChatBox', String(foreign.id)], true],
      [String(own.id), 'vera', ['joinChatBox', String(own.id)], false],
    ];
    for (const [room, person, join, received] of rooms) {
      const { socket, heard } = await listen(person, join);
      ctx.emit(room, 'ping', { action: 'x' });
      await reached(socket, person);
      expect([room, person, heard.length === 1]).toEqual([room, person, received]);
      socket.close();
    }
  });

  it('§4.2 counts joins, loses them with the connection and reaches a socket once per emission', async () => {
    const { ctx, addTicket, backend } = office;
    const room = String(addTicket().id);
    const { socket, heard } = await listen('admin', ['joinChatBox', room], ['joinChatBox', room], ['joinNotification']);
    const times = async (): Promise<number> => {
      heard.length = 0;
      await handled(socket);
      ctx.emit([room, 'company-1-notification'], 'ping', { action: 'x' });
      await reached(socket, 'admin');
      return heard.length;
    };
    expect(await times()).toBe(1);
    socket.emit('leaveNotification');
    socket.emit('leaveChatBox', room);
    expect(await times()).toBe(1);
    socket.emit('leaveChatBox', room);
    expect(await times()).toBe(0);

    socket.emit('joinNotification');
    await handled(socket);
    const reason = new Promise((resolve) => socket.once('disconnect', resolve));
    backend.dropSockets();
    expect(await reason).toBe('transport close');
    socket.connect();
    await new Promise<void>((resolve) => socket.once('ready', resolve));
    expect(await times()).toBe(0);
  });

  it('§4.2 leaves the former owner in the room after a transfer', async () => {
    const { addTicket, call } = office;
    const { id } = addTicket({ userId: ids.ana });
    const { heard, socket } = await listen('ana', ['joinChatBox', String(id)]);
    await call(`PUT /tickets/${id}`, { as: 'admin', body: { userId: ids.bruno } });
    await call(`PUT /tickets/${id}`, { as: 'bruno', body: { userId: ids.bruno, queueId: 3 } });
    await reached(socket, 'ana');
    expect(heard.filter((line) => line === 'company-1-ticket update')).toHaveLength(2);
  });
});
