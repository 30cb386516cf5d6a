import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Chat, ChatPage } from '@/api/chats';
import { hasFailed } from '@/components/feedback/stateOfQuery';

export type OpenChat =
  | { state: 'none' | 'loading' | 'missing' }
  | { state: 'failed'; retry: () => Promise<unknown> }
  | { state: 'ready'; chat: Chat };

/**
 * The chat of the address among the caller's own; the server's call by uuid names no members and knows no membership
 * (contract back-office 11). One that is not there is looked for once more, since its event may have been missed.
 * @param onGone the chat that was open is no longer there
 */
export function useOpenChat(
  uuid: string | undefined,
  query: UseQueryResult<ChatPage>,
  onGone: (chat: Chat) => void,
): OpenChat {
  const { data, refetch } = query;
  const [last, setLast] = useState<Chat | null>(null);
  const [absent, setAbsent] = useState<string | null>(null);
  const chat = data?.records.find((known) => known.uuid === uuid);
  if (chat && chat !== last) setLast(chat);

  const gone = data && !chat && last?.uuid === uuid ? last : null;
  if (gone) setLast(null);
  const [left, setLeft] = useState<Chat | null>(null);
  if (gone) setLeft(gone);
  useEffect(() => {
    if (left) onGone(left);
    // Once for each chat that is gone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [left]);

  const missed = uuid !== undefined && data !== undefined && !chat && absent !== uuid && left?.uuid !== uuid;
  useEffect(() => {
    if (missed) void refetch().finally(() => setAbsent(uuid));
  }, [missed, uuid, refetch]);

  if (uuid === undefined) return { state: 'none' };
  if (chat) return { state: 'ready', chat };
  if (!data) return hasFailed(query) ? { state: 'failed', retry: () => refetch() } : { state: 'loading' };
  return { state: absent === uuid ? 'missing' : 'loading' };
}
