import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { TicketRow } from '../backend/types';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
// The lazy page is loaded before the first test, so that no test waits for the compiler.
import '@/pages/kanban/KanbanPage';

/** Lanes of the seed. */
export const [open, quote, payment, delivery] = [
  'Em aberto',
  'Orçamento enviado',
  'Aguardando pagamento',
  'Entrega agendada',
] as const;

export interface CardWish {
  name: string;
  status?: string;
  owner?: string | null;
  queue?: string | null;
  tags?: readonly string[];
  unread?: number;
  lastMessage?: string;
  minutesAgo?: number;
}

const { store } = backend;
const ofCompany = <T extends { companyId: number }>(row: T): boolean => row.companyId === 1;

export const tagId = (name: string): number =>
  store.tags.all().find((row) => ofCompany(row) && row.name === name)?.id ?? 0;
export const queueId = (name: string): number =>
  store.queues.all().find((row) => ofCompany(row) && row.name === name)?.id ?? 0;
const userId = (email: string): number | null =>
  store.users.all().find((row) => row.email.startsWith(email))?.id ?? null;

export function link(ticket: TicketRow, tags: readonly string[]): void {
  for (const old of store.by.tagsOfTicket.all(ticket.id)) store.ticketTags.remove(old);
  for (const name of tags) {
    store.ticketTags.insert((id) => ({ id, ticketId: ticket.id, tagId: tagId(name), ...backend.ctx.stamps() }));
  }
}

/** The company's tickets are these alone, each minutes older than the one before. */
export function arrange(wishes: readonly CardWish[]): TicketRow[] {
  const rows = store.tickets.all().filter(ofCompany);
  for (const row of rows.slice(wishes.length)) {
    for (const message of store.by.messageTicket.all(row.id)) store.messages.remove(message);
    store.tickets.remove(row);
  }
  return wishes.flatMap((wish, index) => {
    const { name, status = 'open', owner = 'admin', queue = 'Suporte', tags = [], unread = 0 } = wish;
    const row = rows[index];
    const contact = store.contacts.get(row?.contactId);
    if (!row || !contact) return [];
    store.contacts.update(contact, { name, number: `55119000000${10 + index}` });
    store.tickets.update(row, {
      status,
      userId: status === 'pending' || owner === null ? null : userId(owner),
      queueId: queue === null ? null : queueId(queue),
      unreadMessages: unread,
      lastMessage: wish.lastMessage ?? 'Bom dia',
      chatbot: false,
      updatedAt: new Date(Date.now() - (wish.minutesAgo ?? index + 1) * 60_000).toISOString(),
    });
    link(row, tags);
    return [row];
  });
}

export async function openBoard(as: Person = 'admin', path = '/kanban') {
  const app = await renderApp(path, { as });
  await screen.findByRole('region', { name: 'Quadro do Kanban' });
  return app;
}

/** The lane whose heading begins with this name. */
export function lane(name: string): HTMLElement {
  const heading = [...document.querySelectorAll('[data-lane] h2')].find(({ textContent }) =>
    textContent.startsWith(`${name}:`),
  );
  const section = heading?.closest<HTMLElement>('[data-lane]');
  if (!section) throw new Error(`no lane ${name}`);
  return section;
}

const place = (item: Element): number => Number(item.getAttribute('aria-posinset'));

/** In the order in which they are shown; elements that an event moved may stand elsewhere in the document for a moment. */
export const namesIn = (name: string): string[] =>
  [...lane(name).querySelectorAll('li')]
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((item) => item.querySelector('a')?.textContent ?? []);

export const cardLink = (name: string): HTMLAnchorElement => {
  const found = [...document.querySelectorAll<HTMLAnchorElement>('[data-card] a')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no card ${name}`);
  return found;
};

export const cardOf = (name: string) => {
  const card = cardLink(name).closest<HTMLElement>('[data-card]');
  if (!card) throw new Error(`no card ${name}`);
  return within(card);
};

/** Tags of a ticket on the server, by name. */
export const stored = (ticket: TicketRow | undefined): string[] =>
  store.by.tagsOfTicket.all(ticket?.id ?? 0).map((row) => store.tags.get(row.tagId)?.name ?? '');

/** Calls that change tags of tickets, in their order. */
export const moves = (): string[] =>
  backend.faults.log
    .filter(({ path }) => path.startsWith('/ticket-tags'))
    .map(({ method, path }) => `${method} ${path}`);

/** What the live region says; toasts have regions of their own. */
export const said = (): string =>
  [...document.querySelectorAll('[aria-live="polite"]')]
    .filter((region) => region.closest('.Toastify') === null)
    .map(({ textContent }) => textContent)
    .join('');

export const settled = (count: number) => waitFor(() => expect(moves()).toHaveLength(count));

/** A waiting ticket, two in lanes, one with an ordinary tag, and one that is resolved. */
export const usualCards = () =>
  arrange([
    { name: 'Aline Prado', status: 'pending', unread: 3, lastMessage: 'Quero falar com uma pessoa', minutesAgo: 12 },
    { name: 'Bento Luz', owner: 'ana', queue: 'Vendas', tags: ['VIP', quote], lastMessage: 'Segue o *orçamento*' },
    { name: 'Célia Ramos', tags: [payment], queue: 'Financeiro' },
    { name: 'Davi Nunes', owner: 'ana', tags: ['VIP'] },
    { name: 'Elis Moraes', status: 'closed', tags: [quote] },
  ]);
