import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { getSession } from '@/api/session';
import { userDetail, userKeys } from '@/api/users';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { whenIdle } from '@/browser/idle';
import { once, untilRead } from '@/realtime/resync/untilRead';

/** Told by the client's log; the dialog that needs it asks again. */
const unread = (): void => undefined;

/**
 * Keeps the signed-in user whole: the answer to a login lacks the connection one usually writes from, which a restored
 * session has (T-46, contract 1.4). It is read once, when the first page is there.
 * @returns reads the user again, where an event may have been missed, or told of a part of a change
 */
export function useOwnUser(): () => void {
  const client = useQueryClient();
  const { id, whatsappId } = useSession().user;
  const { mergeUser } = useAuth();

  const read = useCallback(
    async (staleTime: number): Promise<void> => {
      const user = await client.query({ ...userDetail(id), staleTime });
      if (getSession()?.userId === id) mergeUser(user);
    },
    [client, id, mergeUser],
  );

  const lacking = whatsappId === undefined;
  // What a dialog has just read need not be read twice.
  useEffect(() => (lacking ? whenIdle(() => void read(60_000).catch(unread)) : undefined), [lacking, read]);
  return useCallback(() => {
    const isHere = (): boolean => getSession()?.userId === id;
    void once(client, userKeys.detail(id), true, () => untilRead(isHere, () => read(0))).catch(unread);
  }, [client, id, read]);
}
