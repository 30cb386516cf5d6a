import { screen, waitFor, within } from '@testing-library/react';
import { format, startOfMonth, subDays } from 'date-fns';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../world';
import { renderApp } from '../render';
// Loaded before the first test, so that no test waits for the compiler.
import '@/pages/dashboard/DashboardPage';
import '@/pages/dashboard/DayChart';
import '@/pages/dashboard/UserChart';
import '@/pages/tickets/TicketsPage';
import 'react-csv/lib/core';

const day = (date: Date) => format(date, 'yyyy-MM-dd');
const now = new Date();
const today = day(now);
const month = day(startOfMonth(now));
const past = { from: '2026-01-05', to: '2026-01-09' };
const byPast = `/?from=${past.from}&to=${past.to}`;

const counters = {
  supportHappening: 1234,
  supportPending: 32,
  supportFinished: 811,
  leads: 351,
  avgSupportTime: 64.6,
  avgWaitTime: 28.2,
};
const attendants = [
  { id: 1, name: 'Rogério Lima', rating: 0, tickets: 0, avgSupportTime: 0, online: true },
  { id: 2, name: '=Ana', rating: 2.75, tickets: 9, avgSupportTime: 52, online: null },
  { id: 3, name: 'Bruno Castro', rating: 1, tickets: 4, avgSupportTime: 125.4, online: false },
];

/** What the three calls answer, and every query they were asked with. */
interface Told {
  board: object;
  asked: string[];
}
let told: Told;

beforeEach(() => {
  told = { board: { counters, attendants }, asked: [] };
  const { handle } = backend;
  vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api', '');
    const watched = path.startsWith('/dashboard') || (path === '/contacts' && search !== '');
    if (!watched) return handle(request);
    told.asked.push(`${path}${search}`);
    const answer = await handle(request);
    if (!answer.ok) return answer;
    if (path === '/dashboard') return Response.json(told.board);
    if (path === '/dashboard/ticketsUsers') {
      return Response.json({
        data: [
          { nome: 'Ana Ribeiro', quantidade: '12' },
          { nome: 'Davi Santos', quantidade: 0 },
        ],
      });
    }
    if (path === '/dashboard/ticketsDay') {
      const oneDay = search.includes(`initialDate=${today}&finalDate=${today}`);
      const data = oneDay ? [{ horario: '9', total: '2' }] : [{ data: '06/01/2026', total: '1500' }];
      return Response.json({ count: oneDay ? 2 : 1500, data });
    }
    return answer;
  });
});

const loaded = () => screen.findByText('811');
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const panel = (title: string) => {
  const section = screen.getByText(title, { selector: 'h2' }).closest('section');
  return within(section ?? expect.fail());
};
const button = (name: string) => screen.getByText(name, { selector: 'button' });
/** What is handed to the browser's downloads. */
function downloads(): { name: string; text: () => Promise<string> }[] {
  const files: { name: string; text: () => Promise<string> }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file instanceof Blob ? file : null;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = last;
    files.push({ name: this.download, text: async () => (file ? file.text() : '') });
  });
  return files;
}

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
    expect(screen.queryByText('Dashboard')).not.toBeInTheDocument();
    expect(told.asked).toEqual([]);
  });
});

describe('the filter', () => {
  it('D-02 D-03 D-05 B-32 from the first of the month; a period takes its place and stands in the address', async () => {
    const { user } = await renderApp('/', { as: 'admin' });
    await loaded();
    expect(screen.getByLabelText('Data inicial')).toHaveValue(month);
    expect(screen.getByLabelText('Data final')).toHaveValue(today);
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
    await user.click(button('Filtrar'));
    await waitFor(() => expect(told.asked).toHaveLength(3));
    expect(window.location.search).toBe('?days=7');
    expect(told.asked).toContain('/dashboard?days=7');
    expect(told.asked.join()).toContain(`initialDate=${day(subDays(now, 7))}&finalDate=${today}`);
  });

  it('D-04 B-27 without a filter: the error, no request, what is shown stays', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    told.asked = [];
    await user.click(screen.getByLabelText('Por período'));
    await user.click(button('Filtrar'));
    expect(await screen.findByText('Escolha um filtro: datas ou um período.')).toBeInTheDocument();
    expect(valueOf('Finalizados')).toHaveTextContent('811');
    expect(window.location.search).toBe(`?from=${past.from}&to=${past.to}`);
    expect(told.asked).toEqual([]);
  });

  it('D-04 an address without a filter says so, and one with an end before its start', async () => {
    const { user } = await renderApp('/?days=0', { as: 'admin' });
    expect(await screen.findByText('Nenhum filtro escolhido')).toBeVisible();
    expect(await screen.findByText('Escolha um filtro: datas ou um período.')).toBeInTheDocument();
    expect(button('Exportar')).toBeDisabled();
    await user.click(screen.getByLabelText('Por data'));
    const end = screen.getByLabelText('Data final');
    await user.clear(end);
    await user.type(end, '2020-01-01');
    expect(await screen.findByText('A data final é anterior à data inicial.')).toBeVisible();
    expect(end).toBeInvalid();
    await user.click(button('Filtrar'));
    expect(told.asked).toEqual([]);
  });
});

