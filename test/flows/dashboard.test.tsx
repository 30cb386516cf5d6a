import { screen, waitFor, within } from '@testing-library/react';
import { startOfMonth, subDays } from 'date-fns';
import { formatDate } from '@/lib/dates';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textButton } from '../page';
import { backend } from '../world';
import { renderApp } from '../render';
import {
  attendants,
  byPast,
  counters,
  day,
  loaded,
  past,
  today,
  valueOf,
  watchDashboard,
  type Told,
} from './dashboardHelpers';
// Loaded before the first test, so that no test waits for the compiler.
import '@/app/PrivateShell';
import '@/i18n/pt/office';
import '@/pages/dashboard/DashboardPage';
import '@/pages/dashboard/DayChart';
import '@/pages/dashboard/UserChart';
import '@/pages/tickets/TicketsPage';

const now = new Date();
const month = day(startOfMonth(now));
let told: Told;

beforeEach(() => {
  told = watchDashboard();
});

describe('who sees the dashboard', () => {
  it('D-01 R-08 N-02 an admin at / sees it, first in the menu', async () => {
    await renderApp('/', { as: 'admin' });
    await loaded();
    const [first] = document.querySelectorAll('nav a');
    expect(first).toHaveTextContent('Dashboard');
    expect(first).toHaveAttribute('aria-current', 'page');
  });

  it('D-01 R-08 N-02 an agent at / is taken on to the tickets, and nothing of it is asked for', async () => {
    await renderApp('/', { as: 'ana' });
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(screen.queryByText('Dashboard', { selector: 'h1, nav *' })).not.toBeInTheDocument();
    expect(told.asked).toEqual([]);
  });
});

describe('the filter', () => {
  it('D-02 D-03 D-05 B-32 from the first of the month; a period takes its place and stands in the address', async () => {
    const { user } = await renderApp('/', { as: 'admin' });
    await loaded();
    expect(screen.getByLabelText('Data inicial')).toHaveValue(formatDate(month));
    expect(screen.getByLabelText('Data final')).toHaveValue(formatDate(today));
    const { companyId } = backend.store.users.find(({ profile }) => profile === 'admin') ?? expect.fail();
    const chart = `?initialDate=${month}&finalDate=${today}&companyId=${companyId}`;
    expect(told.asked.toSorted()).toEqual([
      `/dashboard/ticketsDay${chart}`,
      `/dashboard/ticketsUsers${chart}`,
      `/dashboard?date_from=${month}`,
    ]);

    told.asked = [];
    await user.click(screen.getByLabelText('Por período'));
    await user.click(screen.getByLabelText('Período: Nenhum'));
    const last = await screen.findByText('Últimos 90 dias', { selector: '[role="option"]' });
    const options = [...(last.closest('[role="listbox"][aria-label="Período"]')?.children ?? [])];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Nenhum',
      ...[3, 7, 15, 30, 60, 90].map((days) => `Últimos ${days} dias`),
    ]);
    await user.click(options[2] ?? expect.fail());
    expect(told.asked).toEqual([]);
    await user.click(textButton('Filtrar'));
    await waitFor(() => expect(told.asked).toHaveLength(3));
    expect(window.location.search).toBe('?days=7');
    expect(told.asked).toContain('/dashboard?days=7');
    expect(told.asked.join()).toContain(`initialDate=${day(subDays(now, 6))}&finalDate=${today}`);
  });

  it('D-04 B-27 without a filter: the error, no request, what is shown stays', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    told.asked = [];
    await user.click(screen.getByLabelText('Por período'));
    await user.click(textButton('Filtrar'));
    expect(await screen.findByText('Escolha um filtro: datas ou um período.')).toBeInTheDocument();
    expect(valueOf('Resolvidos')).toHaveTextContent('811');
    expect(window.location.search).toBe(`?from=${past.from}&to=${past.to}`);
    expect(told.asked).toEqual([]);
  });

  it('D-04 an address without a filter says so, and one with an end before its start', async () => {
    const { user } = await renderApp('/?days=0', { as: 'admin' });
    expect(await screen.findByText('Nenhum filtro escolhido')).toBeVisible();
    expect(await screen.findByText('Escolha um filtro: datas ou um período.')).toBeInTheDocument();
    expect(textButton('Exportar')).toBeDisabled();
    await user.click(screen.getByLabelText('Por data'));
    const end = screen.getByLabelText('Data final');
    await user.clear(end);
    await user.type(end, '2020-01-01');
    expect(await screen.findByText('A data final é anterior à data inicial.')).toBeVisible();
    expect(end).toBeInvalid();
    await user.click(textButton('Filtrar'));
    expect(told.asked).toEqual([]);
  });
});

