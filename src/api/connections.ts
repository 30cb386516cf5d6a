import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import type { ListScope, RecordPages } from './rest';
import { keyOf, prefixOf } from './typedKeys';
import { readRows, type Iso } from './wire';

export type ConnectionStatus = 'OPENING' | 'qrcode' | 'CONNECTED' | 'PENDING' | 'DISCONNECTED' | 'PAIRING' | 'TIMEOUT';

/**
 * Whether a state lets messages out (REAL-3). A connection that is opening is on its way: a short break, or a logout
 * that asks for a new code, so what was told of it before goes on.
 * @returns null for such a state; one that this build does not know counts as down
 */
export function isUp(status: string): boolean | null {
  if (status === 'OPENING' || status === 'PAIRING') return null;
  return status === 'CONNECTED';
}

/** A connection as the interface needs it; credentials in the answers are dropped at the edge (contract 7.46). */
export interface Connection {
  id: number;
  name: string;
  status: ConnectionStatus;
  isDefault: boolean;
  updatedAt?: Iso;
  qrcode?: string | null;
  retries?: number;
  queues?: { id: number; name: string }[];
}

export const connectionKeys = {
  all: ['connections'] as const,
  list: () => keyOf<readonly Connection[]>('connections', 'list'),
  lists: () => prefixOf<RecordPages<Connection>, ListScope>('connections', 'pages'),
  details: () => prefixOf<Connection, number>('connections', 'detail'),
  detail: (id: number) => keyOf<Connection>('connections', 'detail', id),
};

/** Keeps what is shown; `session`, tokens and prompts never enter the cache. */
export const toConnection = (raw: Connection): Connection => {
  const { id, name, status, isDefault, updatedAt, qrcode, retries, queues } = raw;
  return {
    id,
    name,
    status,
    isDefault,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(qrcode === undefined ? {} : { qrcode }),
    ...(retries === undefined ? {} : { retries }),
    ...(queues === undefined ? {} : { queues: queues.map((queue) => ({ id: queue.id, name: queue.name })) }),
  };
};

/** By name. */
export const sortConnections = (connections: readonly Connection[]): Connection[] =>
  connections.toSorted((a, b) => String(a.name).localeCompare(String(b.name)) || a.id - b.id);

/** GET /whatsapp {companyId, session 0}, sorted by name: the server has no order (V-15, contract 3.8). */
export async function listConnections(companyId: number, signal?: AbortSignal): Promise<Connection[]> {
  const { data } = await http.get<Connection[]>('/whatsapp', {
    params: { companyId, session: 0 },
    ...(signal ? { signal } : {}),
  });
  return sortConnections(readRows<Connection>(data).map(toConnection));
}

/** GET /whatsapp/{id}?session=0, which carries the code to scan (V-15, CN-10). */
export async function getConnection(id: number, signal?: AbortSignal): Promise<Connection> {
  const { data } = await http.get<Connection>(`/whatsapp/${id}`, {
    params: { session: 0 },
    ...(signal ? { signal } : {}),
  });
  return toConnection(data);
}

export const connectionList = (companyId: number) =>
  queryOptions({
    queryKey: connectionKeys.list(),
    queryFn: ({ signal }) => listConnections(companyId, signal),
    staleTime: 60_000,
  });

/** One connection as it is now; it is forgotten with the dialog that shows it. */
export const connectionDetail = (id: number) =>
  queryOptions({
    queryKey: connectionKeys.detail(id),
    queryFn: ({ signal }) => getConnection(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
