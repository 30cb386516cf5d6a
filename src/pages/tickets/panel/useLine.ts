import { useQuery } from '@tanstack/react-query';
import { connectionList, type Connection } from '@/api/connections';
import type { Ticket } from '@/api/tickets';
import { useAfter } from '@/components/hooks/useAfter';
import { useSession } from '@/contexts/AuthContext';

/** The connections are read this long after the conversation, whose messages come first; milliseconds. */
const delayMs = 2_000;

/**
 * The connection of a conversation, as far as that matters: of one that is resolved, only that it is gone.
 * @returns null where it was deleted: the server then refuses messages and changes alike (contract 3.8); undefined
 * while that is not known
 */
export function useLine({ status, whatsappId }: Pick<Ticket, 'status' | 'whatsappId'>): Connection | null | undefined {
  const { user } = useSession();
  const asks = useAfter(delayMs) && status !== 'closed' && whatsappId !== null;
  const { data, isSuccess, isFetching } = useQuery({ ...connectionList(user.companyId), enabled: asks });
  if (whatsappId === null) return null;
  if (status === 'closed') return undefined;
  const line = data?.find(({ id }) => id === whatsappId);
  // A list that is being read may be older than the connection.
  return line ?? (asks && isSuccess && !isFetching ? null : undefined);
}
