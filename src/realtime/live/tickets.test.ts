import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactKeys, type Contact } from '@/api/contacts';
import { messageKeys, type Message } from '@/api/messages';
import { ticketKeys, type Ticket, type TicketFilters } from '@/api/tickets';
import { putTicket } from '@/realtime/cache/ticketCache';
import { liveEvents } from '../../../test/lib/liveEvents';

const viewer = { id: 5, profile: 'user', queueIds: [1], allTicket: false };
const minute = (count: number): string => new Date(Date.UTC(2026, 2, 5, 12, count)).toISOString();

let client: QueryClient;

let sends: ReturnType<typeof liveEvents>;

const marina: Contact = { id: 30, name: 'Marina', number: '5511988880000', email: '' };

const ticket = (id: number, more: Partial<Ticket> = {}): Ticket => ({
  id,
  uuid: `uuid-${id}`,
  status: 'open',
  unreadMessages: 0,
  lastMessage: 'Oi',
  isGroup: false,
  userId: 5,
  user: { id: 5, name: 'Ana' },
  contactId: 30,
  contact: marina,
  whatsappId: 1,
  queueId: 1,
  queue: { id: 1, name: 'Vendas', color: '#111111' },
  companyId: 1,
  createdAt: minute(-60),
  updatedAt: minute(id),
  ...more,
});

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  ticketId: 1,
  body: id,
  fromMe: false,
  read: false,
  ack: 0,
  mediaType: null,
  mediaUrl: null,
  isDeleted: false,
  isEdited: false,
  contact: null,
  quotedMsg: null,
  createdAt: minute(10),
  ...more,
});

const open: TicketFilters = { status: 'open', showAll: false, queueIds: [1] };
const pending: TicketFilters = { status: 'pending', showAll: false, queueIds: [1] };
const bell: TicketFilters = { withUnreadMessages: true, showAll: false, queueIds: [1] };

function hold(filters: TicketFilters, ...tickets: Ticket[]): void {
  const page = { tickets, count: tickets.length, hasMore: false, page: 1, removed: 0, seen: 0 };
  client.setQueryData(ticketKeys.list(filters), { pages: [page], pageParams: [{ page: 1, seen: 0 }] });
}

/** What the cache holds after an event, which must be the same after its second copy. */
function after(key: QueryKey, send: () => void): unknown {
  send();
  const once = client.getQueryData<unknown>(key);
  send();
  expect(client.getQueryData<unknown>(key)).toEqual(once);
  return once;
}

const listed = (...ids: number[]) => ({ pages: [{ tickets: ids.map((id) => ({ id })), count: ids.length }] });

beforeEach(() => {
  client = new QueryClient();
  sends = liveEvents(client, viewer);
  hold(open, ticket(2), ticket(1));
  hold(pending, ticket(3, { status: 'pending', userId: null, user: null }));
  hold(bell, ticket(2, { unreadMessages: 4 }));
  client.setQueryData(ticketKeys.detail('uuid-2'), ticket(2));
});

describe('RT-15 ticket events', () => {
  it('RT-15 an update moves a ticket from list to list and changes the open conversation', () => {
    const apply = sends('ticket');
    const accepted = ticket(3, { updatedAt: minute(20) });
    const send = () => apply({ action: 'update', ticket: accepted });
    expect(after(ticketKeys.list(pending), send)).toMatchObject(listed());
    expect(client.getQueryData(ticketKeys.list(open))).toMatchObject(listed(3, 2, 1));
    const given = ticket(2, { userId: 6, user: { id: 6, name: 'Bruno' }, updatedAt: minute(21) });
    expect(after(ticketKeys.list(open), () => apply({ action: 'update', ticket: given }))).toMatchObject(listed(3, 1));
    expect(client.getQueryData(ticketKeys.detail('uuid-2'))).toMatchObject({ userId: 6, user: { name: 'Bruno' } });
  });

  it('RT-15 H-13 a deletion takes it out of every list, a text id included; the conversation decides for itself', () => {
    const apply = sends('ticket');
    expect(after(ticketKeys.list(open), () => apply({ action: 'delete', ticketId: '2' }))).toMatchObject(listed(1));
    expect(client.getQueryData(ticketKeys.list(bell))).toMatchObject(listed());
    expect(client.getQueryData(ticketKeys.detail('uuid-2'))).toMatchObject({ id: 2, status: 'open' });
  });

  it('SAFE-13 the open conversation keeps the newest copy; what says no time still counts', () => {
    const [apply, appMessage, contact] = [sends('ticket'), sends('appMessage'), sends('contact')];
    const key = ticketKeys.detail('uuid-2');
    apply({ action: 'update', ticket: ticket(2, { userId: 6, unreadMessages: 3, updatedAt: minute(21) }) });
    const newest = client.getQueryData(key);
    apply({ action: 'update', ticket: ticket(2, { updatedAt: minute(20) }) });
    const old = ticket(2, { lastMessage: 'old', updatedAt: minute(19) });
    appMessage({ action: 'create', message: message('x', { ticketId: 2 }), ticket: old, contact: marina });
    putTicket(client, old, viewer);
    expect(client.getQueryData(key)).toEqual(newest);
    contact({ action: 'update', contact: { ...marina, name: 'Marina Lopes' } });
    apply({ action: 'updateUnread', ticketId: 2 });
    expect(client.getQueryData(key)).toMatchObject({
      userId: 6,
      unreadMessages: 0,
      contact: { name: 'Marina Lopes' },
      updatedAt: minute(21),
    });
  });

  it('RT-15 H-13 updateUnread means none: off the bell, 0 in lists and conversation', () => {
    hold(open, ticket(2, { unreadMessages: 4 }), ticket(1));
    client.setQueryData(ticketKeys.detail('uuid-2'), ticket(2, { unreadMessages: 4 }));
    const apply = sends('ticket');
    expect(after(ticketKeys.list(bell), () => apply({ action: 'updateUnread', ticketId: 2 }))).toMatchObject(listed());
    expect(client.getQueryData(ticketKeys.list(open))).toMatchObject({
      pages: [{ tickets: [{ id: 2, unreadMessages: 0 }, { id: 1 }] }],
    });
    expect(client.getQueryData(ticketKeys.detail('uuid-2'))).toMatchObject({ unreadMessages: 0 });
  });
});

