import type { QueryClient } from '@tanstack/react-query';
import { chatKeys, chatThreadKeys, toChat, toChatMessage, type Chat, type ChatPage } from '@/api/chats';
import type { Thread } from '@/api/messages';
import { patchQueries } from '@/realtime/cache/patchQueries';
import type { ChatEvent } from '@/realtime/socket/events';
import { liveRow } from './liveRow';
import { removeRecord, upsertRecord } from './records';
import { applyMessage } from './thread';

/** Members in `new-message` and after a read come without names; the known ones stay. */
function withNames(chat: Chat, known: readonly Chat[]): Chat {
  const old = known.find(({ id }) => id === chat.id);
  if (!old) return chat;
  const users = chat.users.map((member) => {
    const named = old.users.find(({ userId }) => userId === member.userId)?.user;
    return member.user || !named ? member : { ...member, user: named };
  });
  return { ...chat, users };
}

/**
 * A chat event into the list of chats. They reach the whole company, so chats of others are ignored; one that no
 * longer names the viewer has been left, which nothing else tells (contract back-office 11).
 */
export function applyChatEvent(page: ChatPage, event: ChatEvent, viewerId: number): ChatPage {
  if (event.action === 'delete') return { ...page, records: removeRecord(page.records, event.id) };
  // A new or renamed chat comes as `record`, to its members alone.
  const chat = toChat('record' in event && event.record ? event.record : event.chat);
  if (chat.users.some(({ userId }) => userId === viewerId)) {
    return { ...page, records: upsertRecord(page.records, withNames(chat, page.records)) };
  }
  const left = chat.users.length > 0 && page.records.some(({ id }) => id === chat.id);
  return left ? { ...page, records: removeRecord(page.records, chat.id) } : page;
}

/** The viewer has read a chat: shown at once, confirmed by the answer (PAIN-1.11). */
export const applyChatRead = (page: ChatPage, chatId: number, viewerId: number): ChatPage => ({
  ...page,
  records: page.records.map((chat) =>
    chat.id === chatId
      ? {
          ...chat,
          users: chat.users.map((member) => (member.userId === viewerId ? { ...member, unreads: 0 } : member)),
        }
      : chat,
  ),
});

/** A message of a chat into its conversation. */
function applyToThread(thread: Thread, event: ChatEvent): Thread {
  if (event.action !== 'new-message') return thread;
  const message = toChatMessage(event.newMessage);
  return applyMessage(thread, { action: 'create', message }, message.ticketId);
}

/** The conversation that an event adds to, or null. */
const threadOf = (event: ChatEvent) =>
  event.action === 'new-message' ? chatThreadKeys.thread(event.newMessage.chatId) : null;

const list = chatKeys.list();

/** The list of chats with its counts and, for a message, the conversation (RT-13, IC-10). */
export const chatRows = [
  liveRow({
    event: 'chat',
    key: list,
    patch: (page, event, _part, { viewer }) => applyChatEvent(page, event, viewer.id),
  }),
  liveRow({ event: 'chat', key: threadOf, patch: applyToThread }),
];

/** An own change, or what only the open chat's channel has told, as its event would bring it (B-10). */
export function putChat(client: QueryClient, event: ChatEvent, viewerId: number): void {
  patchQueries(client, list, (page) => applyChatEvent(page, event, viewerId));
  const thread = threadOf(event);
  if (thread) patchQueries(client, thread, (known) => applyToThread(known, event));
}
