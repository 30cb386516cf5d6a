import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { chatThreadKeys, chatThreadQuery, sendChatMessage } from '@/api/chats';
import { messageKeys, sendFile, sendText, threadQuery, type Message } from '@/api/messages';
import { patchQueries } from '@/realtime/patchQueries';
import { isThread, resyncChat, resyncThread } from '@/realtime/resync';
import { applyMessage } from '@/realtime/thread';
import type { OutboxEntry } from './outbox';

interface PostOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Where conversations of one kind are read and written; thread and outbox know no more of them. */
export interface ConversationSource {
  keys: { all: QueryKey; thread: (id: number) => QueryKey };
  query: (id: number) => ReturnType<typeof threadQuery>;
  /** Catches up a conversation that is in the cache. */
  resync: (client: QueryClient, id: number) => Promise<void>;
  /** Resolves to the stored message where the answer tells it, else to null: its event will (contract 5.5). */
  post: (client: QueryClient, entry: OutboxEntry, options: PostOptions) => Promise<Message | null>;
}

/** Conversations with contacts. */
export const ticketSource: ConversationSource = {
  keys: messageKeys,
  query: threadQuery,
  resync: resyncThread,
  post: async (_client, { ticketId, body, quoted, file }, options) => {
    if (file) await sendFile(ticketId, { file, caption: body }, options);
    else await sendText(ticketId, { body, quotedMsgId: quoted?.id ?? null });
    return null;
  },
};

/** Internal chats: text only, and the answer to a message is the message (contract back-office 11). */
export const chatSource: ConversationSource = {
  keys: chatThreadKeys,
  query: chatThreadQuery,
  resync: resyncChat,
  post: async (client, { ticketId, body }) => {
    const message = await sendChatMessage(ticketId, body);
    if (message) {
      patchQueries(client, chatThreadKeys.thread(ticketId), (data) =>
        isThread(data) ? applyMessage(data, { action: 'create', message }, ticketId) : data,
      );
    }
    return message;
  },
};
