import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import type { Iso, Paged } from './page';

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
  lastMessage: string | null;
  updatedAt: Iso;
  users: ChatMember[];
}

export interface ChatPage extends Paged {
  records: Chat[];
}

export const chatKeys = { all: ['chats'] as const, list: () => ['chats', 'list'] as const };

const toMember = ({ userId, unreads, user }: ChatMember): ChatMember => ({
  userId,
  unreads,
  ...(user ? { user: { id: user.id, name: user.name } } : {}),
});

/** Picks what is shown; password hashes and the like stay at the edge (B-43, contract back-office 4). */
export const toChat = (chat: Chat): Chat => ({
  id: chat.id,
  uuid: chat.uuid,
  title: chat.title ?? null,
  ...(chat.ownerId === undefined ? {} : { ownerId: chat.ownerId }),
  lastMessage: chat.lastMessage ?? null,
  updatedAt: chat.updatedAt,
  users: (chat.users ?? []).map(toMember),
});

/** GET /chats/ {searchParam, pageNumber}: chats the caller is a member of, 20 a page (V-18). */
export async function listChats(pageNumber = 1, signal?: AbortSignal): Promise<ChatPage> {
  const { data } = await http.get<ChatPage>('/chats/', {
    params: { searchParam: '', pageNumber },
    ...(signal ? { signal } : {}),
  });
  return { ...data, records: data.records.map(toChat) };
}

export const chatList = () =>
  queryOptions({ queryKey: chatKeys.list(), queryFn: ({ signal }) => listChats(1, signal) });

/** Unread messages of one member over all chats (N-13). */
export const unreadChats = (chats: Chat[], userId: number): number =>
  chats.reduce((sum, chat) => sum + (chat.users.find((member) => member.userId === userId)?.unreads ?? 0), 0);
