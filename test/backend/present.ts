import type { Ctx } from './context.ts';
import { absolute, publicUrl } from './context.ts';
import { omit, pick } from './parse.ts';
import type { ContactRow, MessageRow, Payload, QueueRow, TicketRow, UserRow } from './types.ts';

/** The shapes rows have on the wire (contract §1.4, §2). Which relations come depends on the source. */

export const contactRow = (ctx: Ctx, row: ContactRow): Payload => ({
  ...row,
  profilePicUrl: absolute(ctx, row.profilePicUrl),
});

const contactShort = (ctx: Ctx, row: ContactRow | undefined): Payload | null =>
  row ? pick(contactRow(ctx, row), 'id', 'name', 'number', 'email', 'profilePicUrl') : null;

export const contactFull = (ctx: Ctx, id: number | null): Payload | null => {
  const row = ctx.store.contacts.get(id);
  return row ? contactRow(ctx, row) : null;
};

export const extraInfo = (ctx: Ctx, contactId: number): Payload[] =>
  ctx.store.by.fieldsOfContact.all(contactId).map((row) => ({ ...row }));

export const queueShort = (row: QueueRow | undefined): Payload | null =>
  row ? pick(row, 'id', 'name', 'color') : null;

const userShort = (row: UserRow | undefined): Payload | null => (row ? pick(row, 'id', 'name') : null);

/** The tags of a ticket; a doubled link shows once, as the server's query groups by tag. */
export function tagsOf(ctx: Ctx, ticketId: number, whole = false): Payload[] {
  const seen = new Set<number>();
  const tags: Payload[] = [];
  for (const link of ctx.store.by.tagsOfTicket.all(ticketId)) {
    const tag = ctx.store.tags.get(link.tagId);
    if (!tag || seen.has(tag.id)) continue;
    seen.add(tag.id);
    tags.push({ ...(whole ? tag : pick(tag, 'id', 'name', 'color')), TicketTag: omit(link, 'id') });
  }
  return tags;
}

const connectionName = (ctx: Ctx, ticket: TicketRow, withId = false): Payload | null => {
  const row = ctx.store.whatsapps.get(ticket.whatsappId);
  if (!row) return null;
  return withId ? pick(row, 'id', 'name') : pick(row, 'name');
};

/** GET /tickets and /ticket/kanban. */
export const ticketListed = (ctx: Ctx, row: TicketRow, kanban = false): Payload => {
  const contact = contactShort(ctx, ctx.store.contacts.get(row.contactId));
  return {
    ...row,
    contact: kanban && contact ? pick(contact, 'id', 'name', 'number', 'email') : contact,
    queue: queueShort(ctx.store.queues.get(row.queueId)),
    user: userShort(ctx.store.users.get(row.userId)),
    tags: tagsOf(ctx, row.id),
    whatsapp: connectionName(ctx, row),
  };
};

/** GET /tickets/:id (and, without the queue's extras, by uuid); PUT answers and its event name the connection's id too. */
export function ticketDetail(ctx: Ctx, row: TicketRow, source: 'id' | 'uuid' | 'put'): Payload {
  const queue = ctx.store.queues.get(row.queueId);
  const contact = contactShort(ctx, ctx.store.contacts.get(row.contactId));
  return {
    ...row,
    contact: contact && { ...contact, extraInfo: extraInfo(ctx, row.contactId) },
    user: userShort(ctx.store.users.get(row.userId)),
    queue: source === 'uuid' || !queue ? queueShort(queue) : { ...queueShort(queue), ...queueExtras(ctx, queue) },
    whatsapp: connectionName(ctx, row, source === 'put'),
    tags: tagsOf(ctx, row.id),
  };
}
const queueExtras = (ctx: Ctx, queue: QueueRow): Payload => ({
  prompt: ctx.store.prompts.get(queue.promptId) ?? null,
  queueIntegrations: ctx.store.queueIntegrations.get(queue.integrationId) ?? null,
});

/** The answer of POST /tickets: no user, connection or tags. */
export const ticketCreated = (ctx: Ctx, row: TicketRow): Payload => ({
  ...row,
  contact: contactFull(ctx, row.contactId),
  queue: ctx.store.queues.get(row.queueId) ?? null,
});

/** The ticket inside an appMessage event. */
export const ticketInMessage = (ctx: Ctx, row: TicketRow): Payload => ({
  ...ticketCreated(ctx, row),
  whatsapp: connectionName(ctx, row),
});

/** The ticket of §4.4 rows 3 and 6: owner and queue have just been cleared. */
export const ticketReleased = (ctx: Ctx, row: TicketRow): Payload => ({
  ...row,
  queue: null,
  user: null,
  contact: contactFull(ctx, row.contactId),
});

const bareMessage = (ctx: Ctx, row: MessageRow): Payload => ({
  mediaUrl: publicUrl(ctx, row.mediaPath),
  ...omit(row, 'mediaPath'),
});

const quoted = (ctx: Ctx, row: MessageRow): Payload | null => {
  const source = ctx.store.messages.get(row.quotedMsgId);
  return source ? { ...bareMessage(ctx, source), contact: contactFull(ctx, source.contactId) } : null;
};

/** Delivery receipts (§4.4 row 11). */
export const messageReceipt = (ctx: Ctx, row: MessageRow): Payload => ({
  ...bareMessage(ctx, row),
  contact: contactFull(ctx, row.contactId),
  quotedMsg: quoted(ctx, row),
});

/** GET /messages. */
export const messageListed = (ctx: Ctx, row: MessageRow): Payload => ({
  ...messageReceipt(ctx, row),
  queue: ctx.store.queues.get(row.queueId) ?? null,
});

/** The message of an appMessage create. */
export const messageCreated = (ctx: Ctx, row: MessageRow, ticket: TicketRow): Payload => ({
  ...messageReceipt(ctx, row),
  ticket: ticketInMessage(ctx, ticket),
});

/** The update of a deletion: with ticket, without contact and quotedMsg (§4.4 row 12). */
export const messageDeleted = (ctx: Ctx, row: MessageRow, ticket: TicketRow): Payload => ({
  ...bareMessage(ctx, row),
  ticket: { ...ticket, contact: contactFull(ctx, ticket.contactId) },
});

/** The user's queues, whole or as a list shows them. */
export function queuesOf(ctx: Ctx, userId: number, whole = false): Payload[] {
  return ctx.store.by.queuesOfUser.all(userId).flatMap((link) => {
    const queue = ctx.store.queues.get(link.queueId);
    if (!queue) return [];
    return [{ ...(whole ? queue : queueShort(queue)), UserQueue: omit(link, 'id') }];
  });
}

/** GET /users/:id and the answer of a refresh (§1.4). */
export function userDetail(ctx: Ctx, row: UserRow): Payload {
  const company = ctx.store.companies.get(row.companyId);
  const fields = [
    'name',
    'id',
    'email',
    'companyId',
    'timeZone',
    'profile',
    'super',
    'tokenVersion',
    'whatsappId',
    'allTicket',
  ] as const;
  return {
    ...pick(row, ...fields),
    queues: queuesOf(ctx, row.id),
    company: company ? pick(company, 'id', 'name') : null,
  };
}
