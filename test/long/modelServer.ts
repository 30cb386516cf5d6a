import type { Contact } from '@/api/contacts';
import type { Message } from '@/api/messages';
import type { Ticket, TicketFilters } from '@/api/tickets';
import type { AppMessageEvent, TicketEvent } from '@/realtime/socket/events';
import { byActivity } from '@/api/tickets';
import { byTime } from '@/realtime/live/thread';
import type { Chance } from './randomness';

export type WireEvent = { name: 'ticket'; event: TicketEvent } | { name: 'appMessage'; event: AppMessageEvent };

const pageSizes = { tickets: 40, messages: 20 };
export const contact: Contact = {
  id: 1,
  name: 'Marcos Vinícius',
  number: '5511900000000',
  email: '',
  profilePicUrl: '',
};

/** Tickets and messages with the rules that matter to lists: who sees what, what each act changes and tells. */
export class ModelServer {
  readonly tickets = new Map<number, Ticket>();
  readonly messages = new Map<number, Message[]>();
  private clock = Date.parse('2026-01-01T00:00:00Z');
  protected lastId = 0;
  private readonly tell: (event: WireEvent) => void;

  constructor(tell: (event: WireEvent) => void) {
    this.tell = tell;
  }

  protected now(): string {
    this.clock += 1_000;
    return new Date(this.clock).toISOString();
  }

  private put(ticket: Ticket): Ticket {
    this.tickets.set(ticket.id, ticket);
    return ticket;
  }

  /** A customer writes for the first time, or somebody opens a conversation in which nothing has been said yet. */
  open(isEmpty = false): Ticket {
    this.lastId += 1;
    const at = this.now();
    const ticket = this.put({
      id: this.lastId,
      uuid: `uuid-${this.lastId}`,
      status: 'pending',
      unreadMessages: 0,
      lastMessage: '',
      isGroup: false,
      userId: null,
      contactId: contact.id,
      whatsappId: 1,
      queueId: 1,
      companyId: 1,
      createdAt: at,
      updatedAt: at,
      contact,
      user: null,
      tags: [],
    });
    this.messages.set(ticket.id, []);
    this.tell({ name: 'ticket', event: { action: 'update', ticket } });
    if (!isEmpty) this.receive(ticket.id, false);
    return ticket;
  }

  /** PUT /tickets/{id}: as the server does, the change is told to everybody and answered. */
  change(id: number, changes: Partial<Ticket>): Ticket | null {
    const old = this.tickets.get(id);
    if (!old) return null;
    const ticket = this.put({ ...old, ...changes, updatedAt: this.now() });
    if (ticket.status !== old.status || ticket.userId !== old.userId) {
      this.tell({ name: 'ticket', event: { action: 'delete', ticketId: id } });
    }
    this.tell({ name: 'ticket', event: { action: 'update', ticket } });
    return ticket;
  }

  /** @returns the id of the message */
  receive(id: number, fromMe: boolean, body?: string, file: Partial<Message> = {}): string | null {
    const old = this.tickets.get(id);
    const list = this.messages.get(id);
    if (!old || !list) return null;
    const at = this.now();
    const message: Message = {
      id: `m${id}-${list.length}`,
      ticketId: id,
      body: body ?? `texto ${at}`,
      fromMe,
      read: fromMe,
      ack: fromMe ? 1 : 0,
      mediaType: 'conversation',
      mediaUrl: null,
      isDeleted: false,
      isEdited: false,
      createdAt: at,
      updatedAt: at,
      ...file,
    };
    list.push(message);
    const unread = fromMe ? 0 : (old.unreadMessages ?? 0) + 1;
    const ticket = this.put({ ...old, lastMessage: message.body, unreadMessages: unread, updatedAt: at });
    this.tell({ name: 'appMessage', event: { action: 'create', message, ticket, contact } });
    return message.id;
  }

  /** A receipt never lowers an ack (contract 5.6), but an older one that comes late is told all the same. */
  receipt(id: number, messageId: string, ack: number): void {
    const list = this.messages.get(id) ?? [];
    const index = list.findIndex((message) => message.id === messageId);
    const old = list[index];
    if (!old) return;
    if (old.ack < ack) list[index] = { ...old, ack, updatedAt: this.now() };
    this.tell({ name: 'appMessage', event: { action: 'update', message: { ...(list[index] ?? old), ack } } });
  }

  /** @param isToldWhole as an acceptance tells it; GET /messages/{id} gives the ticket a new time and tells nothing of that */
  read(id: number, isToldWhole: boolean): void {
    const old = this.tickets.get(id);
    if (!old || (old.unreadMessages ?? 0) === 0) return;
    const ticket = this.put({ ...old, unreadMessages: 0, updatedAt: this.now() });
    this.tell({ name: 'ticket', event: { action: 'updateUnread', ticketId: id } });
    if (isToldWhole) this.tell({ name: 'ticket', event: { action: 'update', ticket } });
  }

  /** A receipt, an edit by the customer, or a deletion, of some message. */
  touch(id: number, chance: Chance): void {
    const list = this.messages.get(id) ?? [];
    const index = chance.below(list.length);
    const old = list[index];
    if (!old) return;
    const updatedAt = this.now();
    const dice = chance.next();
    const change: Partial<Message> =
      dice < 0.6
        ? { ack: Math.min(5, old.ack + 1) }
        : dice < 0.8 && !old.fromMe
          ? { body: `${old.body} (${updatedAt})`, isEdited: true }
          : { isDeleted: true };
    const message = { ...old, ...change, updatedAt };
    list[index] = message;
    this.tell({ name: 'appMessage', event: { action: 'update', message } });
  }

  remove(id: number): void {
    if (!this.tickets.delete(id)) return;
    this.messages.delete(id);
    this.tell({ name: 'ticket', event: { action: 'delete', ticketId: id } });
  }

  private rows({ status, showAll }: TicketFilters, me: number): Ticket[] {
    return [...this.tickets.values()]
      .filter((ticket) => ticket.status === status)
      .filter(({ userId }) => showAll || status === 'pending' || userId === me)
      .toSorted(byActivity);
  }

  ticketPage(filters: TicketFilters, page: number, me: number) {
    const rows = this.rows(filters, me);
    const start = (page - 1) * pageSizes.tickets;
    const tickets = rows.slice(start, start + pageSizes.tickets);
    return { tickets, count: rows.length, hasMore: rows.length > start + tickets.length };
  }

  messagePage(id: number, page: number) {
    const all = (this.messages.get(id) ?? []).toSorted(byTime);
    const end = Math.max(0, all.length - (page - 1) * pageSizes.messages);
    const messages = all.slice(Math.max(0, end - pageSizes.messages), end);
    return {
      messages,
      count: all.length,
      hasMore: end - messages.length > 0,
      ticket: this.tickets.get(id),
      queues: [],
    };
  }
}
