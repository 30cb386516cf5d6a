import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { kanbanKeys } from '@/api/kanban';
import { recordKeys } from '@/api/rest';
import { ticketKeys, ticketsOf, type Ticket } from '@/api/tickets';
import { liveEvents } from '../../../test/lib/liveEvents';
import { listOf, open, page, ticket } from '../../../test/lib/ticketSamples';

const viewer = { id: 5, profile: 'admin', queueIds: [1, 2], allTicket: false };
const boards = { showAll: true, queueIds: [1, 2] };
const sales = { id: 2, name: 'Vendas', color: '#f00' };
const bruno = { id: 6, name: 'Bruno' };
const held = ticket(1, { queueId: sales.id, queue: sales, userId: bruno.id, user: bruno });
const other = ticket(2, {
  queueId: 1,
  queue: { id: 1, name: 'Suporte', color: '#0f0' },
  userId: 7,
  user: { id: 7, name: 'Ana' },
});

let client: QueryClient;
let sends: ReturnType<typeof liveEvents>;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(ticketKeys.list(open), listOf(page([held, other])));
  client.setQueryData(ticketKeys.detail('u1'), held);
  client.setQueryData(kanbanKeys.board(boards), [held, other]);
  sends = liveEvents(client, viewer);
});

/** The two tickets as the list holds them; the conversation and the board must hold the first one alike. */
function shown(): Ticket[] {
  const rows = ticketsOf(client.getQueryData(ticketKeys.list(open)) ?? { pages: [] });
  expect(client.getQueryData(ticketKeys.detail('u1'))).toEqual(rows[0]);
  expect(client.getQueryData(kanbanKeys.board(boards))).toEqual(rows);
  return rows;
}

it('PAIN-1.2 a queue has its new name and colour where tickets show it, and one that is deleted is gone', () => {
  sends('queue')({ action: 'update', queue: { id: 2, name: 'Comercial', color: '#00f' } });
  expect(shown()[0]?.queue).toEqual({ id: 2, name: 'Comercial', color: '#00f' });
  sends('queue')({ action: 'delete', queueId: '2' });
  expect(shown()).toEqual([{ ...held, queueId: null, queue: null }, other]);
});

it('PAIN-1.2 a person who is renamed has the new name where tickets show it; without a name the old one stays', () => {
  sends('user')({
    action: 'update',
    user: { id: 6, name: 'Benedito', email: 'b@a.br', profile: 'user', companyId: 1 },
  });
  expect(shown()).toEqual([{ ...held, user: { id: 6, name: 'Benedito' } }, other]);
  sends('user')({ action: 'update', user: { id: 6, name: '', email: 'b@a.br', profile: 'user', companyId: 1 } });
  expect(shown()[0]?.user?.name).toBe('Benedito');
});

it('PAIN-1.2 of a person who is deleted the conversations are read again: they wait, and no event tells which they are', async () => {
  const isOld = (): boolean[] =>
    [ticketKeys.list(open), ticketKeys.detail('u1'), kanbanKeys.board(boards)].map(
      (key) => client.getQueryState(key)?.isInvalidated ?? false,
    );
  sends('user')({ action: 'create', user: { id: 8, name: 'Nova', email: 'n@a.br', profile: 'user', companyId: 1 } });
  expect(isOld()).toEqual([false, false, false]);
  sends('user')({ action: 'delete', userId: '6' });
  expect(isOld()).toEqual([true, true, true]);
});

it('PAIN-1.2 what shows the name of a queue or a connection is read again when that changes', () => {
  const [prompts, campaigns] = [recordKeys.lists('prompts'), recordKeys.lists('campaigns')];
  const isOld = (): boolean[] => [prompts, campaigns].map((key) => client.getQueryState(key)?.isInvalidated ?? false);
  for (const key of [prompts, campaigns]) client.setQueryData(key, { pages: [], pageParams: [] });
  sends('queue')({ action: 'update', queue: { id: 2, name: 'Comercial', color: '#00f' } });
  expect(isOld()).toEqual([true, false]);
  sends('connection')({ action: 'delete', whatsappId: 3 });
  expect(isOld()).toEqual([true, true]);
});
