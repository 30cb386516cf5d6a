import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { readRows, type Iso } from './page';

export type ConnectionStatus = 'OPENING' | 'qrcode' | 'CONNECTED' | 'PENDING' | 'DISCONNECTED' | 'PAIRING' | 'TIMEOUT';

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
  list: () => ['connections', 'list'] as const,
  detail: (id: number) => ['connections', 'detail', id] as const,
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

/** GET /whatsapp {companyId, session 0}, sorted by name: the server has no order (V-15, contract 3.8). */
export async function listConnections(companyId: number, signal?: AbortSignal): Promise<Connection[]> {
  const { data } = await http.get<Connection[]>('/whatsapp', {
    params: { companyId, session: 0 },
    ...(signal ? { signal } : {}),
  });
  return readRows<Connection>(data)
    .map(toConnection)
    .toSorted((a, b) => String(a.name).localeCompare(String(b.name)) || a.id - b.id);
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
