import { act, screen, waitFor } from '@testing-library/react';
import { addDays } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import { companyApi } from '@/api/companyRecords';
import { parseColor } from '@/lib/color';
import { formatDueDate } from '@/lib/dueDate';
import { button, closed, dialog, localNoon, rowNames, rowOf, changesTo } from '../page';
import { backend } from '../world';
import { change, company, dueIn, openCompanies } from './companiesHelpers';
import { openSettings } from './settingsHelpers';

/** What a reader would call the colour behind a row. */
function hueBehind(row: Element): string {
  const [, name = ''] = /var\((--[\w-]+)\)/.exec(getComputedStyle(row).backgroundColor) ?? [];
  const rgb = parseColor(getComputedStyle(document.documentElement).getPropertyValue(name));
  if (!rgb) return 'none';
  const [red, green, blue] = rgb;
  // All of them have most of red and least of blue; the share of green makes the hue.
  expect(red).toBeGreaterThanOrEqual(green);
  expect(green).toBeGreaterThan(blue - 1);
  const degrees = (60 * (green - blue)) / (red - blue);
  return degrees < 20 ? 'red' : degrees < 45 ? 'orange' : 'yellow';
}

describe('the list of companies', () => {
  it('OC-01 B-29 B-43 DAY-25 name, e-mail, phone, plan, status, creation and due date with recurrence, and no secrets', async () => {
    change('Mercado Vencido', { dueDate: dueIn(111), createdAt: localNoon(5) });
    const companyId = company('Mercado Vencido')?.id ?? 0;
    backend.store.settings.insert((id) => ({ id, key: 'asaas', value: 'segredo', companyId, ...backend.ctx.stamps() }));
    const { user } = await openCompanies();
    const list = await companyApi.list({ searchParam: '', pageNumber: 1 });
    expect(JSON.stringify(list)).not.toContain('segredo');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nome',
      'Telefone',
      'Plano',
      'Campanhas',
      'Situação',
      'Criada em',
      'Vencimento',
      'Ações',
    ]);
    const cells = [...((await rowOf('Mercado Vencido'))?.cells ?? [])];
    const texts = cells.map(({ textContent }) => textContent);
    expect(texts.slice(0, 6)).toEqual([
      'Mercado Vencidovencido@prosa.demo',
      '+55 11 4002-0002',
      'Básico',
      'Desligadas',
      'Ativa',
      '05/05/2020',
    ]);
    expect(texts[6]).toBe(`${formatDueDate(dueIn(111))}Faltam 111 dias · Mensal`);
    await user.click(screen.getByLabelText('Buscar empresas', { selector: 'input' }));
    await user.paste('OFICINA');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Oficina do Bairrotrial@prosa.demo']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Configurações');
    expect(screen.getByRole('table', { name: 'Empresas' })).toBeVisible();
  });

  it('OC-02 B-33 DAY-24 exactly 5 days are yellow, 4 to -3 orange, exactly -4 red, others plain; words say it as well', async () => {
    const model = company('Plano Básico');
    const days = [6, 5, 4, 0, -3, -4, -5, -12];
    for (const day of days) {
      if (model) backend.store.companies.insert((id) => ({ ...model, id, name: `Dia ${day}`, dueDate: dueIn(day) }));
    }
    await openCompanies();
    const seen = await Promise.all(
      days.map(async (day) => {
        const row = await rowOf(`Dia ${day}`);
        return [day, row && hueBehind(row), row?.cells[6]?.textContent?.slice(10)];
      }),
    );
    expect(seen).toEqual([
      [6, 'none', 'Faltam 6 dias · Mensal'],
      [5, 'yellow', 'Faltam 5 dias · Mensal'],
      [4, 'orange', 'Faltam 4 dias · Mensal'],
      [0, 'orange', 'Venceu hoje · Mensal'],
      [-3, 'orange', 'Venceu há 3 dias · Mensal'],
      [-4, 'red', 'Venceu há 4 dias · Mensal'],
      [-5, 'none', 'Venceu há 5 dias · Mensal'],
      [-12, 'none', 'Venceu há 12 dias · Mensal'],
    ]);
  });

  it('OC-02 over midnight the days go on counting while the page is open', async () => {
    change('Oficina do Bairro', { dueDate: dueIn(3) });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await openCompanies();
    const row = await rowOf('Oficina do Bairro');
    expect(row?.cells[6]).toHaveTextContent('Faltam 3 dias');
    act(() => {
      vi.setSystemTime(addDays(new Date(), 2));
      vi.advanceTimersByTime(30_000);
    });
    expect(row?.cells[6]).toHaveTextContent('Falta 1 dia ·');
  });

  it('OC-09 a list that cannot be read says so in the chosen language', async () => {
    backend.faults.fail('GET /companies/list', 500);
    const { user } = await openSettings('super', '/settings?tab=companies');
    expect(await screen.findByText('As empresas não puderam ser carregadas')).toBeVisible();
    await user.click(screen.getByText('Tentar de novo'));
    await rowOf('Mercado Vencido');
  });

  it('OC-06 B-05 B-10 deleting says what goes with it; the own company stays', async () => {
    const { user } = await openCompanies();
    expect(screen.queryByLabelText('Excluir Loja Aurora')).not.toBeInTheDocument();
    await user.click(button('Excluir Plano Básico'));
    const question = await dialog();
    expect(question.getByText('Excluir a empresa Plano Básico?')).toBeVisible();
    expect(
      question.getByText(/está em dia até .* Vão junto os usuários, as conexões.*Não dá para desfazer/),
    ).toBeVisible();
    const id = company('Plano Básico')?.id;
    const sent = changesTo();
    await user.click(question.getByText('Excluir empresa'));
    expect(await screen.findByText('Empresa excluída com sucesso.')).toBeInTheDocument();
    expect(sent).toEqual([{ line: `DELETE /companies/${id}`, body: null }]);
    await closed();
    expect(rowNames()).not.toContain('Plano Básicobasico@prosa.demo');
    expect(company('Plano Básico')).toBeUndefined();
  });
});
