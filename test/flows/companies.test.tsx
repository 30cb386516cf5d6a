import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import { companyApi } from '@/api/companies';
import type { CompanyRow } from '../backend/types';
import { backend } from '../world';
import {
  button,
  closed,
  dialog,
  names,
  openSettings,
  pick,
  rowOf,
  sentBodies,
  tab,
  write,
  type User,
} from './settingsHelpers';

const company = (name: string) => backend.store.companies.all().find((row) => row.name === name);
const change = (name: string, patch: Partial<CompanyRow>) => {
  const row = company(name);
  if (row) backend.store.companies.update(row, patch);
};
const dueIn = (days: number) => `${format(addDays(new Date(), days), 'yyyy-MM-dd')}T00:00:00.000Z`;
const campaigns = (name: string) =>
  backend.store.settings.find(({ companyId, key }) => companyId === company(name)?.id && key === 'campaignsEnabled')
    ?.value;
const bodyOf = (body: unknown) => Object.fromEntries(Object.entries(body ?? {}));

async function openCompanies(path = '/settings?tab=companies') {
  const app = await openSettings('super', path);
  await rowOf('Mercado Vencido');
  return app;
}

async function openForm(user: User, opener: string) {
  await user.click(screen.queryByText(opener, { selector: 'button' }) ?? button(opener));
  const form = await dialog();
  return { form, name: await form.findByLabelText(/^Nome/) };
}

describe('the list of companies', () => {
  it('OC-01 B-29 B-43 name, e-mail, phone, plan, status, creation and due date with recurrence, and no secrets', async () => {
    change('Mercado Vencido', { dueDate: '2027-03-14T00:00:00.000Z', createdAt: '2026-01-05T12:00:00.000Z' });
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
      '551140020002',
      'Básico',
      'Desligadas',
      'Ativa',
      '05/01/2026',
    ]);
    expect(texts[6]).toMatch(/^14\/03\/2027Faltam \d+ dias · Mensal$/);
    await user.click(screen.getByLabelText('Buscar empresas', { selector: 'input' }));
    await user.paste('OFICINA');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Oficina do Bairrotrial@prosa.demo']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Configurações');
    expect(screen.getByRole('table', { name: 'Empresas' })).toBeVisible();
  });

  it('OC-02 B-33 rows stand out by their days to the due date, which stand in words as well', async () => {
    const due = { 'Plano Básico': 5, 'Oficina do Bairro': -3, 'Mercado Vencido': -4, 'Loja Aurora': 6 };
    for (const [name, days] of Object.entries(due)) change(name, { dueDate: dueIn(days) });
    await openCompanies();
    const colorOf = async (text: RegExp) => {
      const row = (await screen.findByText(text, { selector: 'td span' })).closest('tr');
      return row ? getComputedStyle(row).backgroundColor : '';
    };
    const plain = await colorOf(/^Faltam 6 dias/);
    const five = screen.getAllByText(/^Faltam 5 dias/, { selector: 'td span' }).map((cell) => cell.closest('tr'));
    const yellow = five.map((row) => (row ? getComputedStyle(row).backgroundColor : ''));
    const orange = await colorOf(/^Venceu há 3 dias/);
    const gone = screen.getAllByText(/^Venceu há 4 dias/, { selector: 'td span' })[0]?.closest('tr');
    const red = gone ? getComputedStyle(gone).backgroundColor : '';
    expect(new Set([plain, ...yellow, orange, red]).size).toBe(4);
  });

  it('OC-02 over midnight the days go on counting while the page is open', async () => {
    change('Oficina do Bairro', { dueDate: dueIn(3) });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await openCompanies();
    expect(screen.getByText(/^Faltam 3 dias/)).toBeVisible();
    act(() => {
      vi.setSystemTime(addDays(new Date(), 2));
      vi.advanceTimersByTime(30_000);
    });
    expect(screen.getByText(/^Falta 1 dia ·/)).toBeVisible();
  });

  it('OC-09 a list that cannot be read says so in the chosen language', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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
    const sent = sentBodies();
    await user.click(question.getByText('Excluir empresa'));
    expect(await screen.findByText('Empresa excluída com sucesso.')).toBeInTheDocument();
    expect(sent).toEqual([{ line: `DELETE /companies/${id}`, body: null }]);
    await closed();
    expect(names()).not.toContain('Plano Básicobasico@prosa.demo');
    expect(company('Plano Básico')).toBeUndefined();
  });
});

