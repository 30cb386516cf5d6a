import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, closed, dialog, findDialog, replaceText, rowOf, sentTo, type Part } from '../page';
import { backend } from '../world';
import { openContacts, type User } from './contactsHelpers';
import { openConversation } from './conversationHelpers';
// The lazy page and its dialog are loaded before the first test, so that no test waits for the compiler.
import '@/pages/contacts/ContactDialog';
import '@/pages/contacts/ContactsPage';

const { store, ctx } = backend;

/** What a colleague writes reaches this page by no event: only who asks learns of it. */
const changeThere = (id: number, change: { name?: string; number?: string; email?: string }) => {
  const row = store.contacts.get(id);
  if (row) store.contacts.update(row, change);
};

const addExtra = (contactId: number, name: string, value: string) =>
  store.contactFields.insert((id) => ({ id, name, value, contactId, ...ctx.stamps() }));

const extrasOf = (id: number) => store.by.fieldsOfContact.all(id).map(({ name, value }) => `${name}: ${value}`);

const nameOf = (form: Part) => form.getByLabelText(/^Nome(?! do campo)/);
const emailOf = (form: Part) => form.getByLabelText(/^E-mail/);
const save = (user: User, form: Part) => user.click(form.getByText('Salvar'));

/** The form of the first contact, with an e-mail and one line of extra information. */
async function openForm() {
  const app = await openContacts();
  const { user, first } = app;
  changeThere(first.id, { email: 'antes@exemplo.com.br' });
  const extra = addExtra(first.id, 'Cidade', 'Santos');
  await user.click(button(`Editar ${first.name}`));
  const form = await dialog();
  await form.findByDisplayValue('antes@exemplo.com.br');
  return { ...app, form, extra, id: first.id, sent: sentTo('/contacts') };
}

