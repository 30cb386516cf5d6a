import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@/i18n/i18n';
import type { Language } from '@/i18n/languages';
import { backend, type Person, intercept } from '../world';
import { closed, replaceText, stopClock } from '../page';
import { renderApp } from '../render';
import {
  cardLink,
  cardOf,
  delivery,
  lane,
  link,
  moves,
  namesIn,
  open,
  openBoard,
  payment,
  queueId,
  quote,
  said,
  tagId,
  usualCards,
} from './kanbanHelpers';

let tickets: ReturnType<typeof usualCards>;

beforeEach(() => {
  tickets = usualCards();
});

/** What was asked of the board. */
function boardQueries(): { queueIds: string | null; showAll: string | null }[] {
  const asked: { queueIds: string | null; showAll: string | null }[] = [];
  intercept((request, handle) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/ticket/kanban')
      asked.push({ queueIds: searchParams.get('queueIds'), showAll: searchParams.get('showAll') });
    return handle(request);
  });
  return asked;
}

describe('the board', () => {
  it('K-01 K-03 B-31 "Open" and a lane per kanban tag with their totals; a card says who, what, where and how long', async () => {
    stopClock();
    tickets = usualCards();
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

  it.each<[Language, string, string]>([
    ['pt', 'Com você', 'Com Ana Ribeiro'],
    ['en', 'With you', 'With Ana Ribeiro'],
    ['es', 'Contigo', 'Con Ana Ribeiro'],
  ])('DAY-59 in %s a card says as a native would whose it is', async (language, own, colleague) => {
    await openBoard();
    await act(() => changeLanguage(language));
    expect(await cardOf('Célia Ramos').findByText(own)).toBeInTheDocument();
    expect(cardOf('Bento Luz').getByText(colleague)).toBeInTheDocument();
  });

  it('K-02 an admin asks for everybody in all queues, as decided, not only in the own', async () => {
    const asked = boardQueries();
    await openBoard();
    const all = backend.store.queues.filter(({ companyId }) => companyId === 1).map(({ id }) => id);
    const queueIds: unknown = JSON.parse(asked[0]?.queueIds ?? '[]');
    expect(queueIds).toHaveLength(all.length);
    expect(queueIds).toEqual(expect.arrayContaining(all));
    expect(asked).toEqual([{ queueIds: asked[0]?.queueIds, showAll: 'true' }]);
    expect(screen.getByText('Nova coluna')).toBeVisible();
    expect(within(lane(quote)).getByLabelText(`Editar a coluna ${quote}`)).toBeVisible();
  });

  it('DAY-45 a new column is made on the board and stands there; a column is changed there, too', async () => {
    const { user } = await openBoard();
    await user.click(screen.getByText('Nova coluna'));
    const form = within(await screen.findByRole('dialog', { name: 'Nova coluna' }));
    await user.type(await form.findByLabelText(/^Nome/), 'Em separação');
    expect(form.queryByRole('switch')).not.toBeInTheDocument();
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByRole('region', { name: /^Em separação/ })).toBeInTheDocument();
    await closed();
    expect(window.location.pathname + window.location.search).toBe('/kanban');
    expect(backend.store.tags.find(({ name }) => name === 'Em separação')?.kanban).toBe(1);

    await user.click(screen.getByLabelText('Editar a coluna Em separação'));
    const name = await within(await screen.findByRole('dialog')).findByLabelText(/^Nome/);
    await replaceText(user, name, 'Separados');
    await user.click(within(await screen.findByRole('dialog')).getByText('Salvar'));
    expect(await screen.findByRole('region', { name: /^Separados/ })).toBeInTheDocument();
    await closed();
    expect(window.location.pathname).toBe('/kanban');
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
    await act(() => Promise.resolve(backend.receive({ ticketId: tickets[4]?.id ?? 0, body: 'Voltei', bot: false })));
    await waitFor(() => expect(namesIn(quote)).toContain('Elis Moraes'));
    await waitFor(() => expect(cardOf('Elis Moraes').getByText('Voltei')).toBeVisible());
    expect(namesIn(quote)).toContain('Elis Moraes');
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
