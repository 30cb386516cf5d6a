import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { chatPatches } from '@/realtime/chats';
import { patchQueries } from '@/realtime/patchQueries';

/**
 * The open chat's own channel. The server tells the same on the company's, which is heard on every page; the patches
 * are idempotent, so whichever comes serves (IC-10, contract back-office 11).
 */
export function useChatRoom(chatId: number): void {
  const client = useQueryClient();
  const { user } = useSession();
  useSocketEvent(
    'chatRoom',
    (event) => chatPatches(event, user.id).forEach(({ key, patch }) => patchQueries(client, key, patch)),
    chatId,
  );
}
