import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, closed, dialog, replaceText, rowOf, sentTo } from '../page';
import { backend } from '../world';
import { openContacts } from './contactsHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import 'react-csv/lib/core';
import '@/pages/contacts/ContactDialog';
import '@/pages/contacts/ContactsPage';

describe('the number of a contact', () => {
  it('DAY-43 a number without country code is told as one of the company’s country and goes out whole; one with a plus is never touched', async () => {
    const { user } = await openContacts('admin', 'Aarão');
    await user.click(screen.getByText('Novo contato'));
    const form = await dialog();
    await replaceText(user, await form.findByLabelText(/^Nome/), 'Aarão Brito');
    const number = form.getByLabelText(/^Número/);
    for (const [text, shown, said] of [
      ['+51 987 654 321', '+51987654321', null],
      ['+55 11 94444-0096', '5511944440096', null],
      ['98111-0003', '981110003', '+981110003 não parece um número completo; confira o DDI e o DDD'],
      ['(011) 94444-0096', '011944440096', '+55 11 94444-0096, país suposto: Brasil'],
      ['٥١ ٩٨٧٦٥-٤٣٢١', '51987654321', '+55 51 98765-4321, país suposto: Brasil'],
    ] as const) {
      await replaceText(user, number, text);
      await user.tab();
      await waitFor(() => expect(number).toHaveValue(shown));
      // What was said of the emptied field goes once the new text is checked.
      await waitFor(() => expect(number).toHaveAccessibleDescription(said ?? ''));
      expect(number).toBeValid();
    }
    await replaceText(user, number, '11 94444-0096');
    await waitFor(() => expect(number).toHaveAccessibleDescription('+55 11 94444-0096, país suposto: Brasil'));
    const sent = sentTo('/contacts');
    await user.click(form.getByText('Adicionar', { selector: 'button span' }));
    await rowOf('Aarão Brito');
    expect(sent).toMatchObject([{ line: 'POST /contacts', body: { number: '5511944440096' } }]);
    await closed();
  });

  it('DAY-43 a stored number is left alone until it is changed, and then stays one of its country', async () => {
    const { user, first } = await openContacts();
    const contact = backend.store.contacts.get(first.id);
    if (contact) backend.store.contacts.update(contact, { number: '51987654321' });
    await user.click(button(`Editar ${first.name}`));
    const form = await dialog();
    const number = await form.findByLabelText(/^Número/);
    await user.click(number);
    await user.tab();
    expect(number).toHaveValue('51987654321');
    expect(number).not.toHaveAccessibleDescription();
    await replaceText(user, number, '51987654322');
    await waitFor(() => expect(number).not.toHaveAccessibleDescription());
    await replaceText(user, number, '11 94444-0095');
    await waitFor(() => expect(number).toHaveAccessibleDescription('+55 11 94444-0095, país suposto: Brasil'));
    await replaceText(user, number, '51987654322');
    const sent = sentTo('/contacts');
    await user.click(form.getByText('Salvar', { selector: 'button span' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: { number: '51987654322' } }]));
    await closed();
  });
});
