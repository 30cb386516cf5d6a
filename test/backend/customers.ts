import { currentAttendance } from './attendances.ts';
import { assignByMenu } from './bot.ts';
import { AUTOMATIC, defaultLine, echo, messageId, sendText } from './channel.ts';
import type { Ctx } from './context.ts';
import type { Upload } from './parse.ts';
import { tellContact, tellMessage, tellReleased } from './ticketEvents.ts';
import type { ContactRow, MessageRow, TicketRow, WhatsappRow } from './types.ts';
import { mediaTypeOf, storeUpload } from './messageFiles.ts';
import { newTicket } from './newTicket.ts';

/** Something a customer does. Name the customer by one of ticketId, contactId or number. */
export interface Incoming {
  ticketId?: number;
  contactId?: number;
  number?: string;
  /** Name of a contact that is not known yet. */
  name?: string;
  companyId?: number;
  whatsappId?: number;
  body?: string;
  mediaType?: string;
  /** Path below /public of a file that is there already. */
  mediaPath?: string;
  file?: Upload;
  quotedMsgId?: string;
  /** Edits this message instead of writing a new one (§4.4 row 13). */
  edits?: string;
  /** Typed by the agent on the phone itself (row 10). */
  fromMe?: boolean;
  /** Who wrote, when the ticket is a group's. */
  senderId?: number;
  /** False leaves out the menu of the line. */
  bot?: boolean;
  profilePicUrl?: string;
}

interface Scene {
  contact: ContactRow;
  line: WhatsappRow;
  isNew: boolean;
}

function sceneOf(ctx: Ctx, incoming: Incoming): Scene {
  const { store } = ctx;
  const ticket = store.tickets.get(incoming.ticketId);
  const companyId = incoming.companyId ?? ticket?.companyId ?? store.contacts.get(incoming.contactId)?.companyId ?? 1;
  const line = store.whatsapps.get(incoming.whatsappId ?? ticket?.whatsappId) ?? defaultLine(ctx, companyId);
  const known =
    store.contacts.get(incoming.contactId ?? ticket?.contactId) ??
    store.by.contactNumber.first(`${companyId}:${incoming.number ?? ''}`);
  if (known) return { contact: known, line, isNew: false };
  if (!incoming.number) throw new Error('name the customer by ticketId, contactId or number');
  const number = incoming.number;
  const contact = store.contacts.insert((id) => ({
    id,
    name: incoming.name ?? number,
    number,
    email: '',
    profilePicUrl: incoming.profilePicUrl ?? '/nopicture.png',
    isGroup: false,
    companyId,
    whatsappId: line.id,
    ...ctx.stamps(),
  }));
  return { contact, line, isNew: true };
}

/** One ticket per contact and line, for ever; a closed one loses owner and queue before it opens again (§5.2). */
function ticketOf(ctx: Ctx, { contact, line }: Scene): TicketRow {
  const { store } = ctx;
  const known = store.by.ticketContact.all(contact.id).find((row) => row.whatsappId === line.id);
  if (known?.status === 'closed') return store.tickets.update(known, { userId: null, queueId: null });
  if (known) return known;
  return newTicket(ctx, contact, line, { status: 'pending', unreadMessages: 0 });
}

/** Of two messages in so many milliseconds the second is the later one: by equal times nobody could tell their order. */
const oneMomentMs = 100;

/** The times of a message that is stored now. */
function stampsAfter(ctx: Ctx, last: MessageRow | undefined): ReturnType<Ctx['stamps']> {
  const stamps = ctx.stamps();
  const ahead = last ? Date.parse(last.createdAt) - Date.parse(stamps.createdAt) : -1;
  if (!last || ahead < 0 || ahead > oneMomentMs) return stamps;
  const at = new Date(Date.parse(last.createdAt) + 1).toISOString();
  return { createdAt: at, updatedAt: at };
}

