import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatKeys, readChat, unreadChats, type Chat } from '@/api/chats';
import { toFailure } from '@/api/errors';
import { useVisible } from '@/components/hooks/useVisible';
import { useSession } from '@/contexts/AuthContext';
import { applyChatRead } from '@/realtime/live/chats';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { untilRead } from '@/realtime/resync/untilRead';
import { useChatChange } from './useChatChange';

/** How often it is told again where no answer came. */
const repeats = 6;

/** Tells the server; it must not stay unknown there because one answer got lost on the way (SAFE-1). */
function tellRead(id: number): Promise<Chat> {
  let left = repeats;
  return untilRead(
    () => (left -= 1) >= 0,
    () => readChat(id),
  );
}

/**
 * The chat on a visible screen is read: its counter is reset on opening and with every message that arrives, one call
 * at a time (IC-03, PAIN-1.11). A refusal is logged; the next reading of the list tells the truth (IC-11).
 */
export function useMarkRead(chat: Chat): void {
  const client = useQueryClient();
  const { user } = useSession();
  const visible = useVisible();
  const { saved } = useChatChange();
  const { mutate, isPending } = useMutation({
    mutationFn: tellRead,
    meta: { silent: true },
    onMutate: (id) => patchQueries(client, chatKeys.list(), (page) => applyChatRead(page, id, user.id)),
    onSuccess: saved,
    onError: (error) => console.warn('chat read', toFailure(error)),
  });

  const { id } = chat;
  const due = visible && !isPending && unreadChats([chat], user.id) > 0;
  useEffect(() => {
    if (due) mutate(id);
  }, [due, id, mutate]);
}
