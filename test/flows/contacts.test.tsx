import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contactApi } from '@/api/contacts';
import { nextPage } from '@/api/rest';
import { initialsOf } from '@/components/text/avatarTint';
import { button, closed, dialog, replaceText, rowNames, rowOf, sentTo } from '../page';
import { renderApp } from '../render';
import { backend, backendUrl, intercept } from '../world';
import { downloads, openContacts, own, sorted } from './contactsHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import 'react-csv/lib/core';
import '@/features/tickets/new/NewTicketDialog';
import '@/pages/contacts/ContactDialog';
import '@/pages/contacts/ContactsPage';

describe('the list of contacts', () => {
  it('C-01 C-07 I-16 picture or initials, number, e-mail and connection of each; a search asks from page 1', async () => {
    const asked = vi.spyOn(backend, 'handle');
    const people = sorted().filter(({ isGroup }) => !isGroup);
    const other = people.at(-1);
    const picture = `${backendUrl}/public/alfa.png`;
    if (people[0]) backend.store.contacts.update(people[0], { profilePicUrl: picture });
    if (other) backend.store.contacts.update(other, { profilePicUrl: '' });
    const { user, first } = await openContacts();
    const row = await rowOf(first.name);
    // Decoration beside the name.
    expect(row?.querySelector('img')).toHaveAttribute('src', picture);
    const line = backend.store.whatsapps.get(first.whatsappId);
    const [, number, email, connection] = row?.cells ?? [];
    expect(number?.textContent.replaceAll(/\D/g, '')).toBe(first.number);
    expect(email).toHaveTextContent(first.email === '' ? 'Sem e-mail' : first.email);
    await waitFor(() => expect(connection).toHaveTextContent(line?.name ?? '–'));
    asked.mockClear();
    await replaceText(user, screen.getByLabelText('Buscar contatos', { selector: 'input' }), other?.number ?? '');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual([other?.name]));
    const without = await rowOf(other?.name ?? '');
    expect(without?.querySelector('img')).toBeNull();
    expect(without?.querySelector('[data-initials]')).toHaveAttribute('data-initials', initialsOf(other?.name ?? ''));
    const urls = asked.mock.calls.map(([{ url }]) => new URL(url));
    const query = urls.find(({ pathname }) => pathname.endsWith('/contacts'))?.searchParams ?? [];
    expect(Object.fromEntries(query)).toEqual({ searchParam: other?.number, pageNumber: '1' });
  });

  it('C-01 I-15 the pages of the list together hold every contact once, by the number of the server', async () => {
    await openContacts();
    const first = await contactApi.list({ searchParam: '', pageNumber: 1 });
    const second = await contactApi.list({ searchParam: '', pageNumber: 2 });
    expect(first).toMatchObject({ total: own().length, received: 30 });
    expect(nextPage(first, [first])).toBe(2);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30 + second.received);
  });

  it('C-02 C-03 B-05 an admin deletes after a question that says what goes too', async () => {
    const { user, first } = await openContacts();
    await user.click(button(`Excluir ${first.name}`));
    const question = await dialog();
    expect(question.getByText(`Excluir o contato ${first.name}?`)).toBeVisible();
    expect(question.getByText(/Os atendimentos e as mensagens deste contato/)).toBeVisible();
    expect(backend.store.contacts.get(first.id)).toBeDefined();
    await user.click(question.getByText('Excluir contato'));
    expect(await screen.findByText('Contato excluído com sucesso.')).toBeVisible();
    await closed();
    expect(rowNames()).not.toContain(first.name);
    expect(backend.store.contacts.get(first.id)).toBeUndefined();
  });

  it('C-04 C-02 X-03 an agent sees what others do to contacts, edits and starts, and cannot delete', async () => {
    const { first, second } = await openContacts('ana');
    expect(button(`Editar ${first.name}`)).toBeVisible();
    expect(button(`Iniciar atendimento com ${first.name}`)).toBeVisible();
    expect(screen.queryByLabelText(/^Excluir /)).not.toBeInTheDocument();
    const bruno = await second('bruno');
    const input = { number: first.number, email: '', extraInfo: [] };
    await bruno.request('PUT', `/contacts/${first.id}`, { ...input, name: 'Zélia Nova' });
    const row = await rowOf('Zélia Nova');
    await bruno.request('DELETE', `/contacts/${first.id}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await bruno.request('POST', '/contacts', { ...input, name: 'Zélia de volta' });
    await rowOf('Zélia de volta');
  });

  it('C-05 starting a conversation opens the dialog with the contact and then the ticket', async () => {
    const { user, first: free } = await openContacts();
    for (const ticket of backend.store.by.ticketContact.all(free.id)) {
      backend.store.tickets.update(ticket, { status: 'closed' });
    }
    await user.click(button(`Iniciar atendimento com ${free.name}`));
    const form = await dialog();
    expect(await form.findByDisplayValue(free.name)).toBeVisible();
    await user.click(form.getByText('Iniciar', { selector: 'button *' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tickets\/[\w-]{20,}/));
    const uuid = window.location.pathname.split('/')[2];
    expect(backend.store.tickets.find((row) => row.uuid === uuid)).toMatchObject({
      contactId: free.id,
      status: 'open',
    });
  });
});

describe('the form of a contact', () => {
  it('C-06 C-08 C-09 name, number and e-mail have their rules; extra fields go along; it stands in the list', async () => {
    const { user } = await openContacts('admin', 'Aarão');
    await user.click(screen.getByText('Novo contato'));
    const form = await dialog();
    await user.click(await form.findByText('Adicionar', { selector: 'button span' }));
    expect(await form.findAllByText('Obrigatório')).toHaveLength(2);
    await replaceText(user, form.getByLabelText(/^Nome/), 'Aa');
    await replaceText(user, form.getByLabelText(/^Número/), '1234567');
    await replaceText(user, form.getByLabelText(/^E-mail/), 'aaron@');
    expect(await form.findByText('Muito curto!')).toBeVisible();
    expect(form.getByText(/^Número curto demais: use de 8 a 15 dígitos/)).toBeVisible();
    expect(form.getByText('E-mail inválido')).toBeVisible();
    const name = form.getByLabelText(/^Nome/);
    const number = form.getByLabelText(/^Número/);
    for (const [text, digits, valid] of [
      ['Aar', '12345678', true],
      ['x'.repeat(51), '1'.repeat(16), false],
      ['x'.repeat(50), '1'.repeat(15), true],
    ] as const) {
      await replaceText(user, name, text);
      await replaceText(user, number, digits);
      const isRefused = (field: HTMLElement) => field.matches('[aria-invalid=true]');
      await waitFor(() => expect([name, number].map(isRefused)).toEqual([!valid, !valid]));
      expect(form.queryAllByText(/^(Muito longo!|Número longo demais)/)).toHaveLength(valid ? 0 : 2);
    }
    await replaceText(user, name, 'Aarão Brito');
    await replaceText(user, number, '+55 (11) 94444-0099');
    await replaceText(user, form.getByLabelText(/^E-mail/), 'aarao@exemplo.com.br');
    await user.click(form.getByText('Adicionar informação'));
    await replaceText(user, form.getByLabelText(/Nome do campo/), 'Cidade');
    await replaceText(user, form.getByLabelText(/^Valor/), 'Santos');
    const sent = sentTo('/contacts');
    await user.click(form.getByText('Adicionar', { selector: 'button span' }));
    await rowOf('Aarão Brito');
    expect(sent).toEqual([
      {
        line: 'POST /contacts',
        body: {
          name: 'Aarão Brito',
          number: '5511944440099',
          email: 'aarao@exemplo.com.br',
          extraInfo: [{ name: 'Cidade', value: 'Santos' }],
        },
      },
    ]);
    expect(await screen.findByText('Contato salvo com sucesso.')).toBeVisible();
    await closed();
  });

  it('PUB-16 a number that may be read as another is refused at its field in words, and nothing is sent', async () => {
    const { user } = await openContacts('admin', 'Aarão');
    await user.click(screen.getByText('Novo contato'));
    const form = await dialog();
    await replaceText(user, await form.findByLabelText(/^Nome/), 'Aarão Brito');
    const number = form.getByLabelText(/^Número/);
    const sent = sentTo('/contacts');
    for (const [text, said] of [
      ['27 3333-4444 ramal 2', /^O telefone tem letras/],
      ['5511999990002 / 5511999990003', /^Há mais de um número/],
      ['sem número', /^O telefone tem letras/],
      ['+39 (06) 6982 0000', /^Tire o zero/],
      ['5527999990000.5', /^Use só números/],
    ] as const) {
      await replaceText(user, number, text);
      await user.click(form.getByText('Adicionar', { selector: 'button span' }));
      await waitFor(() => expect(number).toHaveAccessibleDescription(said));
    }
    expect(sent).toEqual([]);
    await replaceText(user, number, '+55 (011) 94444-0098');
    await user.click(form.getByText('Adicionar', { selector: 'button span' }));
    await rowOf('Aarão Brito');
    expect(sent).toMatchObject([{ line: 'POST /contacts', body: { number: '5511944440098' } }]);
    await closed();
  });

  it.each(['120363041234567890', '5511944440097-1622000000@g.us', '551199'])(
    'PUB-16 a contact stored with the number %s can be edited, and keeps it',
    async (number) => {
      const { user, first } = await openContacts();
      const contact = backend.store.contacts.get(first.id);
      if (contact) backend.store.contacts.update(contact, { number });
      await user.click(button(`Editar ${first.name}`));
      const form = await dialog();
      const name = await form.findByLabelText(/^Nome/);
      expect(form.getByLabelText(/^Número/)).toHaveValue(number);
      await replaceText(user, name, 'Aa Outro nome');
      const sent = sentTo('/contacts');
      await user.click(form.getByText('Salvar', { selector: 'button span' }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent).toEqual([{ line: `PUT /contacts/${first.id}`, body: { name: 'Aa Outro nome', number } }]);
    },
  );

  it('C-09 C-10 an edit sends what was changed, and the number; a refused number is said at its field', async () => {
    const { user, first } = await openContacts();
    const { store, ctx } = backend;
    const email = 'primeira@exemplo.com.br';
    const { number } = store.contacts.update(first, { email });
    const extra = { name: 'Cidade', value: 'Santos' };
    const { id } = store.contactFields.insert((next) => ({ id: next, ...extra, contactId: first.id, ...ctx.stamps() }));
    await user.click(button(`Editar ${first.name}`));
    const form = await dialog();
    await form.findByDisplayValue(first.number);
    for (const [code, text] of [
      ['ERR_DUPLICATED_CONTACT', 'Já existe um contato com este número.'],
      ['ERR_WAPP_INVALID_CONTACT', 'Este não é um número de WhatsApp válido.'],
      ['ERR_WAPP_CHECK_CONTACT', /Não foi possível verificar o contato/],
    ] as const) {
      backend.faults.fail('PUT /contacts', 400, code);
      await user.click(form.getByText('Salvar'));
      expect(await form.findByText(text)).toBeVisible();
    }
    await replaceText(user, form.getByLabelText(/^Nome(?! do campo)/), 'Aaa Primeira');
    const sent = sentTo('/contacts');
    await user.click(form.getByText('Salvar'));
    await rowOf('Aaa Primeira');
    expect(sent).toEqual([{ line: `PUT /contacts/${first.id}`, body: { name: 'Aaa Primeira', number } }]);
    expect(store.contacts.get(first.id)).toMatchObject({ email });
    expect(store.contactFields.get(id)).toMatchObject(extra);
    expect(await screen.findByText('Contato salvo com sucesso.')).toBeVisible();
    await closed();
  });

  it('PUB-20 C-06 an imported name longer than the form takes holds no other change back; changed, it has its rule', async () => {
    const { user, first } = await openContacts();
    const name = 'Maria '.repeat(10).trim();
    const edit = button(`Editar ${first.name}`);
    backend.store.contacts.update(first, { name });
    await user.click(edit);
    const form = await dialog();
    const field = await form.findByDisplayValue(name);
    await replaceText(user, form.getByLabelText(/^E-mail/), 'maria@exemplo.com.br');
    await replaceText(user, field, `${name}!`);
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Muito longo!')).toBeVisible();
    await replaceText(user, field, name);
    await waitFor(() => expect(form.queryByText('Muito longo!')).not.toBeInTheDocument());
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(backend.store.contacts.get(first.id)).toMatchObject({ name, email: 'maria@exemplo.com.br' });
  });
});

describe('contacts go out', () => {
  async function openAll() {
    const app = await renderApp('/contacts', { as: 'admin' });
    const first = sorted().find(({ isGroup }) => !isGroup) ?? expect.fail('no contact');
    await rowOf(first.name);
    return { ...app, first };
  }

  it('C-14 B-42 the export holds every contact, not the loaded ones only, and no formula', async () => {
    const { user, first } = await openAll();
    const row = backend.store.contacts.get(first.id);
    if (row) backend.store.contacts.update(row, { name: '=cmd()' });
    const files = downloads();
    backend.faults.delay(/GET \/contacts$/, 100);
    await user.click(screen.getByText('Exportar CSV'));
    await screen.findByLabelText('Andamento da exportação');
    await screen.findByText(`${own().length} contatos exportados.`);
    expect(files.map(({ name }) => name)).toEqual(['contatos.csv']);
    const lines = (await files[0]?.text)?.replace('\uFEFF', '').split('\n') ?? [];
    expect(lines[0]).toBe('"name";"number";"email"');
    expect(lines).toHaveLength(own().length + 1);
    expect(lines).toContain(`"'=cmd()";"${first.number}";"${first.email}"`);
  });

  it('DAY-86 a search is exported as it is shown, and that is said', async () => {
    const { user, first } = await openContacts();
    const files = downloads();
    await user.click(screen.getByText('Exportar resultados'));
    expect(await screen.findByText(`1 contato de “${first.number}” exportado.`)).toBeVisible();
    const lines = (await files[0]?.text)?.replace('\uFEFF', '').split('\n') ?? [];
    expect(lines.slice(1)).toEqual([`"${first.name}";"${first.number}";"${first.email}"`]);
  });

  it('C-14 a cancelled export hands over no file', async () => {
    const { user } = await openAll();
    const files = downloads();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    intercept(async (request, handle) => {
      await held;
      return handle(request);
    });
    await user.click(screen.getByText('Exportar CSV'));
    await user.click(await screen.findByText('Cancelar exportação'));
    await waitFor(() => expect(screen.queryByLabelText('Andamento da exportação')).not.toBeInTheDocument());
    answer();
    expect(screen.getByText('Exportar CSV')).toBeEnabled();
    expect(files).toEqual([]);
  });
});
