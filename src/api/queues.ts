import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { keyOf } from './typedKeys';
import { readRows } from './wire';
import { restApi, whole, type ListQuery } from './rest';

export interface WorkingDay {
  weekday: string;
  weekdayEn: string;
  /** HH:MM or empty. */
  startTime: string;
  endTime: string;
}

export interface Queue {
  id: number;
  name: string;
  color: string;
  greetingMessage?: string | null;
  outOfHoursMessage?: string | null;
  schedules?: WorkingDay[] | null;
  orderQueue?: number | null;
  integrationId?: number | null;
  promptId?: number | null;
}

export interface QueueInput {
  name: string;
  color: string;
  greetingMessage: string;
  outOfHoursMessage: string;
  orderQueue: number | null;
  integrationId: number | null;
  promptId: number | null;
  schedules: WorkingDay[];
}

export const queueKeys = { all: ['queues'] as const, list: () => keyOf<Queue[]>('queues', 'list') };

/** GET /queue: all queues of the own company, or of another one for the super user, by order (V-14). */
export async function listQueues(signal?: AbortSignal, companyId?: number): Promise<Queue[]> {
  const { data } = await http.get<Queue[]>('/queue', {
    ...(companyId !== undefined && { params: { companyId } }),
    ...(signal ? { signal } : {}),
  });
  return readRows<Queue>(data);
}

export const queueList = () =>
  queryOptions({ queryKey: queueKeys.list(), queryFn: ({ signal }) => listQueues(signal), staleTime: 60_000 });

const rest = restApi<Queue, QueueInput>('/queue', whole<Queue>());

/** GET, POST, PUT and DELETE /queue; the list comes whole, by order, and cannot be searched. */
export const queueApi = {
  ...rest,
  list: async (query: ListQuery, signal?: AbortSignal) => whole<Queue>()(await listQueues(signal), query),
};
