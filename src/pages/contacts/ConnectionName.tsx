import { useQuery } from '@tanstack/react-query';
import { connectionList } from '@/api/connections';
import { useSession } from '@/contexts/AuthContext';

/** The connection a contact came through; nothing where it is unknown or gone (C-07). */
export function ConnectionName({ id }: { id: number | null | undefined }) {
  const { companyId } = useSession().user;
  const { data } = useQuery({
    ...connectionList(companyId),
    select: (connections) => connections.find((connection) => connection.id === id)?.name,
    enabled: id != null,
  });
  return <span>{data ?? '–'}</span>;
}
