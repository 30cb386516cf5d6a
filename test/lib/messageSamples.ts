import type { Message, MessagePage, Thread } from '@/api/messages';

/** A customer's text that says its own id. */
export const messageOf = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  ticketId: 1,
  body: id,
  fromMe: false,
  read: true,
  ack: 0,
  mediaType: 'conversation',
  mediaUrl: null,
  isDeleted: false,
  isEdited: false,
  createdAt: '2026-11-21T15:00:00.000Z',
  ...more,
});

export const pageOf = (...messages: Message[]): MessagePage => ({ messages, count: messages.length, hasMore: false });

/** Pages as the cache holds them, newest first. */
export const threadOf = (...pages: MessagePage[]): Thread => ({
  pages,
  pageParams: pages.map((_page, index) => index + 1),
});
