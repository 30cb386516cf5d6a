import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, choose, closed, dialog, replaceText, rowNames, rowOf, changesTo } from '../page';
import { isPastDue } from '@/lib/dueDate';
import { backend } from '../world';
import { bodyOf, campaigns, change, company, openCompanies, openCompanyForm } from './companiesHelpers';
import { tab } from './settingsHelpers';

describe('the form of a company', () => {
  it('OC-07 OC-04 OC-06 B-10 DAY-85 the due date is extended by the recurrence, the billing day kept, and saved; the row follows at once', async () => {
    change('Mercado Vencido', { dueDate: '2028-01-31T00:00:00.000Z' });
    const id = company('Mercado Vencido')?.id;
    const { user } = await openCompanies();
    const { form } = await openCompanyForm(user, 'Editar Mercado Vencido');
    const due = form.getByLabelText('Vencimento');
    expect(due).toHaveValue('31/01/2028');
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
    expect(due).toHaveValue('29/02/2028');
    for (const [choice, button, day] of [
      ['Bimestral', 'Estender 2 meses', '30/04/2028'],
      ['Trimestral', 'Estender 3 meses', '31/07/2028'],
      ['Semestral', 'Estender 6 meses', '31/01/2029'],
      ['Anual', 'Estender 12 meses', '31/01/2030'],
    ] as const) {
      await choose(user, recurrence, choice);
      await user.click(form.getByText(button));
      expect(due).toHaveValue(day);
    }
    const sent = changesTo();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Empresa salva com sucesso.')).toBeInTheDocument();
    expect(await screen.findByText('31/01/2030')).toBeVisible();
    expect(screen.getByText(/^Faltam .* · Anual$/)).toBeVisible();
    expect(sent.map(({ line }) => line)).toEqual([`PUT /companies/${id}`]);
    expect(bodyOf(sent[0]?.body)).toEqual({
      name: 'Mercado Vencido',
      email: 'vencido@prosa.demo',
      phone: '551140020002',
      planId: company('Mercado Vencido')?.planId,
      status: true,
      campaignsEnabled: false,
      dueDate: '2030-01-31',
      recurrence: 'ANUAL',
    });
    await closed();
  });

  it('DAY-39 the switch says that it keeps nobody out, and offers the due date that does', async () => {
    change('Plano Básico', { dueDate: '2100-12-31T00:00:00.000Z', status: true });
    const { user } = await openCompanies();
    const { form } = await openCompanyForm(user, 'Editar Plano Básico');
    const active = form.getByLabelText(/^Empresa ativa/, { selector: 'input' });
    expect(active).toHaveAccessibleDescription(/quem é da empresa continua entrando até o vencimento/);
    expect(form.queryByText('As pessoas da empresa ainda entram.')).not.toBeInTheDocument();
    await user.click(active);
    expect(form.getByText('As pessoas da empresa ainda entram.')).toBeVisible();
    await user.click(form.getByText('Encerrar o acesso: venceu ontem'));
    const due = form.getByLabelText('Vencimento');
    expect(due).not.toHaveValue('31/12/2100');
    expect(form.getByText('Venceu há 1 dia')).toBeVisible();
    expect(form.queryByText('As pessoas da empresa ainda entram.')).not.toBeInTheDocument();
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(isPastDue(company('Plano Básico')?.dueDate, new Date())).toBe(true);
    expect(company('Plano Básico')?.status).toBe(false);
  });

  it('OC-05 OC-03 an empty due date goes as null; status and campaigns are switched', async () => {
    const { user } = await openCompanies();
    const { form } = await openCompanyForm(user, 'Editar Plano Básico');
    await user.clear(form.getByLabelText('Vencimento'));
    expect(form.getByText('Sem vencimento: ninguém da empresa entra.')).toBeVisible();
    await user.click(form.getByLabelText('Empresa ativa'));
    await user.click(form.getByLabelText('Campanhas ligadas'));
    const sent = changesTo();
    await user.click(form.getByText('Salvar'));
    const row = await rowOf('Plano Básico');
    await waitFor(() => expect(row?.cells[4]).toHaveTextContent('Inativa'));
    expect(row?.cells[3]).toHaveTextContent('Ligadas');
    expect(row?.cells[6]).toHaveTextContent('Sem vencimento');
    expect(bodyOf(sent[0]?.body)).toMatchObject({ dueDate: null, status: false, campaignsEnabled: true });
    expect(campaigns('Plano Básico')).toBe('true');
    await closed();
  });

  it('OC-05 a due date that is none is empty in the form and goes as null', async () => {
    change('Plano Básico', { dueDate: 'Invalid date' });
    const { user } = await openCompanies();
    const { form, name } = await openCompanyForm(user, 'Editar Plano Básico');
    expect(form.getByLabelText('Vencimento')).toHaveValue('');
    await replaceText(user, name, 'Plano Básico 2');
    const sent = changesTo();
    await user.click(form.getByText('Salvar'));
    await rowOf('Plano Básico 2');
    expect(bodyOf(sent[0]?.body)).toMatchObject({ name: 'Plano Básico 2', dueDate: null });
    await closed();
  });

  it('OC-03 OC-06 B-07 a new company asks for its plan, its e-mail and its first user’s password, and goes once', async () => {
    const { user } = await openCompanies();
    const { form, name } = await openCompanyForm(user, 'Nova empresa');
    await replaceText(user, name, 'Padaria Sol');
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(form.getAllByText('Obrigatório')).toHaveLength(3));
    await replaceText(user, form.getByLabelText(/^E-mail/), 'sol@prosa.demo');
    const password = form.getByLabelText(/^Senha do primeiro/);
    for (const [field, text, valid] of [
      [name, 'P', false],
      [name, 'Pa', true],
      [password, 'abcd', false],
      [password, 'abcde', true],
      [password, 'a'.repeat(51), false],
      [password, 'a'.repeat(50), true],
    ] as const) {
      await replaceText(user, field, text);
      await waitFor(() => expect(field.matches('[aria-invalid=true]')).toBe(!valid));
    }
    await replaceText(user, name, 'Padaria Sol');
    await replaceText(user, password, 'abcde1');
    await choose(user, form.getByLabelText(/^Plano/), 'Intermediário');
    const sent = changesTo();
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
    const { form, name } = await openCompanyForm(user, 'Nova empresa');
    await replaceText(user, name, 'Plano Básico');
    await replaceText(user, form.getByLabelText(/^E-mail/), 'ana@prosa.demo');
    await replaceText(user, form.getByLabelText(/^Senha do primeiro/), 'abcde1');
    await choose(user, form.getByLabelText(/^Plano/), 'Básico');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Já existe uma empresa com este nome.')).toBeVisible();
    await replaceText(user, name, 'Sem ninguém');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/Este e-mail já deve ser de outro usuário/)).toBeVisible();
    // The server has made it all the same.
    await waitFor(() => expect(rowNames()).toContain('Sem ninguémana@prosa.demo'));
  });

  it('OC-09 an unknown refusal of a save or a deletion is told in the chosen language, with the sentence of the server', async () => {
    const { user } = await openCompanies();
    const id = company('Plano Básico')?.id;
    const { form } = await openCompanyForm(user, 'Editar Plano Básico');
    backend.faults.fail(`PUT /companies/${id}`, 400, 'limit of the licence');
    await user.click(form.getByText('Salvar'));
    const told = 'A operação não foi concluída. O servidor disse: “limit of the licence”';
    expect(await screen.findByText(told)).toBeInTheDocument();
    await user.click(form.getByText('Cancelar'));
    await closed();
    await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
    await user.click(button('Excluir Plano Básico'));
    backend.faults.fail(`DELETE /companies/${id}`, 400, 'limit of the licence');
    await user.click((await dialog()).getByText('Excluir empresa'));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(company('Plano Básico')).toBeDefined();
  });

  it('OC-06 a rename to another company’s name is not sent; leaving with changes asks', async () => {
    const { user } = await openCompanies();
    const { form, name } = await openCompanyForm(user, 'Editar Plano Básico');
    await replaceText(user, name, 'Mercado Vencido');
    const sent = changesTo();
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
    await replaceText(user, sunday, '1000');
    await replaceText(user, form.getByLabelText('Domingo: fecha'), '1400');
    const sent = changesTo();
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
    await replaceText(user, form.getByLabelText(/^Senha/), 'outra123');
    const sent = changesTo();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Usuário salvo com sucesso.')).toBeInTheDocument();
    expect(sent.map(({ line }) => line)).toEqual([`PUT /users/${first?.id}`]);
    expect(bodyOf(sent[0]?.body)).toMatchObject({ companyId, password: 'outra123', profile: 'admin', queueIds: [] });
    expect(backend.store.users.get(first?.id ?? 0)).toMatchObject({ companyId, name: first?.name });
    await closed();
  });
});
