import { useQueryClient } from '@tanstack/react-query';
import { chatKeys, chatThreadKeys, type Chat } from '@/api/chats';
import { useSession } from '@/contexts/AuthContext';
import { applyChatEvent, chatListPatch } from '@/realtime/chats';
import { patchQueries } from '@/realtime/patchQueries';

/** Brings an own save or deletion into the list at once, as its event would (B-10). */
export function useChatChange() {
  const client = useQueryClient();
  const { user } = useSession();
  return {
    saved: (chat: Chat): void =>
      patchQueries(
        client,
        chatKeys.list(),
        chatListPatch((page) => applyChatEvent(page, { action: 'update', chat }, user.id)),
      ),
    removed: (id: number): void => {
      patchQueries(
        client,
        chatKeys.list(),
        chatListPatch((page) => applyChatEvent(page, { action: 'delete', id }, user.id)),
      );
      client.removeQueries({ queryKey: chatThreadKeys.thread(id), exact: true });
    },
  };
}
