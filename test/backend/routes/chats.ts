import { randomUUID } from 'node:crypto';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { body, idParam, number, page, pick, records, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { ChatMessageRow, ChatRow, ChatUserRow, Payload } from '../types.ts';
import { userWhole } from './users.ts';

function found(chat: ChatRow | undefined): ChatRow {
  if (!chat) throw new AppError('ERR_NO_CHAT_FOUND', 404);
  return chat;
}

/** Contract back office §11: whole user rows in answers and events, every message told twice. */
export const registerChats: Register = (app, ctx) => {
  const { chats, chatUsers, chatMessages, users } = ctx.store;

  const members = (chatId: number): ChatUserRow[] => chatUsers.filter((row) => row.chatId === chatId);
  const bareMembers = (chatId: number): Payload[] => members(chatId).map((row) => ({ ...row }));
  const wholeMembers = (chatId: number): Payload[] =>
    members(chatId).map((row) => {
      const user = users.get(row.userId);
      return { ...row, user: user ? userWhole(user) : null };
    });
  const owner = (chat: ChatRow): Payload | null => {
    const user = users.get(chat.ownerId);
    return user ? userWhole(user) : null;
  };
  const listed = (chat: ChatRow): Payload => ({ ...chat, owner: owner(chat), users: wholeMembers(chat.id) });
  const withMembers = (chat: ChatRow): Payload => ({ ...chat, owner: owner(chat), users: bareMembers(chat.id) });
  const withSender = (row: ChatMessageRow): Payload => {
    const sender = users.get(row.senderId);
    return { ...row, sender: sender ? pick(sender, 'id', 'name') : null };
  };
  /** A user who does not exist breaks the foreign key. */
  const addMember = (chatId: number, userId: number | null): void => {
    if (userId === null || !users.get(userId)) throw new Error('no such user');
    chatUsers.insert((id) => ({ id, chatId, userId, unreads: 0, ...ctx.stamps() }));
  };
  const tellMembers = (chat: ChatRow, action: string): Payload => {
    const record = listed(chat);
    const { companyId } = chat;
    for (const userId of new Set(members(chat.id).map((row) => row.userId))) {
      ctx.emit(`user-${userId}`, `company-${companyId}-chat-user-${userId}`, { action, record });
    }
    return record;
  };
  const tellCompany = (chat: ChatRow, payload: Payload): void => {
    for (const event of [`company-${chat.companyId}-chat-${chat.id}`, `company-${chat.companyId}-chat`]) {
      ctx.emit(mainChannel(chat.companyId), event, payload);
    }
  };

  app.get('/chats', requireAuth, (c) => {
    const me = c.get('user').id;
    const mine = new Set(chatUsers.filter((row) => row.userId === me).map((row) => row.chatId));
    const hits = chats
      .filter((row) => mine.has(row.id))
      .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt) || right.id - left.id);
    const { rows } = page(hits, c.req.query('pageNumber'), 20);
    // `count` counts memberships, so `hasMore` promises pages that are empty (recorded/chats, GET).
    const count = hits.reduce((sum, chat) => sum + members(chat.id).length, 0);
    const before = (Math.max(Number(c.req.query('pageNumber') ?? 1) || 1, 1) - 1) * 20;
    return c.json({ records: rows.map(listed), count, hasMore: count > before + rows.length });
  });

  app.get('/chats/:uuid', requireAuth, (c) => {
    const uuid = c.req.param('uuid');
    return c.json(found(chats.find((row) => row.uuid === uuid)));
  });

  // Without other people nobody becomes a member, not even the owner (recorded/chats, no-users).
  app.post('/chats', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId, id: ownerId } = c.get('user');
    const wanted = records(input.users).map((user) => number(user.id));
    const chat = chats.insert((id) => ({
      id,
      uuid: randomUUID(),
      title: text(input.title),
      ownerId,
      lastMessage: '',
      companyId,
      ...ctx.stamps(),
    }));
    for (const userId of wanted.length > 0 ? [ownerId, ...wanted] : []) addMember(chat.id, userId);
    return c.json(tellMembers(chat, 'create'));
  });

  // Members are made anew, so every unread count starts again.
  app.put('/chats/:id', requireAuth, async (c) => {
    const input = await body(c);
    const chat = found(chats.get(idParam(c, 'id')));
    chats.update(chat, { title: text(input.title, chat.title), ...ctx.touched() });
    if (Array.isArray(input.users)) {
      const wanted = records(input.users).map((user) => number(user.id));
      chatUsers.removeWhere((row) => row.chatId === chat.id);
      addMember(chat.id, chat.ownerId);
      for (const userId of wanted) if (userId !== chat.ownerId) addMember(chat.id, userId);
    }
    return c.json(tellMembers(chat, 'update'));
  });

  app.delete('/chats/:id', requireAuth, (c) => {
    const id = c.req.param('id');
    const chat = found(chats.get(idParam(c, 'id')));
    chatMessages.removeWhere((row) => row.chatId === chat.id);
    chatUsers.removeWhere((row) => row.chatId === chat.id);
    chats.remove(chat);
    ctx.emit(mainChannel(chat.companyId), `company-${chat.companyId}-chat`, { action: 'delete', id });
    return c.json({ message: 'Chat deleted' });
  });

  app.get('/chats/:id/messages', requireAuth, (c) => {
    const chatId = idParam(c, 'id');
    const me = c.get('user').id;
    if (!members(chatId).some((row) => row.userId === me)) throw new AppError('UNAUTHORIZED');
    const newest = chatMessages.filter((row) => row.chatId === chatId).toReversed();
    const { rows, count, hasMore } = page(newest, c.req.query('pageNumber'), 20);
    return c.json({ records: rows.toReversed().map(withSender), count, hasMore });
  });

  app.post('/chats/:id/messages', requireAuth, async (c) => {
    const input = await body(c);
    const chat = chats.get(idParam(c, 'id'));
    const sender = users.get(c.get('user').id);
    if (!chat || !sender) throw new Error('no such chat');
    const message = text(input.message);
    const row = chatMessages.insert((id) => ({
      id,
      chatId: chat.id,
      senderId: sender.id,
      message,
      mediaPath: null,
      mediaName: null,
      ...ctx.stamps(),
    }));
    chats.update(chat, { lastMessage: `${sender.name}: ${message}`, ...ctx.touched() });
    // The counts in newMessage are those before the message, those beside it the ones after.
    const newMessage = { ...withSender(row), chat: { ...chat, users: bareMembers(chat.id) } };
    for (const member of members(chat.id)) {
      if (member.userId !== sender.id) chatUsers.update(member, { unreads: member.unreads + 1, ...ctx.touched() });
    }
    tellCompany(chat, { action: 'new-message', newMessage, chat: withMembers(chat) });
    return c.json(newMessage);
  });

  app.post('/chats/:id/read', requireAuth, async (c) => {
    const input = await body(c);
    const chat = chats.get(idParam(c, 'id'));
    const userId = number(input.userId);
    const member = chat && members(chat.id).find((row) => row.userId === userId);
    if (!chat || !member) throw new Error('not a member');
    chatUsers.update(member, { unreads: 0, ...ctx.touched() });
    const answer = withMembers(chat);
    tellCompany(chat, { action: 'update', chat: answer });
    return c.json(answer);
  });
};