function store(ctx: Ctx, ticket: TicketRow, incoming: Incoming): MessageRow {
  const contact = ctx.store.contacts.get(ticket.contactId);
  const jid = `${contact?.number ?? ''}@${ticket.isGroup ? 'g.us' : 's.whatsapp.net'}`;
  const mediaPath = incoming.file ? storeUpload(ctx, incoming.file) : (incoming.mediaPath ?? null);
  const id = messageId();
  return ctx.store.messages.insert(() => ({
    id,
    remoteJid: jid,
    participant: null,
    dataJson: JSON.stringify({ key: { remoteJid: jid, fromMe: false, id } }),
    ack: 0,
    read: false,
    fromMe: false,
    body: incoming.body ?? (mediaPath ? '-' : ''),
    mediaPath,
    mediaType: incoming.mediaType ?? (incoming.file ? mediaTypeOf(incoming.file) : 'conversation'),
    isDeleted: false,
    isEdited: false,
    quotedMsgId: incoming.quotedMsgId ?? null,
    ticketId: ticket.id,
    contactId: incoming.senderId ?? ticket.contactId,
    companyId: ticket.companyId,
    queueId: ticket.queueId,
    ...stampsAfter(ctx, ctx.store.by.messageTicket.all(ticket.id).at(-1)),
  }));
}

function edit(ctx: Ctx, incoming: Incoming): MessageRow | null {
  const message = ctx.store.messages.get(incoming.edits);
  if (!message) return null;
  const change = { body: incoming.body ?? '', isEdited: true, mediaType: 'editedMessage', ...ctx.touched() };
  return ctx.store.messages.update(message, change);
}

/** The running number of unread messages goes on from where our last message left it (§5.4). */
function countUnread(ctx: Ctx, ticket: TicketRow, message: MessageRow): void {
  const unread = (ctx.store.unread.get(ticket.contactId) ?? 0) + 1;
  ctx.store.unread.set(ticket.contactId, unread);
  const lastMessage = message.body === '-' && message.mediaPath ? 'Arquivo de mídia' : message.body;
  ctx.store.tickets.update(ticket, { unreadMessages: unread, lastMessage, fromMe: false, ...ctx.touched() });
}

/** Row 6: the answer to the rating closes the ticket and is not stored. False when none was asked for. */
function rate(ctx: Ctx, ticket: TicketRow, line: WhatsappRow, body: string): boolean {
  const attendance = currentAttendance(ctx, ticket.id);
  if (!attendance || attendance.ratingAt === null || attendance.rated || !/^\d+$/.test(body.trim())) return false;
  const value = Math.min(Math.max(Number(body), 0), 3);
  const { userId, companyId } = ticket;
  ctx.store.userRatings.insert((id) => ({ id, ticketId: ticket.id, companyId, userId, rate: value, ...ctx.stamps() }));
  if (line.complationMessage) sendText(ctx, ticket, { body: `${AUTOMATIC}${line.complationMessage}` });
  ctx.store.attendances.update(attendance, { finishedAt: ctx.now().toISOString(), rated: true, userId });
  ctx.store.tickets.update(ticket, { status: 'closed', userId: null, queueId: null, ...ctx.touched() });
  tellReleased(ctx, ticket, 'open', true);
  return true;
}

/**
 * A customer writes: rows 1 to 3, 6 and 13 of contract §4.4, in the order of the emissions. Answers the stored
 * message, or null when nothing is stored (an answer to the rating, an edit of an unknown message).
 */
export function receive(ctx: Ctx, incoming: Incoming): MessageRow | null {
  const scene = sceneOf(ctx, incoming);
  const { contact, line, isNew } = scene;
  if (!isNew) ctx.store.contacts.update(contact, { whatsappId: line.id, ...ctx.touched() });
  if (incoming.fromMe) {
    const { body = '', mediaPath = null, mediaType = 'extendedTextMessage', quotedMsgId = null } = incoming;
    return echo(ctx, ticketOf(ctx, scene), { body, mediaPath, mediaType, quotedMsgId });
  }
  tellContact(ctx, contact.companyId, contact.id, isNew ? 'create' : 'update');
  const asked = ctx.store.by.ticketContact.all(contact.id).find((row) => row.whatsappId === line.id);
  if (asked?.status === 'open' && rate(ctx, asked, line, incoming.body ?? '')) return null;

  const ticket = ticketOf(ctx, scene);
  const message = incoming.edits === undefined ? store(ctx, ticket, incoming) : edit(ctx, incoming);
  if (!message) return null;
  countUnread(ctx, ticket, message);
  tellMessage(ctx, ticket, message);
  if (ticket.status === 'closed') {
    ctx.store.tickets.update(ticket, { status: 'pending', ...ctx.touched() });
    tellReleased(ctx, ticket, 'closed', message.mediaPath !== null);
  }
  if (incoming.bot !== false && !ticket.isGroup) assignByMenu(ctx, ticket, line, message.body);
  return message;
}
