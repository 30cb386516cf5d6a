import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend.ts';
import type { SeedSize } from './backend.ts';
import { seedDemo } from './seed.ts';
import type { Store } from './store.ts';

const make = (size: SeedSize): Store => createBackend({ seed: seedDemo, size }).store;
const story = (store: Store): string[] =>
  store.tickets.all().map((ticket) => {
    const bodies = store.by.messageTicket.all(ticket.id).map((message) => `${message.fromMe} ${message.body}`);
    return `${ticket.id} ${ticket.uuid} ${ticket.status} ${ticket.userId} ${ticket.queueId} ${bodies.join('|')}`;
  });

afterEach(() => vi.useRealTimers());

describe('demo seed', () => {
  it('makes the same company every time', () => {
    const size = { tickets: 40, messages: 50 };
    expect(story(make(size))).toEqual(story(make(size)));
  });

  it('is made in one moment, so that its order does not depend on how fast a machine is', () => {
    let at = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => {
      at += 1;
      return at;
    });
    const store = make({ tickets: 10 });
    expect(new Set(store.users.all().map(({ createdAt }) => createdAt)).size).toBe(1);
  });

  it('holds every kind of message and every state of a ticket', () => {
    const store = make({ tickets: 60 });
    const kinds = new Set(store.messages.all().map((row) => row.mediaType));
    for (const kind of [
      'conversation',
      'extendedTextMessage',
      'image',
      'audio',
      'video',
      'application',
      'locationMessage',
      'contactMessage',
      'contactsArrayMessage',
      'reactionMessage',
      'call_log',
      'editedMessage',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(new Set(store.tickets.all().map((row) => row.status))).toEqual(new Set(['open', 'pending', 'closed']));
    expect(store.messages.find((row) => row.isDeleted)).toBeDefined();
    expect(store.messages.find((row) => store.messages.get(row.quotedMsgId) !== undefined)).toBeDefined();
  });

  it('keeps one ticket per contact and connection', () => {
    const store = make({ tickets: 300 });
    const pairs = store.tickets.all().map((row) => `${row.contactId} ${row.whatsappId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThanOrEqual(300);
  });

  it('makes 10,000 tickets and a conversation of 10,000 messages in time to be waited for', () => {
    // Processor time, so that a busy machine does not decide.
    const started = process.cpuUsage();
    const store = make({ tickets: 10_000, messages: 10_000 });
    const { user } = process.cpuUsage(started);
    expect(user / 1_000).toBeLessThan(30_000);
    expect(store.tickets.size).toBeGreaterThanOrEqual(10_000);
    const longest = Math.max(
      ...store.tickets
        .all()
        .slice(0, 5)
        .map((row) => store.by.messageTicket.count(row.id)),
    );
    expect(longest).toBe(10_000);
  });

  it('bills each company once a calendar month, whatever day it is', () => {
    const starts = ['2026-11-25', '2026-12-31', '2027-01-29', '2027-01-30', '2027-02-28', '2027-03-31', '2028-02-29'];
    for (const day of starts) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T23:30:00.000Z`) });
      const { invoices } = make({ tickets: 1 });
      const months = invoices.all().map((row) => `${row.companyId} ${row.dueDate.slice(0, 7)}`);
      const details = invoices.all().map((row) => `${row.companyId} ${row.detail}`);
      expect([new Set(months).size, new Set(details).size], day).toEqual([months.length, months.length]);
      // Named by the month in which it is due.
      const [last] = invoices.all().slice(-1);
      expect(last?.detail, day).toBe(`Mensalidade ${last?.dueDate.slice(5, 7)}/${last?.dueDate.slice(0, 4)}`);
    }
  });

  it('serves the media it speaks of', async () => {
    const backend = createBackend({ seed: seedDemo, size: { tickets: 10 } });
    const paths = new Set(backend.store.messages.all().flatMap((row) => row.mediaPath ?? []));
    for (const path of paths) {
      const response = await backend.handle(new Request(`http://backend.test/public/${encodeURIComponent(path)}`));
      expect(response.status, path).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });
});
