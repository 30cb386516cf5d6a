import { useQueryClient } from '@tanstack/react-query';
import { chatThreadKeys, type Chat } from '@/api/chats';
import { useSession } from '@/contexts/AuthContext';
import { putChat } from '@/realtime/live/chats';

/** Brings an own save or deletion into the list at once, as its event would (B-10). */
export function useChatChange() {
  const client = useQueryClient();
  const { user } = useSession();
  return {
    saved: (chat: Chat): void => putChat(client, { action: 'update', chat }, user.id),
    removed: (id: number): void => {
      putChat(client, { action: 'delete', id }, user.id);
      client.removeQueries({ queryKey: chatThreadKeys.thread(id), exact: true });
    },
  };
}
