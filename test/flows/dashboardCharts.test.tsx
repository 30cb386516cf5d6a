import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { textButton } from '../page';
import { backend } from '../world';
import { expectPrinted } from '../printed';
import { renderApp } from '../render';
import { byPast, downloads, loaded, panel, past, today, watchDashboard } from './dashboardHelpers';
// Loaded before the first test, so that no test waits for the compiler.
import '@/app/PrivateShell';
import '@/i18n/pt/office';
import '@/pages/dashboard/DashboardPage';
import '@/pages/dashboard/DayChart';
import '@/pages/dashboard/UserChart';
import 'react-csv/lib/core';

beforeEach(() => {
  watchDashboard();
});

describe('the charts', () => {
  it('D-10 D-11 D-12 B-32 charts of at most 280, each with the same numbers as a table', async () => {
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    const days = panel('Atendimentos por dia');
    const chart = await days.findByRole('application', {
      name: 'Atendimentos por dia, 05/01/2024 a 09/01/2024: gráfico. As setas passam pelos valores.',
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
    const dayTable = days.getByRole('table', { name: 'Atendimentos por dia, 05/01/2024 a 09/01/2024' });
    expect(rows(dayTable)).toEqual(['05/01/20240', '06/01/20241.500', '07/01/20240', '08/01/20240', '09/01/20240']);
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
    const { user } = await renderApp(byPast, { as: 'admin' });
    const texts = [
      'Não foi possível carregar os indicadores.',
      'Não foi possível carregar os atendimentos por usuário.',
      'Não foi possível carregar os atendimentos por dia.',
    ];
    for (const text of texts) {
      expect(await screen.findByText(text, { selector: '.Toastify *' })).toBeInTheDocument();
    }
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
      await user.click(textButton('Exportar'));
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
    expect(board).toContain('"Resolvidos";"811"');
    expect(board).toContain('"Tempo de atendimento, média (min)";"65"');
    expect(people).toContain(`"'=Ana";"2,8";"52";"Off-line"`);
    expect(days?.split('\n')).toHaveLength(6);
    expect(days).toContain('"06/01/2024";"1500"');
    expect(users).toContain('"Ana Ribeiro";"12"\n"Davi Santos";"0"');
  });

  it('B-32 a picture that cannot be made says so', async () => {
    expectPrinted(/image\.decode is not a function/);
    const { user } = await renderApp(byPast, { as: 'admin' });
    await loaded();
    await panel('Atendimentos por dia').findByRole('application');
    // This environment draws no pictures.
    await user.click(screen.getByLabelText('Atendimentos por dia: baixar PNG'));
    expect(await screen.findByText('Não foi possível criar a imagem.')).toBeInTheDocument();
  });
});
