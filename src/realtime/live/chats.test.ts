import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatThreadKeys, type Chat, type ChatMessageRow, type ChatPage } from '@/api/chats';
import type { Thread } from '@/api/messages';
import type { ChatEvent } from '@/realtime/socket/events';
import { liveEvents } from '../../../test/lib/liveEvents';
import { applyChatEvent, applyChatRead, putChat } from './chats';
import { messagesOf } from './thread';

const me = 5;

const chat = (id: number, more: Partial<Chat> = {}): Chat => ({
  id,
  uuid: `chat-${id}`,
  title: `Equipe ${id}`,
  lastMessage: '',
  updatedAt: '2026-11-20T12:00:00.000Z',
  users: [
    { userId: me, unreads: 0, user: { id: me, name: 'Ana' } },
    { userId: 6, unreads: 0, user: { id: 6, name: 'Bruno' } },
  ],
  ...more,
});

const pageOf = (...records: Chat[]): ChatPage => ({ records, count: records.length, hasMore: false });

const row = (id: number, message: string): ChatMessageRow => ({
  id,
  chatId: 1,
  senderId: 6,
  message,
  createdAt: '2026-11-20T12:01:00.000Z',
  sender: { id: 6, name: 'Bruno' },
});

const counted = (unreads: number): Chat =>
  chat(1, {
    lastMessage: 'Bruno: Oi',
    updatedAt: '2026-11-20T12:01:00.000Z',
    users: [
      { userId: me, unreads },
      { userId: 6, unreads: 0 },
    ],
  });

describe('chat events in the list', () => {
  it('IC-10 a message brings the counts after it and keeps the names, however often it comes', () => {
    const event = { action: 'new-message', newMessage: row(9, 'Oi'), chat: counted(1) } as const;
    const once = applyChatEvent(pageOf(chat(1), chat(2)), event, me);
    expect(once.records[0]).toMatchObject({
      lastMessage: 'Bruno: Oi',
      users: [
        { userId: me, unreads: 1, user: { name: 'Ana' } },
        { userId: 6, user: { name: 'Bruno' } },
      ],
    });
    expect(applyChatEvent(once, event, me)).toEqual(once);
  });

  it('IC-10 strangers are ignored; a chat that no longer names the reader is left; an event without members is no leaving', () => {
    const page = pageOf(chat(1));
    const strangers = { action: 'update', chat: chat(3, { users: [{ userId: 8, unreads: 0 }] }) } as const;
    expect(applyChatEvent(page, strangers, me)).toBe(page);
    const left = { action: 'update', chat: chat(1, { users: [{ userId: 6, unreads: 0 }] }) } as const;
    expect(applyChatEvent(page, left, me).records).toEqual([]);
    const bare = { action: 'update', chat: chat(1, { users: [] }) } as const;
    expect(applyChatEvent(page, bare, me)).toBe(page);
  });

  it('IC-10 B-43 a new chat comes as `record`, and nothing of its users but id and name', () => {
    const whole = { userId: me, unreads: 0, user: { id: me, name: 'Ana', passwordHash: '$2a$08$x' } };
    const event = { action: 'create', chat: chat(0), record: chat(4, { users: [whole] }) } as const;
    const { records } = applyChatEvent(pageOf(chat(1)), event, me);
    expect(records.map(({ id }) => id)).toEqual([4, 1]);
    expect(JSON.stringify(records)).not.toContain('$2a$');
  });

  it('IC-03 PAIN-1.11 reading is shown at once; an answer from before a newer message does not take its count away', () => {
    const page = pageOf(counted(2), chat(2));
    const read = applyChatRead(page, 1, me);
    expect(read.records[0]?.users[0]?.unreads).toBe(0);
    expect(read.records[1]).toBe(page.records[1]);
    const early = { action: 'update', chat: chat(1) } as const;
    expect(applyChatEvent(page, early, me).records[0]?.users[0]?.unreads).toBe(2);
  });
});

describe('chat events in the conversation', () => {
  const empty: Thread = { pages: [{ messages: [], count: 0, hasMore: false }], pageParams: [1] };
  let client: QueryClient;
  let send: (event: ChatEvent) => void;
  const bodies = (chatId: number): string[] | undefined => {
    const thread = client.getQueryData(chatThreadKeys.thread(chatId));
    return thread && messagesOf(thread).map(({ body }) => body);
  };

  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData(chatThreadKeys.thread(1), empty);
    client.setQueryData(chatThreadKeys.thread(2), empty);
    send = liveEvents(client, { id: me, profile: 'user', queueIds: [], allTicket: false })('chat');
  });

  it('IC-06 IC-10 the same message by two channels stands once, in its place, and in no other chat', () => {
    const told = (id: number, text: string) =>
      send({ action: 'new-message', newMessage: row(id, text), chat: counted(1) });
    // Ten before nine: equal times keep the order of the numbers, not of the letters.
    told(10, 'dez');
    told(9, 'nove');
    putChat(client, { action: 'new-message', newMessage: row(10, 'dez'), chat: counted(1) }, me);
    expect(bodies(1)).toEqual(['nove', 'dez']);
    expect(bodies(2)).toEqual([]);
  });

  it('IC-10 what only changes the chat leaves the conversations alone', () => {
    send({ action: 'update', chat: chat(1) });
    send({ action: 'delete', id: '1' });
    for (const id of [1, 2]) expect(client.getQueryData(chatThreadKeys.thread(id))).toBe(empty);
  });
});
