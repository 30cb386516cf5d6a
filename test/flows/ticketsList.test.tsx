import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { renderApp } from '../render';
import { backend } from '../world';
import { everybody, inbox } from './ticketListInbox';
import { countOf, keepOnly, listCalls, namesIn, place, queueId, rowOf, rowsIn } from './ticketsHelpers';

describe('tabs, filters and what is seen', () => {
  it('T-01 T-03 T-04 T-05 T-13 T-14 T-15 an agent sees own and unowned tickets of own queues, with counts', async () => {
    inbox();
    await renderApp('/tickets', { as: 'ana' });
    expect(await namesIn('Atendendo', everybody)).toEqual(['Alfa Souza', 'Beto Lima']);
    expect(screen.getByRole('heading', { name: 'Escolha um atendimento para começar' })).toBeInTheDocument();
    // Decoration, which has no role: a picture of its own and no icon.
    expect(document.querySelector('use')?.getAttribute('href')).toMatch(/welcome.*\.svg.*#conversations$/);
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
    await user.click(await screen.findByRole('switch', { name: 'Todos' }));
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
    await pause(800);
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
