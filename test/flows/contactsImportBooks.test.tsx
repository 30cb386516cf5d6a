import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { dialog } from '../page';
import { openContacts, type User } from './contactsHelpers';
import { bookFile, openImport, sheetFile } from './sheetHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import '@/features/import-contacts/ImportDialog';
import '@/pages/contacts/ContactsPage';

/** Whom the preview shows, as line, name and number. */
const shown = (form: Awaited<ReturnType<typeof openImport>>) =>
  within(form.getByRole('table', { name: /pronta/ }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

const pick = async (user: User, label: string, choice: string | RegExp) => {
  await user.click((await dialog()).getByLabelText(label));
  await user.click(await screen.findByText(choice, { selector: 'li' }));
};

describe('workbooks as people have them', () => {
  it('PUB-4 PUB-5 an address book below a title is recognised; the columns can be chosen, and the line of headings', async () => {
    const { user } = await openContacts();
    const form = await openImport(user);
    await user.upload(
      form.getByLabelText('Arquivo .xlsx'),
      sheetFile([
        ['Minha agenda'],
        [],
        ['First Name', 'Last Name', 'Nickname', 'Home Phone', 'Mobile Phone'],
        ['Aba', 'Lima', 'Abinha', 551_133_330_001, '5511944440001 ::: 5511944440009'],
        ['Bel', 'Reis', '', '+55 11 3333-0002', ''],
      ]),
    );
    await form.findByText('2 linhas prontas', { selector: 'h6, p' });
    expect(shown(form)).toEqual(['4Aba Lima+55 11 94444-0001', '5Bel Reis+55 11 3333-0002']);
    expect(form.getByLabelText('Coluna do nome')).toHaveTextContent('First Name, Last Name');
    expect(form.getByLabelText('Coluna do nome')).toHaveAccessibleDescription(/unidos, nesta ordem/);
    expect(form.getByLabelText('Coluna do telefone')).toHaveTextContent('Mobile Phone, Home Phone');
    expect(form.getByLabelText('Linha com os títulos das colunas')).toHaveTextContent('Linha 3: First Name, Last Name');

    await pick(user, 'Coluna do nome', 'Nickname');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shown(form)[0]).toMatch(/^4Aba Lima Abinha/));

    await pick(user, 'Linha com os títulos das colunas', 'Linha 1: Minha agenda');
    expect(await form.findByText('Diga em que colunas estão o nome e o telefone.')).toBeVisible();
    await pick(user, 'Linha com os títulos das colunas', /^Linha 3: /);
    expect(await form.findByText('Importar 2 contatos')).toBeEnabled();
  });

  it('PUB-17 PUB-8 of a workbook the first sheet that is not hidden is taken and named; another one can be chosen', async () => {
    const { user } = await openContacts();
    const form = await openImport(user);
    const book = utils.book_new();
    const add = (name: string, person: unknown, phone: number) =>
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([
          ['Nome', 'Telefone'],
          [person, phone],
        ]),
        name,
      );
    add('Antigos', 'Aba Oculta', 5_511_944_440_021);
    add('Janeiro', { t: 'n', v: 46_023, z: 'dd/mm/yyyy' }, 5_511_944_440_022);
    add('Fevereiro', 'Aba Fevereiro', 5_511_944_440_023);
    utils.book_append_sheet(book, utils.aoa_to_sheet(Array.from({ length: 20_002 }, () => ['x'])), 'Histórico');
    book.Workbook = { Sheets: [{ Hidden: 1 }] };
    await user.upload(form.getByLabelText('Arquivo .xlsx'), bookFile(book));
    expect(await form.findByText('clientes.xlsx · 1 linha · aba Janeiro')).toBeVisible();
    expect(shown(form)).toEqual(['201/01/2026+55 11 94444-0022']);
    expect(form.getByText('Fora da escolha, por terem mais de 20.000 linhas: Histórico')).toBeVisible();
    await user.click(form.getByLabelText('Aba'));
    const sheets = await screen.findAllByRole('option');
    expect(sheets.map(({ textContent }) => textContent)).toEqual(['Janeiro', 'Fevereiro']);
    await user.click(screen.getByText('Fevereiro', { selector: 'li' }));
    expect(await form.findByText('clientes.xlsx · 1 linha · aba Fevereiro')).toBeVisible();
    expect(shown(form)).toEqual(['2Aba Fevereiro+55 11 94444-0023']);
    await waitFor(() => expect(form.getByLabelText('Aba')).toHaveFocus());
  });
});
