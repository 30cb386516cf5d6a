import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { http } from './http';
import { threadOptions, type Message, type MessagePage, type Thread } from './messages';
import { keyOf, prefixOf } from './typedKeys';
import { readRecord, readRows, type Iso, type Paged } from './wire';
import { getSession } from './session';

export interface ChatMember {
  userId: number;
  unreads: number;
  user?: { id: number; name: string };
}

/** An internal chat; the server's rows carry whole users, of which only id and name are kept (B-43). */
export interface Chat {
  id: number;
  uuid: string;
  title: string | null;
  ownerId?: number;
  /** "Name: text", or empty. */
  lastMessage: string | null;
  updatedAt: Iso;
  users: ChatMember[];
}

export interface ChatPage extends Paged {
  records: Chat[];
}

/** A message as the server has it (contract back-office 11). */
export interface ChatMessageRow {
  id: number;
  chatId: number;
  senderId: number;
  message: string;
  createdAt: Iso;
  sender?: { id: number; name: string } | null;
}

export interface ChatInput {
  title: string;
  /** Ids of the other members; absent in an update: they stay as they are, unread counts included. */
  memberIds?: readonly number[];
}

export const chatKeys = { all: ['chats'] as const, list: () => keyOf<ChatPage>('chats', 'list') };

export const chatThreadKeys = {
  all: ['chat-messages'] as const,
  threads: () => prefixOf<Thread, number>('chat-messages', 'thread'),
  thread: (chatId: number) => keyOf<Thread>('chat-messages', 'thread', chatId),
};

/** Rows of a full page; a shorter one is the last, whatever `count` says (it counts memberships). */
const pageSize = 20;
/** Pages read at most. */
const reach = 50;

const toMember = ({ userId, unreads, user }: ChatMember): ChatMember => ({
  userId,
  unreads,
  ...(user ? { user: { id: user.id, name: user.name } } : {}),
});

/** Picks what is shown; password hashes and the like stay at the edge (B-43, contract back-office 11). */
export const toChat = (chat: Chat): Chat => ({
  id: chat.id,
  uuid: chat.uuid,
  title: chat.title ?? null,
  ...(chat.ownerId === undefined ? {} : { ownerId: chat.ownerId }),
  lastMessage: chat.lastMessage ?? null,
  updatedAt: chat.updatedAt,
  users: (chat.users ?? []).map(toMember),
});

/**
 * A chat's message in the shape of every conversation, so that one thread and one outbox serve both: `ticketId` holds
 * the chat's id, `contact` the sender. Ids are filled up, so that equal times keep the order of the ids.
 */
export const toChatMessage = ({ id, chatId, senderId, message, createdAt, sender }: ChatMessageRow): Message => ({
  id: String(id).padStart(10, '0'),
  ticketId: chatId,
  body: typeof message === 'string' ? message : '',
  fromMe: senderId === getSession()?.userId,
  read: true,
  ack: 0,
  mediaType: null,
  mediaUrl: null,
  isDeleted: false,
  isEdited: false,
  createdAt,
  contactId: senderId,
  contact: sender ? { id: sender.id, name: sender.name, number: '' } : null,
});

const isChatRow = (data: unknown): data is ChatMessageRow => isRecord(data) && typeof data['id'] === 'number';

/** GET /chats/ {searchParam, pageNumber}: chats the caller is a member of, 20 a page (V-18). */
export async function listChats(pageNumber = 1, signal?: AbortSignal): Promise<ChatPage> {
  const { data } = await http.get<ChatPage>('/chats/', {
    params: { searchParam: '', pageNumber },
    ...(signal ? { signal } : {}),
  });
  return { ...data, records: readRows<Chat>(data.records).map(toChat) };
}

/**
 * Every chat of the caller: the server neither searches nor sorts by the last message, and the unread count is one
 * over all (IC-02, N-13).
 */
async function listAllChats(signal?: AbortSignal): Promise<ChatPage> {
  const chats = new Map<number, Chat>();
  for (let pageNumber = 1; pageNumber <= reach; pageNumber += 1) {
    const { records, hasMore } = await listChats(pageNumber, signal);
    for (const chat of records) if (!chats.has(chat.id)) chats.set(chat.id, chat);
    if (!hasMore || records.length < pageSize) break;
  }
  return { records: [...chats.values()], count: chats.size, hasMore: false };
}

/** One chat of the caller with its members, whom GET /chats/{uuid} leaves out; null where it is theirs no more. */
export async function getChat(id: number, signal?: AbortSignal): Promise<Chat | null> {
  const { records } = await listAllChats(signal);
  return records.find((chat) => chat.id === id) ?? null;
}

export const chatList = () =>
  queryOptions({ queryKey: chatKeys.list(), queryFn: ({ signal }) => listAllChats(signal), staleTime: 60_000 });

/** Unread messages of one member over all chats (N-13). */
export const unreadChats = (chats: readonly Chat[], userId: number): number =>
  chats.reduce((sum, chat) => sum + (chat.users.find((member) => member.userId === userId)?.unreads ?? 0), 0);

/** The chats with the newest message or change first. */
export const byActivity = (chats: readonly Chat[]): Chat[] =>
  chats.toSorted((one, other) => String(other.updatedAt).localeCompare(String(one.updatedAt)) || other.id - one.id);

const toBody = ({ title, memberIds }: ChatInput) => ({
  title,
  ...(memberIds ? { users: memberIds.map((id) => ({ id })) } : {}),
});

/** POST /chats: the server adds the owner, who would be doubled if named (IC-09, contract back-office 11). */
export async function createChat(input: ChatInput): Promise<Chat> {
  const { data } = await http.post<Chat>('/chats', toBody(input));
  return toChat(readRecord(data));
}

/** PUT /chats/{id}: naming the members makes them anew, which sets every unread count to 0 (IC-09). */
export async function updateChat(id: number, input: ChatInput): Promise<Chat> {
  const { data } = await http.put<Chat>(`/chats/${id}`, toBody(input));
  return toChat(readRecord(data));
}

/** DELETE /chats/{id}, with all its messages (IC-09). */
export async function deleteChat(id: number): Promise<void> {
  await http.delete(`/chats/${id}`);
}

/** POST /chats/{id}/read (IC-03); the session's user is added here. */
export async function readChat(id: number): Promise<Chat> {
  const { data } = await http.post<Chat>(`/chats/${id}/read`, { userId: getSession()?.userId });
  return toChat(data);
}

/** GET /chats/{id}/messages: 20 a page, page 1 the newest, each page oldest first; members only (IC-06). */
export async function listChatMessages(chatId: number, pageNumber: number, signal?: AbortSignal): Promise<MessagePage> {
  const { data } = await http.get<Paged & { records: ChatMessageRow[] }>(`/chats/${chatId}/messages`, {
    params: { pageNumber },
    ...(signal ? { signal } : {}),
  });
  return {
    messages: readRows<ChatMessageRow>(data.records).map(toChatMessage),
    count: data.count,
    hasMore: data.hasMore,
  };
}

export const chatThreadQuery = (chatId: number) =>
  threadOptions(chatThreadKeys.thread(chatId), (page, signal) => listChatMessages(chatId, page, signal));

/**
 * POST /chats/{id}/messages; unlike a ticket's, the answer is the message (IC-05).
 * @returns null where the answer is none, so that only the conversation can tell what became of it
 */
export async function sendChatMessage(chatId: number, message: string): Promise<Message | null> {
  const { data } = await http.post<unknown>(`/chats/${chatId}/messages`, { message });
  return isChatRow(data) ? toChatMessage(data) : null;
}
