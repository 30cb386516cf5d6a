import { listConnections, type Connection } from './connections';
import { http } from './http';
import { readRecord } from './wire';
import { whole, type RecordApi } from './rest';
import { getSession } from './session';

/** What the form of a connection holds beside its name (CN-13). Empty texts are texts here, never null. */
export interface ConnectionSettings {
  isDefault: boolean;
  token: string;
  provider: string;
  greetingMessage: string;
  complationMessage: string;
  outOfHoursMessage: string;
  ratingMessage: string;
  transferQueueId: number | null;
  /** Minutes; 0 is never. */
  timeToTransfer: number | null;
  promptId: number | null;
  maxUseBotQueues: number;
  timeUseBotQueues: number;
  expiresTicket: number;
  expiresInactiveMessage: string;
}

/** A connection as its form reads it: without its session and without the key inside its prompt (contract 7.46). */
export interface ConnectionRecord extends ConnectionSettings {
  id: number;
  name: string;
  queueIds: number[];
}

/** The whole body of a save. `queueIds` is always there: without it the server clears the queues (contract 3.8). */
export interface ConnectionInput extends ConnectionSettings {
  name: string;
  queueIds: number[];
}

type Nullable<T> = { [K in keyof T]?: T[K] | null };

/** The answer of GET /whatsapp/{id}; the server has numbers that are texts and texts that are null. */
type RawConnection = Nullable<Omit<ConnectionSettings, 'timeUseBotQueues'>> & {
  id: number;
  name: string;
  timeUseBotQueues?: string | number | null;
  queues?: { id: number }[];
};

const toRecord = (raw: RawConnection): ConnectionRecord => ({
  id: raw.id,
  name: raw.name,
  isDefault: raw.isDefault ?? false,
  token: raw.token ?? '',
  provider: raw.provider ?? 'beta',
  greetingMessage: raw.greetingMessage ?? '',
  complationMessage: raw.complationMessage ?? '',
  outOfHoursMessage: raw.outOfHoursMessage ?? '',
  ratingMessage: raw.ratingMessage ?? '',
  transferQueueId: raw.transferQueueId ?? null,
  timeToTransfer: raw.timeToTransfer ?? null,
  promptId: raw.promptId ?? null,
  maxUseBotQueues: raw.maxUseBotQueues ?? 3,
  timeUseBotQueues: Number(raw.timeUseBotQueues ?? 0),
  expiresTicket: raw.expiresTicket ?? 0,
  expiresInactiveMessage: raw.expiresInactiveMessage ?? '',
  queueIds: (raw.queues ?? []).map(({ id }) => id),
});

/** GET /whatsapp/{id}?session=0 with all that its form edits (V-15). */
export async function getConnectionRecord(id: number, signal?: AbortSignal): Promise<ConnectionRecord> {
  const { data } = await http.get<RawConnection>(`/whatsapp/${id}`, {
    params: { session: 0 },
    ...(signal ? { signal } : {}),
  });
  return toRecord(data);
}

/** POST /whatsapp: the server drops the rating text and the wish to be the default (contract 3.8). */
export async function createConnection(input: ConnectionInput): Promise<ConnectionRecord> {
  const { data } = await http.post<RawConnection>('/whatsapp', input);
  return toRecord(readRecord(data));
}

/** PUT /whatsapp/{id}; `status` and the like are never sent, they would overwrite the live ones (contract 3.8). */
export async function updateConnection(id: number, input: ConnectionInput): Promise<ConnectionRecord> {
  const { data } = await http.put<RawConnection>(`/whatsapp/${id}`, input);
  return toRecord(readRecord(data));
}

/** Whether a new connection lacks what POST does not honour, so that a PUT must follow. */
export const lacksAfterCreate = (input: ConnectionInput, created: ConnectionRecord): boolean =>
  (input.isDefault && !created.isDefault) || input.ratingMessage !== created.ratingMessage;

const wholeList = whole<Connection>();

/** The calls of the connections page. The list comes whole, sorted by name (V-15). */
export const connectionApi: Required<RecordApi<Connection, ConnectionInput, ConnectionRecord>> = {
  list: async (query, signal) => wholeList(await listConnections(getSession()?.companyId ?? 0, signal), query),
  get: getConnectionRecord,
  create: createConnection,
  update: updateConnection,
  remove: async (id) => {
    await http.delete(`/whatsapp/${id}`);
  },
};
