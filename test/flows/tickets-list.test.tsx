import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setViewport } from '../browserStubs';
import { renderApp } from '../render';
import { backend } from '../world';
import { alike, callsOf, countOf, keepOnly, listCalls, namesIn, place, queueId, rowOf, rowsIn } from './ticketsHelpers';

/** Ana's inbox: two of hers, one of Bruno's, two waiting, one resolved. */
function inbox(): void {
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
const everybody = ['Alfa Souza', 'Beto Lima', 'Caio Reis', 'Dora Maia', 'Enzo Paz', 'Fábio Cruz', 'Gilda Rosa'];

describe('tabs, filters and what is seen', () => {
  it('T-01 T-03 T-04 T-05 T-13 T-14 T-15 an agent sees own and unowned tickets of own queues, with counts', async () => {
    inbox();
    await renderApp('/tickets', { as: 'ana' });
    expect(await namesIn('Atendendo', everybody)).toEqual(['Alfa Souza', 'Beto Lima']);
    expect(screen.getByRole('heading', { name: 'Escolha um atendimento para começar' })).toBeInTheDocument();
    await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([2, 2]));
    expect(screen.getByRole('button', { name: 'Novo' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filas: Todas as filas' })).toBeInTheDocument();
  });

  it('T-15 allTicket enabled shows tickets without a queue', async () => {
    inbox();
    await renderApp('/tickets?sub=pending', { as: 'carla' });
    expect(await namesIn('Aguardando', everybody)).toEqual(['Gilda Rosa', 'Dora Maia']);
  });

  it('T-06 T-16 X-02 X-03 the switch is for admins: on everything, off only what is theirs or unowned', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'admin' });
    expect(await namesIn('Atendendo', everybody)).toEqual(['Alfa Souza', 'Caio Reis', 'Beto Lima']);
    await user.click(screen.getByRole('switch', { name: 'Todos' }));
    expect(await screen.findByText('Nenhum atendimento com você')).toBeInTheDocument();
    expect(window.location.search).toBe('?all=0');
  });

  it('T-06 T-08 T-27 X-03 no switch, no user filter and no peek for an agent', async () => {
    inbox();
    await renderApp('/tickets?tab=search', { as: 'ana' });
    expect(await screen.findByRole('button', { name: /^Filtrar por tags/ })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Todos' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filtrar por usuário/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Espiar conversa' })).not.toBeInTheDocument();
  });

  it('T-07 T-09 B-27 the queue filter narrows both lists by the ids of the address, for an admin over all queues', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'admin' });
    await rowOf('Atendendo', 'Alfa Souza');
    expect(listCalls()[0]?.get('queueIds')).toBe(
      JSON.stringify(['Suporte', 'Vendas', 'Financeiro', 'Pós-venda'].map(queueId)),
    );
    await user.click(screen.getByRole('button', { name: /^Filas/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Suporte' }));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await namesIn('Atendendo', everybody)).toEqual(['Caio Reis', 'Beto Lima']));
    expect(new URLSearchParams(window.location.search).get('queues')).not.toContain(`${queueId('Suporte')},`);
  });

  it('B-27 T-03 tabs live in the address; back and forward follow', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    await user.click(screen.getByRole('tab', { name: 'Resolvidos' }));
    await rowOf('Resolvidos', 'Fábio Cruz');
    expect(window.location.search).toBe('?tab=closed');
    expect(listCalls().filter((call) => call.get('status') === 'closed')).toHaveLength(1);
    window.history.back();
    await rowOf('Atendendo', 'Alfa Souza');
    expect(window.location.search).toBe('');
  });

  it('T-12 an empty list says what to do, a failed one how to go on', async () => {
    keepOnly(1);
    place(0, { status: 'closed', owner: 'ana' });
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    expect(await screen.findByText('Ninguém aguardando')).toBeInTheDocument();
    backend.failNext('GET /tickets', 400, 'ERR_NO_TICKET_FOUND');
    await user.click(screen.getByRole('tab', { name: 'Resolvidos' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await rowsIn('Resolvidos');
  });
});

describe('search', () => {
  it('T-08 T-10 I-13 I-16 typing waits 500 ms, Enter does not, and each text starts anew', async () => {
    inbox();
    const { user } = await renderApp('/tickets?tab=search', { as: 'ana' });
    const box = await screen.findByRole('searchbox');
    const asked = () => listCalls().filter((call) => call.has('searchParam'));
    await user.type(box, 'Alf');
    expect(asked()).toHaveLength(0);
    await rowOf('Busca', 'Alfa Souza');
    expect(asked().map((call) => [call.get('searchParam'), call.get('pageNumber')])).toEqual([['Alf', '1']]);
    await user.clear(box);
    await user.type(box, 'Fábio{Enter}');
    await waitFor(() => expect(asked().at(-1)?.get('searchParam')).toBe('Fábio'), { timeout: 400 });
    await rowOf('Busca', 'Fábio Cruz');
    expect(window.location.search).toContain('q=F%C3%A1bio');
  });

  it('PAIN-1.12 an older answer never shows under a newer text', async () => {
    inbox();
    const { user } = await renderApp('/tickets?tab=search', { as: 'ana' });
    const box = await screen.findByRole('searchbox');
    backend.delayNext('GET /tickets', 700);
    await user.type(box, 'Alfa{Enter}');
    await user.clear(box);
    await user.type(box, 'Beto{Enter}');
    await rowOf('Busca', 'Beto Lima');
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await namesIn('Busca', everybody)).toEqual(['Beto Lima']);
  });

  it('T-08 X-03 tags and, for an admin, one user narrow the search; with both the tags are held on the client', async () => {
    inbox();
    const { user } = await renderApp('/tickets?tab=search', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^Filtrar por tags/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'VIP' }));
    await user.keyboard('{Escape}');
    await rowOf('Busca', 'Alfa Souza');
    await user.click(screen.getByRole('button', { name: /^Filtrar por usuário/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Ana Ribeiro' }));
    await waitFor(() => expect(listCalls().at(-1)?.get('users')).toMatch(/^\[\d+\]$/));
    expect(await namesIn('Busca', everybody)).toEqual(['Alfa Souza']);
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByText('O que você procura?')).toBeInTheDocument();
  });
});

