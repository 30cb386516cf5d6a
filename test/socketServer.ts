import { createServer } from 'node:http';
import { io } from 'socket.io-client';
import { backend, signIn, type Person, type SignedIn } from './world';

let address: Promise<string> | null = null;

/** Starts the backend's real Socket.IO server on a free port, once per worker. */
export function socketUrl(): Promise<string> {
  address ??= new Promise((resolve) => {
    const httpServer = createServer();
    backend.attachSocket(httpServer);
    httpServer.listen(0, '127.0.0.1', () => {
      const at = httpServer.address();
      resolve(`http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`);
    });
    httpServer.unref();
  });
  return address;
}

export interface Received {
  event: string;
  payload: unknown;
}

/** A signed-in person at another computer, as the sockets see them. */
export interface SecondPerson {
  userId: number;
  companyId: number;
  token: string;
  /** Everything received so far, oldest first. */
  received: Received[];
  emit(event: string, argument?: string): void;
  /** The first event of this name (and predicate), already received or still to come. */
  heard(event: string, fits?: (payload: unknown) => boolean): Promise<unknown>;
  /** A REST call in this person's name. */
  request(method: string, path: string, body?: object): Promise<Response>;
  close(): void;
}

const open = new Set<SecondPerson>();

/**
 * Signs `person` in and connects a socket of their own; resolves when the server said `ready`.
 * @param session one that there is already; absent: a new login
 */
export async function connectPerson(person: Person, session?: SignedIn): Promise<SecondPerson> {
  const [url, { token, userId, companyId }] = await Promise.all([socketUrl(), session ?? signIn(person)]);
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
    query: { token },
  });
  const received: Received[] = [];
  const listeners = new Set<(entry: Received) => void>();
  socket.onAny((event: string, payload: unknown) => {
    const entry = { event, payload };
    received.push(entry);
    for (const listener of listeners) listener(entry);
  });
  const second: SecondPerson = {
    userId,
    companyId,
    token,
    received,
    emit: (event, argument) => {
      if (argument === undefined) socket.emit(event);
      else socket.emit(event, argument);
    },
    heard: (event, fits = () => true) => {
      const wanted = (entry: Received): boolean => entry.event === event && fits(entry.payload);
      const known = received.find(wanted);
      if (known) return Promise.resolve(known.payload);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const names = received.map((entry) => entry.event).join(', ');
          reject(new Error(`${person} never received ${event}; received: ${names}`));
        }, 5_000);
        listeners.add((entry) => {
          if (!wanted(entry)) return;
          clearTimeout(timer);
          resolve(entry.payload);
        });
      });
    },
    request: (method, path, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
      return backend.handle(new Request(`${url}/api${path}`, init));
    },
    close: () => {
      socket.close();
      open.delete(second);
    },
  };
  open.add(second);
  await second.heard('ready');
  return second;
}

/** Ends the connections of `connectPerson`; those that the app left open end with its backend's reset (test/world.ts). */
export function closeSockets(): void {
  for (const second of open) second.close();
}
