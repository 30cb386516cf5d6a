import { queryOptions } from '@tanstack/react-query';
import { http } from './http';

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
  greetingMessage?: string;
  outOfHoursMessage?: string;
  schedules?: WorkingDay[];
  orderQueue?: number | null;
  integrationId?: number | null;
  promptId?: number | null;
}

export const queueKeys = { all: ['queues'] as const, list: () => ['queues', 'list'] as const };

/** GET /queue: all queues of the company by order (V-14). */
export async function listQueues(signal?: AbortSignal): Promise<Queue[]> {
  const { data } = await http.get<Queue[]>('/queue', signal ? { signal } : {});
  return data;
}

export const queueList = () =>
  queryOptions({ queryKey: queueKeys.list(), queryFn: ({ signal }) => listQueues(signal), staleTime: 60_000 });
