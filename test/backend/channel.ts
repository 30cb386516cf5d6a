import { randomBytes } from 'node:crypto';
import type { Ctx } from './context.ts';
import { AppError } from './context.ts';
import { tellContact, tellMessage, tellReceipt } from './ticketEvents.ts';
import type { MessageRow, TicketRow, WhatsappRow } from './types.ts';

/** The pretended messaging network: what leaves the line, and the receipts that come back. */

/** Texts that begin with this mark are not stored as messages (contract §5.5). */
export const AUTOMATIC = '\u200e';

export const messageId = (): string => `3EB0${randomBytes(9).toString('hex').toUpperCase()}`;

/** The line of a ticket; a deleted one breaks every change and sending (500). */
export function lineOf(ctx: Ctx, ticket: TicketRow): WhatsappRow {
  const line = ctx.store.whatsapps.get(ticket.whatsappId);
  if (!line) throw new Error('the ticket has no connection any more');
  return line;
}

/** Refuses to send while the line is down; a line still opening has a code of its own for texts. */
export function needLine(line: WhatsappRow, failure: string, whileOpening = 'ERR_WAPP_NOT_INITIALIZED'): void {
  if (line.status === 'OPENING') throw new AppError(whileOpening);
  if (line.status !== 'CONNECTED') throw new AppError(failure);
}

/** Any connected line, the default one first (contract §3.1, §3.5). */
export function defaultLine(ctx: Ctx, companyId: number): WhatsappRow {
  const lines = ctx.store.whatsapps.filter((row) => row.companyId === companyId && row.status === 'CONNECTED');
  const line = lines.find((row) => row.isDefault) ?? lines[0];
  if (!line) throw new AppError('Nenhum número de Whatsapp foi configurado para essa empresa');
  return line;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
  '`': '&#x60;',
  '=': '&#x3D;',
};
const escapeHtml = (value: string): string => value.replaceAll(/[&<>"'/`=]/g, (mark) => escapes[mark] ?? mark);

function variables(now: Date, name: string): Record<string, string> {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hour = now.getHours();
  const day = hour < 12 ? 'Bom dia' : 'Boa tarde';
  const greeting = hour < 6 ? 'Boa madrugada' : hour >= 18 ? 'Boa noite' : day;
  const time = [hour, now.getMinutes(), now.getSeconds()].map(two);
  const date = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return {
    firstName: name.split(' ')[0] ?? '',
    name,
    ms: greeting,
    gretting: greeting,
    protocol: `${date}${time.join('')}`,
    hora: time.join(':'),
  };
}

const TAG = /\{\{\{\s*([^{}]*?)\s*\}\}\}|\{\{\s*([^{}]*?)\s*\}\}/g;

/** Mustache as the server uses it (contract §5.8): unknown names vanish, two braces escape, an open tag fails. */
export function render(ctx: Ctx, text: string, contactName: string): string {
  if (text.replaceAll(TAG, ' ').includes('{{')) throw new AppError('ERR_SENDING_WAPP_MSG');
  const known = variables(ctx.now(), contactName);
  return text.replaceAll(TAG, (_, raw: string | undefined, escaped: string | undefined) =>
    raw === undefined ? escapeHtml(known[escaped ?? ''] ?? '') : (known[raw] ?? ''),
  );
}

export interface Outgoing {
  body: string;
  mediaType?: string;
  mediaPath?: string | null;
  quotedMsgId?: string | null;
  /** The menu's texts leave the contact and the ticket's `fromMe` as they are (recorded/socket/018). */
  automatic?: boolean;
}

/** Stores what the network hands back for a message of ours and tells it (§4.4 row 10), then its receipts. */
export function echo(ctx: Ctx, ticket: TicketRow, outgoing: Outgoing): MessageRow {
  const { store } = ctx;
  const contact = store.contacts.get(ticket.contactId);
  const jid = `${contact?.number ?? ''}@${ticket.isGroup ? 'g.us' : 's.whatsapp.net'}`;
  const id = messageId();
  const mediaType = outgoing.mediaType ?? 'extendedTextMessage';
  const message = store.messages.insert(() => ({
    id,
    remoteJid: jid,
    participant: null,
    dataJson: JSON.stringify({ key: { remoteJid: jid, fromMe: true, id } }),
    ack: 1,
    read: true,
    fromMe: true,
    body: outgoing.body,
    mediaPath: outgoing.mediaPath ?? null,
    mediaType,
    isDeleted: false,
    isEdited: false,
    quotedMsgId: outgoing.quotedMsgId ?? null,
    ticketId: ticket.id,
    contactId: null,
    companyId: ticket.companyId,
    queueId: ticket.queueId,
    ...ctx.stamps(),
  }));
  store.unread.delete(ticket.contactId);
  const lastMessage = outgoing.body === '-' && message.mediaPath ? 'Arquivo de mídia' : outgoing.body;
  store.tickets.update(ticket, { lastMessage, fromMe: outgoing.automatic !== true, ...ctx.touched() });
  if (contact && !outgoing.automatic) {
    store.contacts.update(contact, ctx.touched());
    tellContact(ctx, ticket.companyId, ticket.contactId, 'update');
  }
  tellMessage(ctx, ticket, message);
  for (const ack of [2, 3, 4]) {
    ctx.later(ctx.network?.receipt() ?? ctx.delays.ack * (ack - 1), () => acknowledge(ctx, id, ack));
  }
  return message;
}

/** Sends a text by the line: automatic ones only become the ticket's last message. */
export function sendText(ctx: Ctx, ticket: TicketRow, outgoing: Outgoing): void {
  if (outgoing.body.startsWith(AUTOMATIC)) {
    ctx.store.tickets.update(ticket, { lastMessage: outgoing.body, ...ctx.touched() });
    return;
  }
  ctx.later(ctx.network?.echo(ticket.id) ?? ctx.delays.echo, () => {
    if (ctx.store.tickets.get(ticket.id)) echo(ctx, ticket, outgoing);
  });
}

/**
 * A delivery receipt; it never lowers an ack (contract §5.6), but on a network that takes its time an older one may
 * still be told after a newer one.
 */
export function acknowledge(ctx: Ctx, id: string, ack: number): void {
  const message = ctx.store.messages.get(id);
  const ticket = message && ctx.store.tickets.get(message.ticketId);
  if (!message || !ticket) return;
  if (message.ack >= ack) {
    if (ctx.network) tellReceipt(ctx, ticket, { ...message, ack });
    return;
  }
  ctx.store.messages.update(message, { ack, ...ctx.touched() });
  tellReceipt(ctx, ticket, message);
}