describe('days that are over', () => {
  it('DAY-50 the server counts what is resolved by then alone: that is said beside the figures it is true of', async () => {
    const { unmount } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    const noteOf = (label: string) => valueOf(label)?.nextElementSibling?.textContent;
    expect(noteOf('Novos contatos')).toBe('só de atendimentos resolvidos até a data final');
    expect(noteOf('Tempo de espera')).toBe('média até o aceite, só dos resolvidos');
    expect(noteOf('Aguardando')).toBe('agora');
    unmount();
    await renderApp('/', { as: 'admin' });
    await loaded();
    expect(noteOf('Novos contatos')).toBe('no período');
    expect(noteOf('Tempo de espera')).toBe('média até o aceite');
  });

  it('DAY-50 without a start until today is all there is, in figures and charts alike', async () => {
    await renderApp(`/?to=${today}`, { as: 'admin' });
    await loaded();
    expect(told.asked).toContain('/dashboard');
    expect(told.asked.join()).toContain(`/dashboard/ticketsDay?initialDate=2000-01-01&finalDate=${today}`);
  });
});

describe('the numbers', () => {
  it('D-06 D-07 D-09 six counters, times as hours and minutes, and the attendants', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    expect(told.asked).toContain(`/dashboard?date_from=${past.from}&date_to=${past.to}`);
    const shown = [
      'Atendendo',
      'Aguardando',
      'Resolvidos',
      'Novos contatos',
      'Tempo de atendimento',
      'Tempo de espera',
    ];
    expect(shown.map((label) => valueOf(label)?.textContent)).toEqual([
      '1.234',
      '32',
      '811',
      '351',
      '1 h 05 min',
      '28 min',
    ]);
    const table = screen.getByRole('table', { name: 'Atendentes' });
    const cells = () =>
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells()).toEqual([
      ['Rogério Lima', 'Sem avaliação', '–Sem dados', 'On-line'],
      ['=Ana', '2,8', '52 min', 'Off-line'],
      ['Bruno Castro', '1,0', '2 h 05 min', 'Off-line'],
    ]);
    expect(within(table).getByRole('img', { name: '2,8 de 3' })).toBeVisible();
    await user.click(within(table).getByText('Tempo médio de atendimento', { selector: 'button' }));
    expect(cells().map(([name]) => name)).toEqual(['=Ana', 'Bruno Castro', 'Rogério Lima']);
  });

  it('D-08 a server that counts no new contacts: the count of the contacts of those days', async () => {
    const { leads: _left, ...others } = counters;
    told.board = { counters: others, attendants };
    await renderApp(byPast, { as: 'admin' });
    const count = backend.store.contacts.filter(({ companyId }) => companyId === 1).length;
    await waitFor(() => expect(valueOf('Novos contatos')).toHaveTextContent(String(count)));
    expect(told.asked).toContain(`/contacts?pageNumber=1&dateStart=${past.from}&dateEnd=${past.to}`);
  });

  it('B-08 B-10 a return to the window and the button read the numbers again', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    told.asked = [];
    told.board = { counters: { ...counters, supportFinished: 812 }, attendants };
    await user.click(screen.getByLabelText('Atualizar os números'));
    expect(await screen.findByText('812')).toBeVisible();
    expect(told.asked).toHaveLength(3);
    told.board = { counters: { ...counters, supportFinished: 813 }, attendants };
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('813')).toBeVisible();
  });
});
