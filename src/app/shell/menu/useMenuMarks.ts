import { useQuery } from '@tanstack/react-query';
import { chatList, unreadChats } from '@/api/chats';
import { connectionList, type Connection } from '@/api/connections';
import { useAfter } from '@/components/hooks/useAfter';
import { useSession } from '@/contexts/AuthContext';
import { useInPlan } from '@/contexts/PlanContext';
import { can } from '@/lib/permissions';

/** How long after load the connections are first looked at (N-12). */
export const connectionDelayMs = 2_000;
const chatDelayMs = 500;

/** Any state but CONNECTED is a warning: qrcode, PAIRING, DISCONNECTED, TIMEOUT, OPENING, PENDING (N-11, contract 6.10). */
export const needsWarning = (connections: readonly Connection[]): boolean =>
  connections.some(({ status }) => status !== 'CONNECTED');

/** Whether a connection is down: 2 s after load, then with every live update (N-11, N-12). */
export function useConnectionWarning(): boolean {
  const { user } = useSession();
  const due = useAfter(connectionDelayMs);
  const shown = can(user, 'drawer-admin-items:view');
  const { data } = useQuery({ ...connectionList(user.companyId), enabled: due && shown, select: needsWarning });
  return shown && due && data === true;
}

/** Unread messages of the internal chat, first asked for 500 ms after load, then kept true by events (N-13, REAL-16). */
export function useUnreadChats(): number {
  const { user } = useSession();
  const due = useAfter(chatDelayMs);
  const inPlan = useInPlan('useInternalChat');
  const { data } = useQuery({
    ...chatList(),
    enabled: due && inPlan === true,
    select: ({ records }) => unreadChats(records, user.id),
  });
  return data ?? 0;
}