describe('rows', () => {
  it('T-17 T-18 T-19 T-20 T-21 T-22 T-28 B-27 a row shows who, what, when, unread and chips, and is a link', async () => {
    inbox();
    const { user } = await renderApp('/tickets?queues=1,2', { as: 'ana' });
    const row = await rowOf('Atendendo', 'Alfa Souza');
    expect(within(row).getByText('Oi, tudo bem?')).toBeInTheDocument();
    expect(within(row).getByText(/^\d\d:\d\d$/)).toBeInTheDocument();
    expect(within(row).getByText('3 não lidas')).toBeInTheDocument();
    expect(within(row).getByText('Suporte')).toBeInTheDocument();
    expect(within(row).getByText('VIP')).toBeInTheDocument();
    expect(within(row).getByText('Principal · Você')).toBeInTheDocument();
    expect(within(await rowOf('Atendendo', 'Beto Lima')).getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
    const link = within(row).getByRole('link');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/tickets\/[\da-f-]{36}\?queues=1%2C2$/));
    await user.click(link);
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tickets\/[\da-f-]{36}$/));
    expect(within(await rowOf('Atendendo', 'Alfa Souza')).queryByText(/não lidas/)).not.toBeInTheDocument();
  });

  it('T-23 T-24 T-25 T-29 B-28 a waiting row is no link, has accept, the wait and the bot', async () => {
    inbox();
    const { user } = await renderApp('/tickets?sub=pending', { as: 'ana' });
    const row = await rowOf('Aguardando', 'Enzo Paz');
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
    expect(within(row).getByText('Aguardando há 1 h 12 min')).toBeInTheDocument();
    expect(within(row).getByRole('img', { name: 'Com o chatbot' })).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: 'Aceitar Enzo Paz' })).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: 'Resolver' })).toBeInTheDocument();
    expect(within(await rowOf('Aguardando', 'Dora Maia')).getByText('Aguardando há 34 min')).toBeInTheDocument();
    await user.click(within(row).getByText('Enzo Paz'));
    expect(window.location.pathname).toBe('/tickets');
    await user.click(screen.getByRole('button', { name: 'Atividade mais recente primeiro' }));
    expect(await screen.findByText('Quem espera há mais tempo primeiro')).toBeInTheDocument();
    await waitFor(async () => expect(await namesIn('Aguardando', everybody)).toEqual(['Enzo Paz', 'Dora Maia']));
  });

  it('T-26 closed rows offer reopen and neither accept nor resolve', async () => {
    inbox();
    await renderApp('/tickets?tab=closed', { as: 'ana' });
    const row = await rowOf('Resolvidos', 'Fábio Cruz');
    expect(within(row).getByRole('button', { name: 'Reabrir' })).toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: 'Resolver' })).not.toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: /Aceitar/ })).not.toBeInTheDocument();
  });

  it('T-02 I-11 a small screen has two tabs and names of 10 characters', async () => {
    inbox();
    place(0, { name: 'Maximiliano' });
    setViewport(390, 844);
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const link = within(await rowOf('Atendendo', 'Maximilian...')).getByRole('link');
    const invitation = 'Escolha um atendimento para começar';
    expect(screen.queryByText(invitation)).not.toBeInTheDocument();
    const tabs = within(screen.getByRole('tablist', { name: 'Lista ou conversa' }));
    await user.click(tabs.getByText('Conversa'));
    expect(await screen.findByText(invitation)).toBeInTheDocument();
    await user.click(tabs.getByText('Atendimentos'));
    expect(screen.queryByText(invitation)).not.toBeInTheDocument();
    await user.click(link);
    await waitFor(() =>
      expect(tabs.getByText('Conversa').closest('[role="tab"]')).toHaveAttribute('aria-selected', 'true'),
    );
  });

  it('PAIN-3.8 looking at the list or pointing at a row reads no conversation', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const row = await rowOf('Atendendo', 'Alfa Souza');
    await user.hover(within(row).getByRole('link'));
    expect(Object.keys(backend.faults.counts()).filter((call) => call.includes('/messages'))).toEqual([]);
    expect(within(row).getByText('3 não lidas')).toBeInTheDocument();
  });

  it('T-27 X-03 an admin peeks without opening the ticket', async () => {
    inbox();
    const { user } = await renderApp('/tickets', { as: 'admin' });
    const row = await rowOf('Atendendo', 'Caio Reis');
    await user.click(within(row).getByRole('button', { name: 'Espiar conversa' }));
    const dialog = await screen.findByRole('dialog', { name: 'Espiando Caio Reis' });
    expect(window.location.pathname).toBe('/tickets');
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('pages', () => {
  it('T-11 I-15 T-42 PAIN-1.5 PAIN-1.9 the count is the server’s, and the end of the list brings the next page once', async () => {
    alike({ status: 'open', owner: 'ana', queue: 'Suporte', tags: [] });
    const total = backend.store.tickets.all().filter(({ companyId }) => companyId === 1).length;
    expect(total).toBeGreaterThan(40);
    await renderApp('/tickets', { as: 'ana' });
    await waitFor(() => expect(countOf('Atendendo')).toBe(total));
    const list = await rowsIn('Atendendo');
    const area = list.parentElement;
    const open = () => listCalls().filter((call) => call.get('status') === 'open');
    expect(open()).toHaveLength(1);
    area?.scrollTo({ top: area.scrollHeight - area.clientHeight - 300 });
    await Promise.resolve();
    expect(open()).toHaveLength(1);
    area?.scrollTo({ top: area.scrollHeight - area.clientHeight - 90 });
    await waitFor(() => expect(open().map((call) => call.get('pageNumber'))).toEqual(['1', '2']));
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(total)),
    );
  });

  it('PAIN-1.10 a page of which nothing may be seen brings the next by itself', async () => {
    alike({ status: 'pending', owner: null, queue: null, tags: [] });
    place(50, { status: 'pending', owner: null, queue: 'Suporte', name: 'Só Ela', minutesAgo: 500 });
    await renderApp('/tickets?sub=pending', { as: 'ana' });
    await rowOf('Aguardando', 'Só Ela');
    expect(countOf('Aguardando')).toBe(1);
    expect(callsOf(backend, 'GET /tickets')).toBeLessThanOrEqual(5);
  });
});
