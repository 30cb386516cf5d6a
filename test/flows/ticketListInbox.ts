import { keepOnly, place } from './ticketsHelpers';

/** Ana's inbox: two of hers, one of Bruno's, two waiting, one resolved. */
export function inbox(): void {
  keepOnly(7);
  place(0, {
    status: 'open',
    owner: 'ana',
    queue: 'Suporte',
    name: 'Alfa Souza',
    unread: 3,
    lastMessage: 'Oi, tudo bem?',
    tags: ['VIP'],
  });
  place(1, {
    status: 'open',
    owner: 'ana',
    queue: 'Vendas',
    name: 'Beto Lima',
    unread: 0,
    minutesAgo: 3_000,
    tags: [],
  });
  place(2, { status: 'open', owner: 'bruno', queue: 'Vendas', name: 'Caio Reis', unread: 0, minutesAgo: 9, tags: [] });
  place(3, {
    status: 'pending',
    owner: null,
    queue: 'Suporte',
    name: 'Dora Maia',
    unread: 2,
    minutesAgo: 34,
    tags: [],
  });
  place(4, {
    status: 'pending',
    owner: null,
    queue: 'Vendas',
    name: 'Enzo Paz',
    unread: 0,
    minutesAgo: 72,
    chatbot: true,
    tags: [],
  });
  place(5, { status: 'closed', owner: 'ana', queue: 'Suporte', name: 'Fábio Cruz', unread: 0, tags: [] });
  place(6, { status: 'pending', owner: null, queue: null, name: 'Gilda Rosa', unread: 0, tags: [] });
}
export const everybody = ['Alfa Souza', 'Beto Lima', 'Caio Reis', 'Dora Maia', 'Enzo Paz', 'Fábio Cruz', 'Gilda Rosa'];