describe('the form of a company', () => {
  it('OC-07 OC-04 OC-06 B-10 the due date is extended by the recurrence and saved; the row follows at once', async () => {
    change('Mercado Vencido', { dueDate: '2028-01-31T00:00:00.000Z' });
    const id = company('Mercado Vencido')?.id;
    const { user } = await openCompanies();
    const { form } = await openForm(user, 'Editar Mercado Vencido');
    const due = form.getByLabelText('Vencimento');
    expect(due).toHaveValue('2028-01-31');
    const recurrence = form.getByLabelText('Recorrência');
    await user.click(recurrence);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Nenhuma',
      'Mensal',
      'Bimestral',
      'Trimestral',
      'Semestral',
      'Anual',
    ]);
    await user.click(within(screen.getByRole('listbox')).getByText('Mensal'));
    await user.click(form.getByText('Estender 1 mês'));
    expect(due).toHaveValue('2028-02-29');
    await pick(user, recurrence, 'Anual');
    await user.click(form.getByText('Estender 12 meses'));
    expect(due).toHaveValue('2029-02-28');
    const sent = sentBodies();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Empresa salva com sucesso.')).toBeInTheDocument();
    expect(await screen.findByText('28/02/2029')).toBeVisible();
    expect(screen.getByText(/^Faltam .* · Anual$/)).toBeVisible();
    expect(sent.map(({ line }) => line)).toEqual([`PUT /companies/${id}`]);
    expect(bodyOf(sent[0]?.body)).toEqual({
      name: 'Mercado Vencido',
      email: 'vencido@prosa.demo',
      phone: '551140020002',
      planId: company('Mercado Vencido')?.planId,
      status: true,
      campaignsEnabled: false,
      dueDate: '2029-02-28',
      recurrence: 'ANUAL',
    });
    await closed();
  });

  it('OC-05 OC-03 an empty due date goes as null; status and campaigns are switched', async () => {
    const { user } = await openCompanies();
    const { form } = await openForm(user, 'Editar Plano Básico');
    await user.clear(form.getByLabelText('Vencimento'));
    expect(form.getByText('Sem vencimento: ninguém da empresa entra.')).toBeVisible();
    await user.click(form.getByLabelText('Empresa ativa'));
    await user.click(form.getByLabelText('Campanhas ligadas'));
    const sent = sentBodies();
    await user.click(form.getByText('Salvar'));
    const row = await rowOf('Plano Básico');
    await waitFor(() => expect(row?.cells[4]).toHaveTextContent('Inativa'));
    expect(row?.cells[3]).toHaveTextContent('Ligadas');
    expect(row?.cells[6]).toHaveTextContent('Sem vencimento');
    expect(bodyOf(sent[0]?.body)).toMatchObject({ dueDate: null, status: false, campaignsEnabled: true });
    expect(campaigns('Plano Básico')).toBe('true');
    await closed();
  });

  it('OC-03 OC-06 B-07 a new company asks for its plan, its e-mail and its first user’s password, and goes once', async () => {
    const { user } = await openCompanies();
    const { form, name } = await openForm(user, 'Nova empresa');
    await write(user, name, 'Padaria Sol');
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(form.getAllByText('Obrigatório')).toHaveLength(3));
    await write(user, form.getByLabelText(/^E-mail/), 'sol@prosa.demo');
    await write(user, form.getByLabelText(/^Senha do primeiro/), 'abcde1');
    await pick(user, form.getByLabelText(/^Plano/), 'Intermediário');
    const sent = sentBodies();
    await user.dblClick(form.getByText('Salvar'));
    const row = await rowOf('Padaria Sol');
    await waitFor(() => expect(row?.cells[2]).toHaveTextContent('Intermediário'));
    expect(sent.map(({ line }) => line)).toEqual(['POST /companies']);
    expect(bodyOf(sent[0]?.body)).toEqual({
      name: 'Padaria Sol',
      email: 'sol@prosa.demo',
      phone: '',
      planId: company('Padaria Sol')?.planId,
      status: true,
      campaignsEnabled: false,
      dueDate: null,
      recurrence: 'MENSAL',
      password: 'abcde1',
    });
    await closed();
  });

  it('OC-09 a taken name and a taken e-mail are said at their fields', async () => {
    const { user } = await openCompanies();
    const { form, name } = await openForm(user, 'Nova empresa');
    await write(user, name, 'Plano Básico');
    await write(user, form.getByLabelText(/^E-mail/), 'ana@prosa.demo');
    await write(user, form.getByLabelText(/^Senha do primeiro/), 'abcde1');
    await pick(user, form.getByLabelText(/^Plano/), 'Básico');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Já existe uma empresa com este nome.')).toBeVisible();
    await write(user, name, 'Sem ninguém');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/Este e-mail já deve ser de outro usuário/)).toBeVisible();
    // The server has made it all the same.
    await waitFor(() => expect(names()).toContain('Sem ninguémana@prosa.demo'));
  });

  it('OC-06 a rename to another company’s name is not sent; leaving with changes asks', async () => {
    const { user } = await openCompanies();
    const { form, name } = await openForm(user, 'Editar Plano Básico');
    await write(user, name, 'Mercado Vencido');
    const sent = sentBodies();
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Já existe uma empresa com este nome.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(form.getByText('Cancelar'));
    expect(await screen.findByText('Descartar as alterações?')).toBeVisible();
  });

  it('OC-08 O-12 the hours of a company are read and saved from its row', async () => {
    const { user } = await openCompanies();
    const id = company('Plano Básico')?.id;
    await user.click(button('Horários de Plano Básico'));
    const form = await dialog();
    expect(form.getByText('Horários de Plano Básico')).toBeVisible();
    const sunday = await form.findByLabelText('Domingo: abre');
    await write(user, sunday, '1000');
    const sent = sentBodies();
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Horários salvos com sucesso.')).toBeInTheDocument();
    expect(sent.map(({ line }) => line)).toEqual([`PUT /companies/${id}/schedules`]);
    expect(company('Plano Básico')?.schedules?.at(-1)).toMatchObject({ weekdayEn: 'sunday', startTime: '10:00' });
    await closed();
    expect(button('Horários de Plano Básico')).toHaveFocus();
    await user.click(tab('Opções'));
    expect(window.location.search).toBe('');
  });

  it('OC-03 OC-06 B-07 the first user of a company gets another password; what is not shown stays', async () => {
    const first = backend.store.users.find(({ email }) => email === 'basico@prosa.demo');
    const companyId = company('Plano Básico')?.id;
    const { user } = await openCompanies();
    await user.click(button('Primeiro usuário de Plano Básico'));
    const form = await dialog();
    expect(await form.findByLabelText(/^E-mail/)).toHaveValue('basico@prosa.demo');
    await write(user, form.getByLabelText(/^Senha/), 'outra123');
    const sent = sentBodies();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Usuário salvo com sucesso.')).toBeInTheDocument();
    expect(sent.map(({ line }) => line)).toEqual([`PUT /users/${first?.id}`]);
    expect(bodyOf(sent[0]?.body)).toMatchObject({ companyId, password: 'outra123', profile: 'admin', queueIds: [] });
    expect(backend.store.users.get(first?.id ?? 0)).toMatchObject({ companyId, name: first?.name });
    await closed();
  });
});
