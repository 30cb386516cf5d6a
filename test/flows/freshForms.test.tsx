import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, closed, dialog, findDialog, replaceText, requests, type Part } from '../page';
import { backend, personOf } from '../world';
import { chatNamed, memberIds, openChat, sales } from './chatsHelpers';
import { openContacts, type User } from './contactsHelpers';
import { openConversation } from './conversationHelpers';
import { signInByForm } from './loginHelpers';
// The lazy parts are loaded before the first test, so that no test waits for the compiler.
import '@/features/user-form/OwnUserDialog';
import '@/pages/contacts/ContactDialog';
import '@/pages/contacts/ContactsPage';

const { store } = backend;

/** What a colleague writes reaches this page by no event: only who asks learns of it. */
const writeThere = (id: number, email: string) => {
  const row = store.contacts.get(id);
  if (row) store.contacts.update(row, { email });
};

async function save(user: User, form: Part): Promise<void> {
  await user.click(form.getByText('Salvar'));
  await closed();
}

const emailOf = (form: Part) => form.findByLabelText(/^E-mail/);

describe('a form that is opened again after a change of which no event told', () => {
  it('PUB-12 C-08 a contact in its list is read afresh, and the new e-mail is not written over', async () => {
    const { user, first } = await openContacts();
    writeThere(first.id, 'antes@exemplo.com.br');
    await user.click(button(`Editar ${first.name}`));
    const form = await dialog();
    expect(await emailOf(form)).toHaveValue('antes@exemplo.com.br');
    await user.click(form.getByText('Cancelar'));
    await closed();
    writeThere(first.id, 'colega@exemplo.com.br');
    await user.click(button(`Editar ${first.name}`));
    const again = await dialog();
    expect(await emailOf(again)).toHaveValue('colega@exemplo.com.br');
    await replaceText(user, await again.findByLabelText(/^Nome(?! do campo)/), 'Aaa Daqui');
    await save(user, again);
    expect(store.contacts.get(first.id)).toMatchObject({ name: 'Aaa Daqui', email: 'colega@exemplo.com.br' });
  });

  it('PUB-12 W-02 a contact beside its conversation is read afresh, though the drawer shows what it knew', async () => {
    const { user, inHeader, contact } = await openConversation();
    writeThere(contact.id, 'antes@exemplo.com.br');
    await user.click(inHeader.getByLabelText('Dados do contato'));
    await screen.findByText('antes@exemplo.com.br');
    writeThere(contact.id, 'colega@exemplo.com.br');
    await user.click(button('Editar contato'));
    const form = within(await findDialog('Editar contato'));
    expect(await emailOf(form)).toHaveValue('colega@exemplo.com.br');
    await replaceText(user, await emailOf(form), 'daqui@exemplo.com.br');
    // The colleague's e-mail was seen, so it is replaced without a question.
    await save(user, form);
    expect(store.contacts.get(contact.id)).toMatchObject({ email: 'daqui@exemplo.com.br' });
  });

  it('PUB-12 U-04 the own user is read afresh, whatever has read it before', async () => {
    const { user } = await signInByForm('admin');
    const self = personOf('admin');
    // The answer to a login lacks a part, which is read behind the first page and kept.
    await waitFor(() => expect(requests('GET', `/users/${self.id}`)).toBe(1));
    store.users.update(self, { email: 'colega@prosa.demo' });
    await user.click(await screen.findByRole('button', { name: 'Conta de Rogério Lima' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Perfil' }));
    expect(await emailOf(within(await findDialog('Meu perfil')))).toHaveValue('colega@prosa.demo');
  });

  it('PUB-12 IC-09 a chat is read afresh: a colleague’s title and members are not written over', async () => {
    const { user } = await openChat(sales);
    const chat = chatNamed(sales);
    const carla = personOf('carla').id;
    store.chats.update(chat, { title: 'Vendas do sul' });
    store.chatUsers.insert((id) => ({ id, chatId: chat.id, userId: carla, unreads: 0, ...backend.ctx.stamps() }));
    const members = [...memberIds(chat.id), personOf('elisa').id];
    await user.click(await screen.findByLabelText('Editar conversa', { selector: 'button' }));
    const form = await dialog();
    expect(await form.findByLabelText(/^Título/)).toHaveValue('Vendas do sul');
    await user.click(form.getByRole('combobox', { name: /^Participantes/ }));
    await user.click(await screen.findByRole('option', { name: personOf('elisa').name }));
    await save(user, form);
    expect(chatNamed('Vendas do sul').id).toBe(chat.id);
    expect(memberIds(chat.id)).toEqual(members.toSorted((one, other) => one - other));
  });
});