describe('RT-14 message events', () => {
  const thread = messageKeys.thread(1);
  const first = message('A', { createdAt: minute(5) });

  beforeEach(() => {
    const page = { messages: [first], count: 1, hasMore: false };
    client.setQueryData(thread, { pages: [page], pageParams: [1] });
  });

  it('RT-14 a new message enters its conversation, lifts its ticket, counts, and keeps what the event lacks', () => {
    const { user: _user, ...bare } = ticket(1, { unreadMessages: 1, lastMessage: 'Novo', updatedAt: minute(30) });
    const apply = sends('appMessage');
    const send = () => apply({ action: 'create', message: message('B'), ticket: bare, contact: marina });
    expect(after(thread, send)).toMatchObject({ pages: [{ messages: [{ id: 'A' }, { id: 'B' }] }] });
    expect(client.getQueryData(ticketKeys.list(open))).toMatchObject({
      pages: [{ tickets: [{ id: 1, lastMessage: 'Novo', unreadMessages: 1, user: { name: 'Ana' } }, { id: 2 }] }],
    });
    expect(client.getQueryData(ticketKeys.list(bell))).toMatchObject(listed(1, 2));
  });

  it('RT-14 a receipt changes its message alone, and an unknown one is ignored', () => {
    const lists = client.getQueryData(ticketKeys.list(open));
    const apply = sends('appMessage');
    const read = { ...first, ack: 4 };
    expect(after(thread, () => apply({ action: 'update', message: read }))).toMatchObject({
      pages: [{ messages: [{ id: 'A', ack: 4 }] }],
    });
    expect(after(thread, () => apply({ action: 'update', message: message('Z') }))).toMatchObject({
      pages: [{ messages: [{ id: 'A' }] }],
    });
    expect(client.getQueryData(ticketKeys.list(open))).toBe(lists);
  });
});

describe('RT-16 contact events', () => {
  it('RT-16 a new name shows in lists, conversation and drawer; extra info stays', () => {
    const key = contactKeys.detail(30);
    client.setQueryData(key, { ...marina, extraInfo: [{ name: 'CPF', value: '1' }] });
    const apply = sends('contact');
    const renamed = { ...marina, name: 'Marina Alves' };
    expect(after(key, () => apply({ action: 'update', contact: renamed }))).toMatchObject({
      name: 'Marina Alves',
      extraInfo: [{ name: 'CPF' }],
    });
    expect(client.getQueryData(ticketKeys.list(open))).toMatchObject({
      pages: [{ tickets: [{ contact: { name: 'Marina Alves' } }, { contact: { name: 'Marina Alves' } }] }],
    });
    expect(client.getQueryData(ticketKeys.detail('uuid-2'))).toMatchObject({ contact: { name: 'Marina Alves' } });
  });

  it('RT-16 an update that changes nothing visible redraws nothing', () => {
    const before = client.getQueryData(ticketKeys.list(open));
    const apply = sends('contact');
    after(ticketKeys.list(open), () => apply({ action: 'update', contact: { ...marina, updatedAt: minute(50) } }));
    expect(client.getQueryData(ticketKeys.list(open))).toBe(before);
  });

  it('RT-16 a deleted contact takes its tickets along, a text id included', () => {
    const apply = sends('contact');
    expect(after(ticketKeys.list(open), () => apply({ action: 'delete', contactId: '30' }))).toMatchObject(listed());
  });
});
