import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerWhen, findDialog, requests } from '../page';
import { choicesOf, choose, findChoices, openConversation, pickChoice } from './conversationHelpers';
import { stranger } from './ticketsHelpers';

const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

describe('a person to transfer to', () => {
  async function openTransfer() {
    const app = await openConversation({ as: 'admin' });
    await choose(app, 'Transferir');
    const dialog = within(await findDialog('Transferir atendimento'));
    const person = await dialog.findByLabelText('Pessoa (digite para buscar)');
    return { ...app, dialog, person };
  }

  it('T-55 DAY-61 is one of the name that stands there, never of the one before it', async () => {
    const { user, dialog, person } = await openTransfer();
    await user.type(person, 'bru');
    expect(choicesOf(await findChoices())).toEqual(['Bruno Castro']);
    await user.clear(person);
    await user.type(person, 'elisa{Enter}');
    expect(person).toHaveValue('elisa');
    expect(options()).toEqual([]);
    expect(screen.getByText('Carregando…')).toBeVisible();

    const release = answerWhen('/users');
    await waitFor(() => expect(requests('GET', '/users')).toBe(2));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(person).toHaveValue('elisa');
    expect(screen.getByText('Carregando…')).toBeVisible();
    expect(dialog.queryByText('Escolha a fila')).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(options()).toEqual(['Elisa Freitas']));
    await user.keyboard('{Enter}');
    expect(person).toHaveValue('Elisa Freitas');
  });

  it('T-55 DAY-61 who is chosen already is no answer to another name', async () => {
    const { user, person } = await openTransfer();
    await user.type(person, 'bru');
    await pickChoice({ user }, 'Bruno Castro');
    await user.tripleClick(person);
    await user.keyboard('elisa{Enter}');
    expect(person).toHaveValue('elisa');
    await waitFor(() => expect(options()).toEqual(['Elisa Freitas']));
    await user.keyboard('{Enter}');
    expect(person).toHaveValue('Elisa Freitas');
  });
});

describe('the contact of a new ticket', () => {
  async function openNew() {
    for (const name of ['Marta Zuniga', 'Marcos Zavaleta']) stranger(name);
    const { user } = await openConversation();
    await user.click(screen.getByText('Novo', { selector: 'button' }));
    const dialog = within(await findDialog('Novo atendimento'));
    return { user, dialog, contact: await dialog.findByLabelText(/^Contato/) };
  }

  it('T-43 DAY-61 is one of the text that stands there, never of its beginning', async () => {
    const { user, dialog, contact } = await openNew();
    await user.type(contact, 'Mar');
    expect((await waitFor(async () => choicesOf(await findChoices()))).length).toBeGreaterThan(1);
    await user.type(contact, 'cos Zavaleta{ArrowDown}{Enter}');
    expect(contact).toHaveValue('Marcos Zavaleta');
    expect(options()).toEqual([]);
    expect(screen.getByText('Carregando…')).toBeVisible();
    await waitFor(() => expect(options()[0]).toMatch(/^Marcos Zavaleta/));
    // Nothing was chosen, and what is chosen now is the one that is meant.
    expect(dialog.queryByText('Selecione um contato')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(contact).toHaveValue('Marcos Zavaleta');
    expect(options()).toEqual([]);
  });

  it('T-43 T-50 Enter on no option neither chooses nor sends the form', async () => {
    const { user, dialog, contact } = await openNew();
    await user.type(contact, 'Quirino');
    await screen.findByText('Adicionar “Quirino”');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Adicionar “Quirino”')).toBeVisible();
    await expect(dialog.findByText(/^Selecione um/, {}, { timeout: 500 })).rejects.toThrow();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(within(await findDialog('Novo contato')).getByLabelText(/^Nome/)).toHaveValue('Quirino');
  });
});
