import { useQuery } from '@tanstack/react-query';
import { queueList } from '@/api/queues';
import type { QueueRef } from '@/api/auth';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { useSession } from '@/contexts/AuthContext';

export interface ListQueues {
  /** Null until known. */
  queues: readonly QueueRef[] | null;
  failed: boolean;
  retry: () => Promise<unknown>;
}

const none: readonly QueueRef[] = [];

/** Queues on offer: an admin's are all of the company, others have their own (T-07, X-03, contract 7.15). */
export function useListQueues(): ListQueues {
  const { user } = useSession();
  const isAdmin = user.profile === 'admin';
  const query = useQuery({ ...queueList(), enabled: isAdmin });
  if (!isAdmin) return { queues: user.queues ?? none, failed: false, retry: () => Promise.resolve() };
  const { data, refetch } = query;
  return { queues: data ?? null, failed: hasFailed(query), retry: () => refetch() };
}
