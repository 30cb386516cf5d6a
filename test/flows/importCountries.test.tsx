import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choose, sentTo, type Part } from '../page';
import { backend } from '../world';
import { itemNamed, openItems } from './contactListHelpers';
import { openContacts } from './contactsHelpers';
import { InlineWorker, openImport, sheetFile } from './sheetHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import '@/features/import-contacts/ImportDialog';
import '@/pages/contacts/ContactsPage';

const countryOf = (form: Part) => form.getByLabelText('País dos números sem código do país');

/** Lines of the file and marks, as the table of the ready rows tells them. */
const marksIn = (form: Part, name: string) =>
  within(form.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join('|'));

it('DAY-43 DAY-58 the preview marks every row whose country is assumed or whose number is in doubt, and judges anew by another country', async () => {
  const { user } = await openContacts('admin', 'Aba');
  const form = await openImport(user);
  await user.upload(
    form.getByLabelText('Arquivo .xlsx'),
    sheetFile([
      ['Nome', 'Telefone'],
      ['Aba Inteira', '+55 11 94444-0031'],
      ['Aba Sem código', '11 94444-0032'],
      ['Aba Árabe', '١١ ٩٤٤٤٤-٠٠٣٣'],
      ['Aba Sem DDD', '94444-0034'],
      ['Aba Lisboa', '912 345 678'],
      ['Aba Zero', '0171 1234567'],
    ]),
  );
  expect(await form.findByText('5 linhas prontas', { selector: 'p' })).toBeVisible();
  expect(countryOf(form)).toHaveTextContent('Brasil (+55)');
  expect(form.getByText('2 sem código do país; país suposto: Brasil')).toBeVisible();
  expect(form.getByText(/^2 em dúvida: não parecem números completos/)).toBeVisible();
  expect(marksIn(form, '5 linhas prontas')).toEqual([
    '5|Aba Sem DDD|+944440034|Em dúvida',
    '6|Aba Lisboa|+912345678|Em dúvida',
    '3|Aba Sem código|+55 11 94444-0032|País suposto',
    '4|Aba Árabe|+55 11 94444-0033|País suposto',
    '2|Aba Inteira|+55 11 94444-0031|',
  ]);
  expect(form.getByText(/^Começa com zero/).closest('tr')).toHaveTextContent('7Aba Zero');

  await choose(user, countryOf(form), 'Portugal (+351)');
  expect(form.getByText('1 sem código do país; país suposto: Portugal')).toBeVisible();
  expect(form.getByText('+351912345678')).toBeVisible();
  await choose(user, countryOf(form), 'Alemanha (+49)');
  expect(form.getByText('+491711234567').closest('tr')).toHaveTextContent('País suposto');
  await choose(user, countryOf(form), 'Nenhum: todos os números já têm o código');
  expect(form.queryByText('País suposto')).not.toBeInTheDocument();
  expect(form.getByText('+11944440032').closest('tr')).toHaveTextContent('Em dúvida');

  await choose(user, countryOf(form), 'Brasil (+55)');
  const sent = sentTo('/contacts/upload');
  await user.click(form.getByText('Importar 5 contatos'));
  await form.findByText(/^Contatos adicionados/);
  expect(sent).toMatchObject([
    {
      body: [
        { Nome: 'Aba Inteira', Telefone: '5511944440031' },
        { Nome: 'Aba Sem código', Telefone: '5511944440032' },
        { Nome: 'Aba Árabe', Telefone: '5511944440033' },
        { Nome: 'Aba Sem DDD', Telefone: '944440034' },
        { Nome: 'Aba Lisboa', Telefone: '912345678' },
      ],
    },
  ]);
});

it('DAY-43 all rows in doubt can be seen, however many', async () => {
  const { user } = await openContacts('admin', 'Aba');
  const form = await openImport(user);
  const rows = Array.from({ length: 130 }, (_none, row) => [`Aba ${row}`, `94444-${1_000 + row}`]);
  await user.upload(form.getByLabelText('Arquivo .xlsx'), sheetFile([['Nome', 'Telefone'], ...rows]));
  expect(await form.findByText(/^130 em dúvida/)).toBeVisible();
  expect(form.getAllByText('Em dúvida')).toHaveLength(100);
  await user.click(form.getByText('Mostrar mais 30'));
  expect(form.getAllByText('Em dúvida')).toHaveLength(130);
  expect(form.queryByText(/^Mostrar mais/)).not.toBeInTheDocument();
});

it('DAY-43 a company whose number tells no country begins with none assumed where its time zone tells none', async () => {
  const company = backend.store.companies.get(1);
  if (company) backend.store.companies.update(company, { phone: '4002-0001' });
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'UTC' });
  const { user } = await openContacts('admin', 'Aba');
  const form = await openImport(user);
  await user.upload(
    form.getByLabelText('Arquivo .xlsx'),
    sheetFile([
      ['Nome', 'Telefone'],
      ['Aba', '11 94444-0032'],
    ]),
  );
  expect(await form.findByText(/^1 em dúvida: não parece um número completo/)).toBeVisible();
  expect(countryOf(form)).toHaveTextContent('Nenhum');
  await choose(user, countryOf(form), 'Brasil (+55)');
  expect(form.getByText('1 sem código do país; país suposto: Brasil')).toBeVisible();
});

it('DAY-43 CL-09 a list takes numbers without country code as those of the company', async () => {
  const { user } = await openItems();
  vi.stubGlobal('Worker', InlineWorker);
  await user.click(screen.getByText('Importar planilha', { selector: 'button' }));
  const form = within(await screen.findByRole('dialog'));
  await user.upload(
    form.getByLabelText('Arquivo .xls ou .xlsx'),
    sheetFile([
      ['Nome', 'Telefone', 'E-mail'],
      ['Sem código', '11 98111-0003', 'a@x.example'],
    ]),
  );
  expect(await form.findByText('País suposto')).toBeVisible();
  expect(marksIn(form, '1 linha pronta')).toEqual(['2|Sem código|+55 11 98111-0003|a@x.example|País suposto']);
  await user.click(form.getByText('Importar 1 contato'));
  await form.findByText('Contatos adicionados: 1');
  expect(itemNamed('Sem código')).toMatchObject({ number: '5511981110003' });
});
