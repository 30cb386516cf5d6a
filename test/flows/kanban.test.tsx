import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, type Person } from '../world';
import { renderApp } from '../render';
import {
  arrange,
  cardLink,
  cardOf,
  lane,
  lanesOfSeed,
  link,
  moves,
  namesIn,
  openBoard,
  queueId,
  said,
  settled,
  stored,
  tagId,
} from './kanbanHelpers';

const [quote, payment, delivery] = lanesOfSeed;
const open = 'Em aberto';
let tickets: ReturnType<typeof arrange>;

beforeEach(() => {
  tickets = arrange([
    { name: 'Aline Prado', status: 'pending', unread: 3, lastMessage: 'Quero falar com uma pessoa', minutesAgo: 12 },
    { name: 'Bento Luz', owner: 'ana', queue: 'Vendas', tags: ['VIP', quote], lastMessage: 'Segue o *orçamento*' },
    { name: 'Célia Ramos', tags: [payment], queue: 'Financeiro' },
    { name: 'Davi Nunes', owner: 'ana', tags: ['VIP'] },
    { name: 'Elis Moraes', status: 'closed', tags: [quote] },
  ]);
});

/** What was asked of the board. */
function boardQueries(): { queueIds: string | null; showAll: string | null }[] {
  const asked: { queueIds: string | null; showAll: string | null }[] = [];
  const { handle } = backend;
  vi.spyOn(backend, 'handle').mockImplementation((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/ticket/kanban')
      asked.push({ queueIds: searchParams.get('queueIds'), showAll: searchParams.get('showAll') });
    return handle(request);
  });
  return asked;
}

