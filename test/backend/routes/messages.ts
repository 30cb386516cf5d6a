import type { AppContext, Claims, Ctx } from '../context.ts';
import { AppError, requireAuth } from '../context.ts';
import { lineOf, needLine, render, sendText } from '../channel.ts';
import type { Form } from '../parse.ts';
import { body, form, idParam, isMultipart, isRecord, text } from '../parse.ts';
import { messageListed, ticketDetail } from '../present.ts';
import type { Register } from '../routes.ts';
import { tellMessageDeleted } from '../ticketEvents.ts';
import { companyTicket, markRead } from '../ticketUpdate.ts';
import { mediaTypeOf, storeUpload } from '../messageFiles.ts';
import type { MessageRow, Payload, TicketRow } from '../types.ts';

const PAGE = 20;
const FAILED = 'ERR_SENDING_WAPP_MSG';

/** What this user may read: agents with queues only their queues' messages and those without queue (contract §3.2). */
function readable(ctx: Ctx, user: Claims, ticket: TicketRow): MessageRow[] {
  const all = ctx.store.by.messageTicket.all(ticket.id);
  const queues = ctx.store.by.queuesOfUser.all(user.id).map((row) => row.queueId);
  if (user.profile === 'admin' || queues.length === 0) return all;
  return all.filter((row) => row.queueId === null || queues.includes(row.queueId));
}

/** One page, counted from the newest, itself oldest first. */
function messagePage(ctx: Ctx, user: Claims, ticket: TicketRow, pageNumber: number): Payload {
  const rows = readable(ctx, user, ticket);
  // Stored in order of arrival; sorting by time keeps that order among equal stamps.
  rows.sort((left, right) => (left.createdAt < right.createdAt ? -1 : Number(left.createdAt > right.createdAt)));
  const end = Math.max(rows.length - PAGE * (pageNumber - 1), 0);
  const slice = rows.slice(Math.max(end - PAGE, 0), end);
  return {
    count: rows.length,
    messages: slice.map((row) => messageListed(ctx, row)),
    ticket: ticketDetail(ctx, ticket, 'id'),
    hasMore: rows.length > PAGE * (pageNumber - 1) + slice.length,
  };
}

const contactName = (ctx: Ctx, ticket: TicketRow): string => ctx.store.contacts.get(ticket.contactId)?.name ?? '';

function sendJson(ctx: Ctx, ticket: TicketRow, input: Payload): void {
  needLine(lineOf(ctx, ticket), FAILED);
  const quotedId = isRecord(input.quotedMsg) ? text(input.quotedMsg.id) : '';
  const quoted = ctx.store.messages.get(quotedId);
  if (quoted && quoted.dataJson === null) throw new Error('the quoted message has no provider data');
  const rendered = render(ctx, text(input.body), contactName(ctx, ticket));
  sendText(ctx, ticket, { body: rendered, quotedMsgId: quoted?.id ?? null });
}

function sendFiles(ctx: Ctx, ticket: TicketRow, { fields, files }: Form): void {
  needLine(lineOf(ctx, ticket), FAILED, FAILED);
  const captions = fields.get('body');
  if (files.length > 0 && captions === undefined) throw new AppError(FAILED);
  for (const [index, file] of files.entries()) {
    const caption = captions?.[index] ?? captions?.[0] ?? '';
    const mediaType = mediaTypeOf(file);
    const rendered = render(ctx, caption, contactName(ctx, ticket)) || '-';
    sendText(ctx, ticket, {
      body: mediaType === 'audio' ? 'Áudio' : rendered,
      mediaType,
      mediaPath: storeUpload(ctx, file),
    });
  }
}

function deleteMessage(ctx: Ctx, c: AppContext): void {
  const message = ctx.store.messages.get(c.req.param('messageId'));
  const ticket = message && ctx.store.tickets.get(message.ticketId);
  if (!message || ticket?.companyId !== c.get('user').companyId) {
    throw new AppError('No message found with this ID.');
  }
  needLine(lineOf(ctx, ticket), 'ERR_DELETE_WAPP_MSG');
  ctx.store.messages.update(message, { isDeleted: true, ...ctx.touched() });
  tellMessageDeleted(ctx, ticket, message);
}

export const registerMessages: Register = (app, ctx) => {
  app.get('/messages/:ticketId', requireAuth, (c) => {
    const user = c.get('user');
    const ticket = companyTicket(ctx, idParam(c, 'ticketId'), user.companyId);
    markRead(ctx, ticket);
    return c.json(messagePage(ctx, user, ticket, Number(c.req.query('pageNumber') ?? 1) || 1));
  });

  // Answers with an empty body; the message comes by the socket (contract §5.5).
  app.post('/messages/:ticketId', requireAuth, async (c) => {
    const ticket = companyTicket(ctx, idParam(c, 'ticketId'), c.get('user').companyId);
    const multipart = isMultipart(c) ? await form(c) : null;
    const input = multipart ? {} : await body(c);
    markRead(ctx, ticket);
    if (multipart) sendFiles(ctx, ticket, multipart);
    else sendJson(ctx, ticket, input);
    return c.body(null, 200);
  });

  app.delete('/messages/:messageId', requireAuth, (c) => {
    deleteMessage(ctx, c);
    return c.body(null, 200);
  });
};
