import { useQuery } from '@tanstack/react-query';
import { connectionList, type Connection } from '@/api/connections';
import { queueList } from '@/api/queues';
import { userDetail } from '@/api/users';
import { useSession } from '@/contexts/AuthContext';

interface TicketChoices {
  /** Admins choose among all queues or none; others must choose one of theirs. */
  isAdmin: boolean;
  queues: readonly { id: number; name: string; color: string }[];
  queuesFailed: boolean;
  connections: readonly Connection[];
  /** `ready`: `connections` is what there is. */
  connectionsState: 'pending' | 'failed' | 'ready';
  /** The connection that is used first: one's own, else the default one, else any. */
  usual: Connection | undefined;
  loading: boolean;
}

/**
 * Queues and connections that a new ticket may have (T-45 to T-47).
 * @param open they are read when the dialog is opened, not before (contract 7.31)
 */
export function useTicketChoices(open: boolean): TicketChoices {
  const { user } = useSession();
  const isAdmin = user.profile === 'admin';
  const lines = useQuery({ ...connectionList(user.companyId), enabled: open });
  const allQueues = useQuery({ ...queueList(), enabled: open && isAdmin });
  // Right after a login one's own connection is not known yet.
  const lineUnknown = user.whatsappId === undefined;
  const self = useQuery({ ...userDetail(user.id), enabled: open && lineUnknown });
  const ownLine = lineUnknown ? self.data?.whatsappId : user.whatsappId;
  const connections = lines.data ?? [];
  const stateOfLines = { pending: 'pending', error: 'failed', success: 'ready' } as const;
  return {
    isAdmin,
    queues: isAdmin ? (allQueues.data ?? []) : (user.queues ?? []),
    queuesFailed: isAdmin && allQueues.isError,
    connections,
    connectionsState: stateOfLines[lines.status],
    usual:
      connections.find(({ id }) => id === ownLine) ?? connections.find(({ isDefault }) => isDefault) ?? connections[0],
    loading: lines.isPending || (isAdmin && allQueues.isPending) || (lineUnknown && self.isPending),
  };
}