describe('the board', () => {
  it('K-01 K-03 Z-14 B-31 "Open" and a lane per kanban tag with their totals; a card says who, what, where and how long', async () => {
    await openBoard();
    const headings = [...document.querySelectorAll('[data-lane] h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual([
      `${open}: 2 atendimentos`,
      `${quote}: 1 atendimento`,
      `${payment}: 1 atendimento`,
      `${delivery}: 0 atendimento`,
    ]);
    expect(screen.getByText('4 atendimentos', { selector: '[role="status"]' })).toBeVisible();
    expect(namesIn(open)).toEqual(['Davi Nunes', 'Aline Prado']);
    expect(within(lane(delivery)).getByText('Nenhum atendimento nesta coluna')).toBeVisible();
    const waiting = cardOf('Aline Prado');
    expect(waiting.getByText('+55 11 90000-0010')).toBeVisible();
    expect(waiting.getByText('Quero falar com uma pessoa')).toBeVisible();
    expect(waiting.getByText('Aguardando há 12 min')).toBeInTheDocument();
    expect(waiting.getByText('3 não lidas')).toBeInTheDocument();
    expect(waiting.getByText('Suporte')).toBeVisible();
    const quoted = cardOf('Bento Luz');
    expect(quoted.getByText('orçamento', { selector: 'b' })).toBeVisible();
    expect(quoted.getByText('Com Ana Ribeiro')).toBeInTheDocument();
    expect(cardLink('Bento Luz')).toHaveAttribute('href', `/tickets/${tickets[1]?.uuid}`);
  });

  it('K-02 an admin asks for everybody in all queues', async () => {
    const asked = boardQueries();
    await openBoard();
    const all = backend.store.queues.filter(({ companyId }) => companyId === 1).map(({ id }) => id);
    expect(JSON.parse(asked[0]?.queueIds ?? '[]').toSorted()).toEqual(all.toSorted());
    expect(asked).toEqual([{ queueIds: asked[0]?.queueIds, showAll: 'true' }]);
    expect(screen.getByText('Nova coluna', { selector: 'a' })).toHaveAttribute('href', '/tags?new');
    expect(within(lane(quote)).getByLabelText(`Editar a coluna ${quote}`)).toHaveAttribute(
      'href',
      `/tags?edit=${tagId(quote)}`,
    );
  });

  it('K-02 an agent asks for the own queues and sees own and waiting tickets; lanes are not theirs to change', async () => {
    const asked = boardQueries();
    await openBoard('ana');
    expect(asked).toEqual([{ queueIds: JSON.stringify([queueId('Suporte'), queueId('Vendas')]), showAll: 'false' }]);
    expect(namesIn(payment)).toEqual([]);
    expect(namesIn(quote)).toEqual(['Bento Luz']);
    expect(screen.queryByText('Nova coluna')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(`Editar a coluna ${quote}`)).not.toBeInTheDocument();
  });

  it('R-15 N-03 a plan without the board has neither the page nor its menu entry', async () => {
    await renderApp('/kanban', { as: 'basico' satisfies Person });
    expect(await screen.findByText(/não possui permissão/)).toBeInTheDocument();
    expect(screen.queryByText('Kanban', { selector: 'nav *' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Quadro do Kanban' })).not.toBeInTheDocument();
  });

  it('K-06 B-29 a board that cannot be loaded says so and is tried again, without a toast', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    backend.failNext('GET /ticket/kanban', 500);
    const { user } = await renderApp('/kanban', { as: 'admin' });
    expect(await screen.findByText('Não deu para carregar o quadro')).toBeVisible();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    await user.click(screen.getByText('Tentar de novo'));
    await screen.findByRole('region', { name: 'Quadro do Kanban' });
    expect(namesIn(open)).toContain('Aline Prado');
  });

  it('B-27 B-31 search and queues are in the address, narrow the totals, and can be cleared', async () => {
    const { user } = await openBoard('admin', '/kanban?q=nunes');
    expect(screen.getByText('1 de 4 atendimentos')).toBeVisible();
    expect(namesIn(open)).toEqual(['Davi Nunes']);
    const box = screen.getByLabelText('Buscar no Kanban', { selector: 'input' });
    await user.clear(box);
    await user.paste('ORCAMENTO');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(namesIn(quote)).toEqual(['Bento Luz']));
    expect(namesIn(open)).toEqual([]);
    expect(window.location.search).toBe('?q=ORCAMENTO');
    await user.click(screen.getByLabelText(/^Filas: Todas as filas/));
    await user.click(await screen.findByText('Vendas', { selector: '[role="menuitemcheckbox"] *' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Nada encontrado')).toBeVisible();
    expect(window.location.search).toContain('queues=');
    await user.click(screen.getByText('Limpar filtros'));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(namesIn(open)).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('moving a card', () => {
  it('K-04 B-31 B-33 by keyboard: Space picks up, arrows choose, Space drops; shown at once, told, focus goes along', async () => {
    const { user } = await openBoard();
    backend.delayNext('DELETE /ticket-tags', 60);
    cardLink('Bento Luz').focus();
    await user.keyboard(' ');
    expect(said()).toMatch(/^Bento Luz na mão, saindo de Orçamento enviado\./);
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe(`${payment}, 1 atendimento`);
    expect(lane(payment).querySelector('[data-slot]')).not.toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft} ');
    expect(namesIn(payment)).toEqual(['Bento Luz', 'Célia Ramos']);
    expect(said()).toBe(`Bento Luz foi para ${payment}.`);
    expect(stored(tickets[1])).toEqual(['VIP', quote]);
    expect(cardLink('Bento Luz')).toHaveFocus();
    await settled(2);
    expect(moves()).toEqual([
      `DELETE /ticket-tags/${tickets[1]?.id}`,
      `PUT /ticket-tags/${tickets[1]?.id}/${tagId(payment)}`,
    ]);
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP', payment]));
    expect(within(lane(payment)).getByText(/2 atendimentos/)).toBeInTheDocument();
  });

  it('B-31 B-33 Esc and leaving put the card back; arrows walk between cards', async () => {
    const { user } = await openBoard();
    cardLink('Davi Nunes').focus();
    await user.keyboard('{ArrowDown}');
    expect(cardLink('Aline Prado')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(cardLink('Bento Luz')).toHaveFocus();
    await user.keyboard(' {ArrowRight}{Escape}');
    expect(said()).toBe(`Bento Luz continua em ${quote}.`);
    expect(cardLink('Bento Luz')).toHaveFocus();
    await user.keyboard(' {ArrowRight}{Tab}');
    expect(document.querySelector('[data-slot]')).toBeNull();
    expect(namesIn(quote)).toEqual(['Bento Luz']);
    expect(moves()).toEqual([]);
  });

  it('K-05 B-31 by the menu of the card, to "Open": the tag is removed, none is added, others stay', async () => {
    const { user } = await openBoard('ana');
    await user.click(cardOf('Bento Luz').getByLabelText('Ações do cartão de Bento Luz'));
    expect(await screen.findByText(`Já está em ${quote}`)).toBeVisible();
    await user.click(screen.getByText(`Mover para ${open}`));
    expect(namesIn(open)).toContain('Bento Luz');
    await waitFor(() => expect(cardLink('Bento Luz')).toHaveFocus());
    await settled(1);
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP']));
    expect(moves()).toEqual([`DELETE /ticket-tags/${tickets[1]?.id}`]);
  });

  it('K-06 B-31 a refused removal puts the card back with a word on it and no toast; trying again moves it', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await openBoard();
    backend.failNext('DELETE /ticket-tags', 500, 'Failed to remove ticket tags.');
    cardLink('Célia Ramos').focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(await screen.findByText(`Não deu para mover para ${delivery}.`)).toBeVisible();
    expect(namesIn(payment)).toEqual(['Célia Ramos']);
    expect(said()).toContain(`Célia Ramos voltou para ${payment}.`);
    await waitFor(() => expect(cardLink('Célia Ramos')).toHaveFocus());
    expect(warned).toHaveBeenCalled();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    await user.click(screen.getByLabelText(`Tentar de novo: mover Célia Ramos para ${delivery}`));
    await waitFor(() => expect(stored(tickets[2])).toEqual([delivery]));
    expect(namesIn(delivery)).toEqual(['Célia Ramos']);
    expect(screen.queryByText(/Não deu para mover/)).not.toBeInTheDocument();
  });

  it('K-06 B-31 a refused adding leaves the card in "Open", as the server has it, and says what was lost', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await openBoard();
    backend.failNext('PUT /ticket-tags', 500, 'Failed to store ticket tag.');
    cardLink('Célia Ramos').focus();
    await user.keyboard(' {ArrowRight} ');
    const words = `Saiu de ${payment}, mas não deu para entrar em ${delivery}.`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(namesIn(open)).toContain('Célia Ramos');
    expect(stored(tickets[2])).toEqual([]);
    await user.click(screen.getByLabelText('Fechar o aviso de Célia Ramos'));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(cardLink('Célia Ramos')).toHaveFocus();
  });

  it('K-04 B-07 quick moves of one card run one after another; a reload asks while one is under way', async () => {
    const { user } = await openBoard();
    let letThrough = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const { handle } = backend;
    vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
      const response = await handle(request);
      if (request.method === 'PUT') await gate;
      return response;
    });
    cardLink('Bento Luz').focus();
    await user.keyboard(' {ArrowRight} ');
    const leaving = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(leaving));
    expect(leaving.defaultPrevented).toBe(true);
    await settled(2);
    await user.keyboard(' {ArrowRight} ');
    await user.keyboard(' {ArrowLeft} ');
    await user.keyboard(' {ArrowRight} ');
    expect(namesIn(delivery)).toEqual(['Bento Luz']);
    expect(moves()).toHaveLength(2);
    letThrough();
    await settled(4);
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP', delivery]));
    const id = tickets[1]?.id;
    expect(moves()).toEqual([
      `DELETE /ticket-tags/${id}`,
      `PUT /ticket-tags/${id}/${tagId(payment)}`,
      `DELETE /ticket-tags/${id}`,
      `PUT /ticket-tags/${id}/${tagId(delivery)}`,
    ]);
    await waitFor(() => {
      const later = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(later);
      expect(later.defaultPrevented).toBe(false);
    });
    expect(namesIn(delivery)).toEqual(['Bento Luz']);
  });
});

describe('a live board', () => {
  it('K-02 B-31 a message, an acceptance and a resolution show without a reload', async () => {
    const { second } = await openBoard();
    const ana = await second('ana');
    const { id = 0, contactId = 0 } = tickets[0] ?? {};
    await act(() => Promise.resolve(backend.receive({ ticketId: id, body: 'Ainda estou aqui' })));
    expect(await screen.findByText('Ainda estou aqui')).toBeVisible();
    expect(namesIn(open)[0]).toBe('Aline Prado');
    expect(cardOf('Aline Prado').getByText('4 não lidas')).toBeInTheDocument();
    expect(contactId).not.toBe(0);
    await ana.request('PUT', `/tickets/${id}`, { status: 'open', userId: ana.userId });
    await waitFor(() => expect(cardOf('Aline Prado').getByText('Com Ana Ribeiro')).toBeInTheDocument());
    await ana.request('PUT', `/tickets/${tickets[3]?.id}`, { status: 'closed', userId: ana.userId });
    await waitFor(() => expect(namesIn(open)).toEqual(['Aline Prado']));
    expect(screen.getByText('3 atendimentos', { selector: '[role="status"]' })).toBeVisible();
  });

  it('K-01 B-31 a ticket that comes back comes to the lane of its tag, even by a message that tells of no tags', async () => {
    await openBoard();
    await act(() => Promise.resolve(backend.receive({ ticketId: tickets[4]?.id ?? 0, body: 'Voltei' })));
    await waitFor(() => expect(namesIn(quote)).toContain('Elis Moraes'));
    expect(cardOf('Elis Moraes').getByText('Voltei')).toBeVisible();
  });

  it('K-01 B-31 lanes follow their tags: made, renamed, deleted; nobody is lost', async () => {
    const { second } = await openBoard();
    const admin = await second('super');
    await admin.request('POST', '/tags', { name: 'Perdido', color: '#222222', kanban: 1 });
    await waitFor(() => expect(lane('Perdido')).toBeVisible());
    await admin.request('PUT', `/tags/${tagId(quote)}`, { name: 'Proposta', kanban: 1 });
    await waitFor(() => expect(namesIn('Proposta')).toEqual(['Bento Luz']));
    await admin.request('DELETE', `/tags/${tagId('Proposta')}`);
    await waitFor(() => expect(namesIn(open)).toContain('Bento Luz'));
    expect(screen.queryByText('Proposta')).not.toBeInTheDocument();
  });

  it('B-08 B-31 moves by others, of which nobody is told, show on return to the tab; a failed reading says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await openBoard();
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 5_000);
    const [, , celia] = tickets;
    if (celia) link(celia, [delivery]);
    const back = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
    back();
    await waitFor(() => expect(namesIn(delivery)).toEqual(['Célia Ramos']));
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000);
    backend.failNext('GET /ticket/kanban', 500);
    back();
    expect(await screen.findByText('Não deu para atualizar o quadro.')).toBeVisible();
    expect(namesIn(delivery)).toEqual(['Célia Ramos']);
    await user.click(screen.getByText('Tentar de novo'));
    await waitFor(() => expect(screen.queryByText('Não deu para atualizar o quadro.')).not.toBeInTheDocument());
  });

  it('K-04 B-31 a card that leaves while it is in the hand is let go', async () => {
    const { user, second } = await openBoard();
    const ana = await second('ana');
    cardLink('Davi Nunes').focus();
    await user.keyboard(' {ArrowRight}');
    await ana.request('PUT', `/tickets/${tickets[3]?.id}`, { status: 'closed', userId: ana.userId });
    await waitFor(() => expect(said()).toBe('Davi Nunes saiu do quadro.'));
    expect(document.querySelector('[data-slot]')).toBeNull();
    expect(moves()).toEqual([]);
  });
});