describe('the numbers', () => {
  it('D-06 D-07 D-09 six counters, times as hours and minutes, and the attendants', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    expect(told.asked).toContain(`/dashboard?date_from=${past.from}&date_to=${past.to}`);
    const shown = [
      'Em conversa',
      'Aguardando',
      'Finalizados',
      'Novos contatos',
      'Tempo de conversa',
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

describe('the charts', () => {
  it('D-10 D-11 D-12 B-32 charts of at most 280, each with the same numbers as a table', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    const days = panel('Atendimentos por dia');
    const chart = await days.findByRole('application', {
      name: 'Atendimentos por dia, 05/01/2026 a 09/01/2026: gráfico. As setas passam pelos valores.',
    });
    expect(Number(chart.getAttribute('height'))).toBe(280);
    expect(days.getByText('1.500 no período')).toBeVisible();
    const users = panel('Atendimentos por usuário');
    const bars = await users.findByRole('application');
    expect(Number(bars.getAttribute('height'))).toBeLessThanOrEqual(280);
    expect(within(bars).getByText('Ana Ribeiro')).toBeVisible();
    expect(within(bars).queryByText('Davi Santos')).not.toBeInTheDocument();

    for (const title of ['Atendimentos por dia', 'Atendimentos por usuário']) {
      await user.click(screen.getByLabelText(`${title}: ver como tabela`));
    }
    const rows = (table: HTMLElement) => [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    const dayTable = days.getByRole('table', { name: 'Atendimentos por dia, 05/01/2026 a 09/01/2026' });
    expect(rows(dayTable)).toEqual(['05/01/20260', '06/01/20261.500', '07/01/20260', '08/01/20260', '09/01/20260']);
    expect(rows(users.getByRole('table'))).toEqual(['Ana Ribeiro12', 'Davi Santos0']);
    expect(screen.getByLabelText('Atendimentos por dia: baixar PNG')).toBeDisabled();
    await user.click(screen.getByLabelText('Atendimentos por dia: ver como tabela'));
    expect(await days.findByRole('application')).toBeVisible();
  });

  it('D-11 one day is shown by its hours', async () => {
    const { user } = await renderApp(`/?from=${today}&to=${today}`, { as: 'admin' });
    await loaded();
    const hours = panel('Atendimentos por hora');
    await user.click(screen.getByLabelText('Atendimentos por hora: ver como tabela'));
    expect(hours.getAllByRole('row')).toHaveLength(25);
    expect(hours.getByText('09:00–09:59').closest('tr')).toHaveTextContent('09:00–09:592');
  });

  it('D-13 each failure has its own toast and a retry in its place; the rest stands', async () => {
    backend.faults.fail(/GET \/dashboard$/, 500);
    backend.faults.fail('GET /dashboard/ticketsUsers', 500);
    backend.faults.fail('GET /dashboard/ticketsDay', 500);
    const quiet = vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await renderApp(byPast, { as: 'admin' });
    const texts = [
      'Não foi possível carregar os indicadores.',
      'Não foi possível carregar os atendimentos por usuário.',
      'Não foi possível carregar os atendimentos por dia.',
    ];
    for (const text of texts) {
      expect(await screen.findByText(text, { selector: '.Toastify *' })).toBeInTheDocument();
    }
    expect(quiet).toHaveBeenCalled();
    const users = panel('Atendimentos por usuário');
    await user.click(users.getByText('Tentar de novo'));
    expect(await users.findByRole('application')).toBeVisible();
    expect(panel('Atendimentos por dia').getByText('Tentar de novo')).toBeVisible();
    await user.click(panel('Atendentes').getByText('Tentar de novo'));
    await loaded();
    await user.click(panel('Atendimentos por dia').getByText('Tentar de novo'));
    expect(await panel('Atendimentos por dia').findByRole('application')).toBeVisible();
  });
});

describe('the files', () => {
  it('B-32 B-42 counters, attendants and both charts as CSV: semicolons, no formula', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    const files = downloads();
    for (const name of ['Indicadores', 'Atendentes', 'Atendimentos por dia', 'Atendimentos por usuário']) {
      await user.click(button('Exportar'));
      await user.click(await screen.findByText(`${name} (CSV)`, { selector: '[role="menuitem"]' }));
    }
    await waitFor(() => expect(files).toHaveLength(4));
    const span = `_${past.from}_${past.to}.csv`;
    expect(files.map(({ name }) => name)).toEqual([
      `indicadores${span}`,
      `atendentes${span}`,
      `atendimentos-por-dia${span}`,
      `atendimentos-por-usuario${span}`,
    ]);
    const [board, people, days, users] = await Promise.all(files.map(({ text }) => text()));
    expect(board).toContain('"Finalizados";"811"');
    expect(board).toContain('"Tempo de conversa, média (min)";"65"');
    expect(people).toContain(`"'=Ana";"2,8";"52";"Off-line"`);
    expect(days?.split('\n')).toHaveLength(6);
    expect(days).toContain('"06/01/2026";"1500"');
    expect(users).toContain('"Ana Ribeiro";"12"\n"Davi Santos";"0"');
  });

  it('B-32 a picture that cannot be made says so', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    await panel('Atendimentos por dia').findByRole('application');
    const quiet = vi.spyOn(console, 'warn').mockReturnValue();
    // This environment draws no pictures.
    await user.click(screen.getByLabelText('Atendimentos por dia: baixar PNG'));
    expect(await screen.findByText('Não foi possível criar a imagem.')).toBeInTheDocument();
    expect(quiet).toHaveBeenCalled();
  });
});
