import type { QueryKey } from '@tanstack/react-query';
import { chatKeys, chatThreadKeys, toChat, toChatMessage, type Chat, type ChatPage } from '@/api/chats';
import { isRecord } from '@/lib/storage';
import type { ChatEvent } from './events';
import type { Patch } from './patchQueries';
import { removeRecord, upsertRecord } from './records';
import { isThread } from './resync';
import { applyMessage } from './thread';

export const isChatPage = (data: unknown): data is ChatPage => isRecord(data) && Array.isArray(data['records']);

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

/** A patch over the list of chats. */
export const chatListPatch =
  (apply: (page: ChatPage) => ChatPage): Patch =>
  (data) =>
    isChatPage(data) ? apply(data) : data;

// Made once, so that the batch can join the patches of one frame.
const listKey = chatKeys.list();

/** Everything a chat event changes: the list with its counts and, for a message, the conversation (IC-10). */
export function chatPatches(event: ChatEvent, viewerId: number): { key: QueryKey; patch: Patch }[] {
  const list = { key: listKey, patch: chatListPatch((page) => applyChatEvent(page, event, viewerId)) };
  if (event.action !== 'new-message') return [list];
  const message = toChatMessage(event.newMessage);
  const patch: Patch = (data) =>
    isThread(data) ? applyMessage(data, { action: 'create', message }, message.ticketId) : data;
  return [list, { key: chatThreadKeys.thread(message.ticketId), patch }];
}
