import { http as mock } from 'msw';
import { expect } from 'vitest';
import { adoptStoredSession, startSession } from '@/api/session';
import { setRuntimeConfig } from '@/lib/runtimeConfig';
import { server, storeCookie } from '../msw';
import { backend, backendUrl, signIn, type Person, type SignedIn } from '../world';

export interface Call {
  line: string;
  query: Record<string, string>;
  body: unknown;
}

let calls: Call[] = [];

const parsed = (text: string): unknown => (text === '' ? null : JSON.parse(text));

/** Notes every call on its way to the backend. */
async function note({ request }: { request: Request }): Promise<undefined> {
  const url = new URL(request.url);
  const copy = request.clone();
  const form = request.headers.get('content-type')?.startsWith('multipart') ?? false;
  calls.push({
    line: `${request.method} ${url.pathname.replace(/^\/api/, '').replace(/\/$/, '')}`,
    query: Object.fromEntries(url.searchParams),
    body: form ? await copy.text() : parsed(await copy.text()),
  });
}

/** The one call that `act` made, and its result. */
export async function callOf<T>(act: () => Promise<T>): Promise<Call & { result: T }> {
  calls = [];
  const result = await act();
  expect(calls.map(({ line }) => line)).toEqual([expect.any(String)]);
  const [call] = calls;
  if (!call) throw new Error('no call');
  return { ...call, result };
}

export async function become(person: Person): Promise<SignedIn> {
  const session = await signIn(person);
  session.cookies.forEach(storeCookie);
  startSession(session);
  return session;
}

export const rowOf = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error('the seed has no such row');
  return row;
};

/** A ticket of the demo company that is no group. */
export const ticketRow = (status: string) =>
  rowOf(backend.store.tickets.find((row) => row.companyId === 1 && row.status === status && !row.isGroup));

/** Every key of a value at any depth. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

const secretKeys = [
  'session',
  'token',
  'apiKey',
  'prompt',
  'queueIntegrations',
  'passwordHash',
  'password',
  'dataJson',
];

/** Keys of a decoded answer that nobody should keep. */
export const secretsIn = (value: unknown): string[] => keysIn(value).filter((key) => secretKeys.includes(key));

/** Points the modules at the embedded backend and listens to every call. */
export function listen(): void {
  setRuntimeConfig({
    apiUrl: `${backendUrl}/api`,
    socketUrl: backendUrl,
    filesUrl: backendUrl,
    brand: { name: 'Prosa', logoUrl: null, primary: null },
  });
  adoptStoredSession();
  server.use(mock.all(`${backendUrl}/api/*`, note));
}