describe('two people edit one contact', () => {
  it('DAY-64 the e-mail that a colleague changed stays when the name is changed here', async () => {
    const { user, form, id, sent, first } = await openForm();
    changeThere(id, { email: 'colega@exemplo.com.br' });
    await replaceText(user, nameOf(form), 'Aaa Daqui');
    await save(user, form);
    await closed();
    expect(store.contacts.get(id)).toMatchObject({ name: 'Aaa Daqui', email: 'colega@exemplo.com.br' });
    expect(extrasOf(id)).toEqual(['Cidade: Santos']);
    expect(sent).toEqual([{ line: `PUT /contacts/${id}`, body: { number: first.number, name: 'Aaa Daqui' } }]);
    // One read to open, one before saving.
    const calls = backend.faults.log.filter(({ path }) => path === `/contacts/${id}`).map(({ method }) => method);
    expect(calls.slice(0, 3)).toEqual(['GET', 'GET', 'PUT']);
  });

  it('PUB-12 opened again, the form has what a colleague changed without an event', async () => {
    const { user, form, id, first } = await openForm();
    await user.click(form.getByText('Cancelar'));
    await closed();
    changeThere(id, { email: 'colega@exemplo.com.br' });
    await user.click(button(`Editar ${first.name}`));
    expect(await (await dialog()).findByDisplayValue('colega@exemplo.com.br')).toBeVisible();
  });

  it('DAY-64 the number that a colleague changed stays when the name is changed here', async () => {
    const { user, form, id } = await openForm();
    changeThere(id, { number: '5511933330077' });
    await replaceText(user, nameOf(form), 'Aaa Daqui');
    await save(user, form);
    await closed();
    expect(store.contacts.get(id)).toMatchObject({ name: 'Aaa Daqui', number: '5511933330077' });
  });

  it('DAY-64 a line of a colleague stays beside one that is added here', async () => {
    const { user, form, id, extra } = await openForm();
    addExtra(id, 'CPF', '123');
    store.contactFields.update(extra, { value: 'Recife' });
    await user.click(form.getByText('Adicionar informação'));
    await replaceText(user, form.getAllByLabelText(/Nome do campo/)[1] ?? document.body, 'Placa');
    await replaceText(user, form.getAllByLabelText(/^Valor/)[1] ?? document.body, 'ABC1D23');
    await save(user, form);
    await closed();
    expect(extrasOf(id)).toEqual(['Cidade: Recife', 'CPF: 123', 'Placa: ABC1D23']);
  });

  it('DAY-64 what an event brings while the form is open stays as well, and so does what is typed', async () => {
    const { user, form, id, first, second } = await openForm();
    await replaceText(user, nameOf(form), 'Aaa Daqui');
    const bruno = await second('bruno');
    const change = { number: first.number, email: 'colega@exemplo.com.br', extraInfo: [{ name: 'CPF', value: '1' }] };
    await bruno.request('PUT', `/contacts/${id}`, change);
    await waitFor(async () => expect((await rowOf(first.name))?.cells[2]).toHaveTextContent(change.email));
    expect(nameOf(form)).toHaveValue('Aaa Daqui');
    await save(user, form);
    await closed();
    expect(store.contacts.get(id)).toMatchObject({ name: 'Aaa Daqui', email: change.email });
    expect(extrasOf(id)).toEqual(['CPF: 1']);
  });

  it('DAY-64 a line that both changed is told at the list, and the next save keeps the one from here', async () => {
    const { user, form, id, extra, sent } = await openForm();
    store.contactFields.update(extra, { value: 'Recife' });
    addExtra(id, 'CPF', '123');
    await replaceText(user, form.getByLabelText(/^Valor/), 'Natal');
    await save(user, form);
    const list = form.getByRole('group', { name: 'Informações adicionais' });
    expect(await within(list).findByRole('alert')).toHaveTextContent(
      'Outra pessoa mudou isto para Cidade: Recife enquanto isso. Salve de novo para ficar com o que você escreveu.',
    );
    expect(sent).toEqual([]);
    await save(user, form);
    await closed();
    expect(extrasOf(id)).toEqual(['Cidade: Natal', 'CPF: 123']);
  });

  it("DAY-64 what an own save has changed whose answer was lost is no colleague's doing, and may be taken back", async () => {
    const { user, form, id, first } = await openForm();
    await replaceText(user, nameOf(form), 'Aaa Errado');
    await replaceText(user, form.getByLabelText(/^E-mail/), 'errado@exemplo.com.br');
    backend.failNext(/^PUT \/contacts/, 'lost');
    await save(user, form);
    await waitFor(() => expect(store.contacts.get(id)).toMatchObject({ name: 'Aaa Errado' }));
    await screen.findByText(/^Sem resposta do servidor/);
    await replaceText(user, nameOf(form), first.name);
    await replaceText(user, form.getByLabelText(/^E-mail/), 'certo@exemplo.com.br');
    await save(user, form);
    await closed();
    expect(store.contacts.get(id)).toMatchObject({ name: first.name, email: 'certo@exemplo.com.br' });
  });

  it('DAY-64 of a contact that was deleted meanwhile this is said, and what was typed stays', async () => {
    const { user, form, id, sent, second } = await openForm();
    await replaceText(user, nameOf(form), 'Aaa Daqui');
    const admin = await second('admin');
    await admin.request('DELETE', `/contacts/${id}`);
    await save(user, form);
    expect(await screen.findByText('Este registro não existe ou pertence a outra empresa.')).toBeVisible();
    expect(nameOf(form)).toHaveValue('Aaa Daqui');
    expect(sent).toEqual([]);
  });
});

it('DAY-64 in a conversation, a field that both changed is told there; the next save keeps what was written here', async () => {
  const { user, inHeader, contact } = await openConversation();
  const { id } = contact;
  changeThere(id, { email: 'antes@exemplo.com.br' });
  await user.click(inHeader.getByLabelText('Dados do contato'));
  await screen.findByText('antes@exemplo.com.br');
  await user.click(button('Editar contato'));
  const form = within(await findDialog('Editar contato'));
  await form.findByDisplayValue('antes@exemplo.com.br');
  changeThere(id, { email: 'colega@exemplo.com.br', name: 'Alfa da Colega' });
  await replaceText(user, emailOf(form), 'daqui@exemplo.com.br');
  const sent = sentTo('/contacts');
  await save(user, form);
  await waitFor(() =>
    expect(emailOf(form)).toHaveAccessibleDescription(
      'Outra pessoa mudou isto para colega@exemplo.com.br enquanto isso. Salve de novo para ficar com o que você escreveu.',
    ),
  );
  expect(emailOf(form)).toHaveValue('daqui@exemplo.com.br');
  expect(sent).toEqual([]);
  changeThere(id, { email: '' });
  await save(user, form);
  await waitFor(() =>
    expect(emailOf(form)).toHaveAccessibleDescription(
      'Outra pessoa removeu isto enquanto isso. Salve de novo para ficar com o que você escreveu.',
    ),
  );
  await save(user, form);
  await closed();
  expect(store.contacts.get(id)).toMatchObject({ email: 'daqui@exemplo.com.br', name: 'Alfa da Colega' });
});
