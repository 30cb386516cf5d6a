import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { chatThreadKeys, chatThreadQuery, listChatMessages, sendChatMessage } from '@/api/chats';
import { listMessages, messageKeys, sendFile, sendText, threadQuery, type Message, type Thread } from '@/api/messages';
import type { KeyOf } from '@/api/typedKeys';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { resyncChat, resyncThread } from '@/realtime/resync/resync';
import { applyMessage, currentOf, messagesOf } from '@/realtime/live/thread';
import { cachedTicket } from '@/realtime/cache/ticketCache';
import type { OutboxEntry } from './outbox/outbox';

interface PostOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Where conversations of one kind are read and written; thread and outbox know no more of them. */
export interface ConversationAdapter {
  keys: { all: QueryKey; thread: (id: number) => KeyOf<Thread> };
  query: (id: number) => ReturnType<typeof threadQuery>;
  /** Messages of a conversation as the server has them now, from the newest back to what is known. */
  read: (client: QueryClient, id: number) => Promise<readonly Message[]>;
  /** Server time of the last thing known of a conversation that is not in the cache, or null. */
  newest: (client: QueryClient, id: number) => string | null;
  /** Whom the server puts into a text, or null where nobody knows, or it puts in nothing. */
  contactName: (client: QueryClient, id: number) => string | null;
  /** Resolves to the stored message where the answer tells it, else to null: its event will (contract 5.5). */
  post: (client: QueryClient, entry: OutboxEntry, options: PostOptions) => Promise<Message | null>;
}

function cachedMessages(client: QueryClient, key: KeyOf<Thread>): readonly Message[] {
  const thread = client.getQueryData(key);
  return thread ? messagesOf(thread) : [];
}

/** Conversations with contacts. */
export const ticketAdapter: ConversationAdapter = {
  keys: messageKeys,
  query: threadQuery,
  read: async (client, id) => {
    const key = messageKeys.thread(id);
    if (client.getQueryData(key) === undefined) return (await listMessages(id, 1)).messages;
    // One that runs already may have been answered before what is looked for.
    await resyncThread(client, id, true);
    return cachedMessages(client, key);
  },
  newest: (client, id) => cachedTicket(client, id)?.updatedAt ?? null,
  contactName: (client, id) => cachedTicket(client, id)?.contact?.name ?? null,
  post: async (client, { ticketId, body, quoted, file }, options) => {
    if (file) await sendFile(ticketId, { file, caption: body }, options);
    else {
      const now = quoted && currentOf(quoted, cachedMessages(client, messageKeys.thread(ticketId)));
      // The channel would show the customer again what was deleted (PUB-34).
      await sendText(ticketId, { body, quotedMsgId: now && !now.isDeleted ? now.id : null });
    }
    return null;
  },
};

/** Internal chats: text only, and the answer to a message is the message (contract back-office 11). */
export const chatAdapter: ConversationAdapter = {
  keys: chatThreadKeys,
  query: chatThreadQuery,
  read: async (client, id) => {
    const key = chatThreadKeys.thread(id);
    if (client.getQueryData(key) === undefined) return (await listChatMessages(id, 1)).messages;
    await resyncChat(client, id, true);
    return cachedMessages(client, key);
  },
  newest: () => null,
  contactName: () => null,
  post: async (client, { ticketId, body }) => {
    const message = await sendChatMessage(ticketId, body);
    if (message) {
      patchQueries(client, chatThreadKeys.thread(ticketId), (thread) =>
        applyMessage(thread, { action: 'create', message }, ticketId),
      );
    }
    return message;
  },
};
