import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { utils, write } from 'xlsx';
import { readSheet } from '@/features/import-contacts/readSheet';
import { backend } from '../world';
import {
  closed,
  contactNamed,
  dialog,
  downloads,
  openContacts,
  rowOf,
  sentToContacts,
  type User,
} from './contactsHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import 'react-csv/lib/core';
import '@/features/import-contacts/ImportDialog';
import '@/pages/contacts/ContactsPage';

/** jsdom has no workers: this one reads with the same code, and its answer is copied as between threads. */
class InlineWorker extends EventTarget {
  static ended = 0;
  postMessage(bytes: ArrayBuffer) {
    const data: unknown = structuredClone(readSheet(new Uint8Array(bytes)));
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 0);
  }
  terminate() {
    InlineWorker.ended += 1;
  }
}

function sheetFile(rows: unknown[][], name = 'clientes.xlsx'): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Contatos');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  const file = new File([], name);
  // The file of jsdom cannot be read as bytes.
  Object.defineProperties(file, {
    arrayBuffer: { value: () => Promise.resolve(bytes) },
    size: { value: bytes.byteLength },
  });
  return file;
}

async function openImport(user: User) {
  vi.stubGlobal('Worker', InlineWorker);
  await user.click(screen.getByText('Importar', { selector: 'button' }));
  await user.click(await screen.findByText('De uma planilha…'));
  return dialog();
}

describe('contacts come in', () => {
  it('C-13 the phone book is imported after a question, and the list shows whom it brought', async () => {
    const { user } = await openContacts('admin', 'Agenda');
    await user.click(screen.getByText('Importar', { selector: 'button' }));
    await user.click(await screen.findByText('Da agenda do celular…'));
    const question = await dialog();
    expect(question.getByText('Importar a agenda do celular?')).toBeVisible();
    expect(contactNamed('Agenda Um')).toBeUndefined();
    await user.click(question.getByText('Importar agenda'));
    expect(await screen.findByText(/^Importação iniciada/)).toBeVisible();
    await rowOf('Agenda Um');
  });

  it('C-11 C-12 B-44 PAIN-8.1 PAIN-8.2 a sheet is read in a worker that ends, checked, sent, and both results are shown', async () => {
    const { user, first } = await openContacts('admin', 'Aba');
    const form = await openImport(user);
    const input = form.getByLabelText('Arquivo .xlsx');
    const ended = InlineWorker.ended;
    await user.upload(
      input,
      sheetFile([
        ['Cidade', 'Nome', 'Telefone'],
        ['Santos', 'Aba Planilha', 5_511_944_440_001],
        ['Santos', 'Já existe', first.number],
        ['Santos', 'Cortada', '5,51199E+12'],
      ]),
    );
    expect(await form.findByText('2 linhas prontas', { selector: 'h6, p' })).toBeVisible();
    expect(InlineWorker.ended).toBe(ended + 1);
    expect(form.getByText('clientes.xlsx · 3 linhas')).toBeVisible();
    expect(form.getByText('+55 11 94444-0001')).toBeVisible();
    expect(form.getByText(/notação científica/).closest('tr')).toHaveTextContent('4Cortada5,51199E+12');
    expect(contactNamed('Aba Planilha')).toBeUndefined();
    const sent = sentToContacts();
    await user.click(form.getByText('Importar 2 contatos'));
    expect(await form.findByText('Contatos adicionados: 1')).toBeVisible();
    expect(sent).toEqual([
      {
        line: 'POST /contacts/upload',
        body: [
          { Nome: 'Aba Planilha', Telefone: '5511944440001' },
          { Nome: 'Já existe', Telefone: first.number },
        ],
      },
    ]);
    expect(within(form.getByLabelText('Adicionados')).getByText('Aba Planilha')).toBeVisible();
    const errors = within(form.getByRole('region', { name: 'Não importados: 2' }));
    expect(errors.getByText('Já existe um contato com este número.').closest('tr')).toHaveTextContent(first.number);
    const files = downloads();
    await user.click(form.getByText('Baixar as linhas com problema'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('contatos-nao-importados.csv');
    expect(await files[0]?.text).toContain('"4";"Cortada";"5,51199E+12";"O número perdeu dígitos');
    await user.click(form.getByText('Concluir'));
    await closed();
    await rowOf('Aba Planilha');
  });

  it('C-11 C-12 other files are refused with the reason; unknown headings are mapped by the person', async () => {
    const { user } = await openContacts();
    const form = await openImport(user);
    const input = form.getByLabelText('Arquivo .xlsx');
    expect(input).toHaveAttribute('accept', '.xlsx');
    input.removeAttribute('accept');
    await user.upload(input, sheetFile([['Nome', 'Telefone']], 'clientes.xls'));
    expect(await form.findByText(/não é uma planilha \.xlsx/)).toBeVisible();
    await user.upload(
      input,
      sheetFile([
        ['Quem', 'Onde'],
        ['Aba Mapeada', '5511944440002'],
      ]),
    );
    expect(await form.findByText('Diga em que colunas estão o nome e o telefone.')).toBeVisible();
    expect(form.getByText('Importar')).toBeDisabled();
    for (const [label, column] of [
      ['Coluna do nome', 'Quem'],
      ['Coluna do telefone', 'Onde'],
    ] as const) {
      await user.click(form.getByLabelText(label));
      await user.click(await screen.findByText(column, { selector: 'li' }));
    }
    expect(await form.findByText('Importar 1 contato')).toBeEnabled();
  });

  it('C-12 B-06 an import that breaks off goes on from there, or stops and gives the rest as a file', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await openContacts();
    const form = await openImport(user);
    await user.upload(
      form.getByLabelText('Arquivo .xlsx'),
      sheetFile([
        ['Nome', 'Telefone'],
        ['Aba Retomada', '5511944440003'],
      ]),
    );
    backend.faults.fail('POST /contacts/upload', 500);
    await user.click(await form.findByText('Importar 1 contato'));
    expect(await form.findByText('A importação parou no meio')).toBeVisible();
    backend.faults.fail('POST /contacts/upload', 500);
    await user.click(form.getByText('Continuar'));
    await form.findByText('A importação parou no meio');
    await user.click(form.getByText('Parar aqui'));
    expect(await form.findByText('Nenhum contato foi adicionado.')).toBeVisible();
    expect(form.getByText('Não enviada')).toBeVisible();
    expect(contactNamed('Aba Retomada')).toBeUndefined();
  });
});
