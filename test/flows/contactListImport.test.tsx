import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import { isBytes } from '@/features/import-contacts/sheet';
import { closed, dialog, requests, rowOf } from '../page';
import { expectPrinted } from '../printed';
import { backend, intercept } from '../world';
import { itemNamed, items, list, openItems } from './contactListHelpers';
import { type User } from './contactsHelpers';
import { InlineWorker, sheetFile } from './sheetHelpers';

function firstSheet(bytes: ArrayBuffer) {
  const book = read(new Uint8Array(bytes), { type: 'array' });
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
}

/** A file is of jsdom or of Node, and only Node's hands out its bytes by itself. */
const bytesOf = (blob: Blob | undefined) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    if (blob === undefined) return reject(new Error('no file'));
    if (Reflect.has(blob, 'arrayBuffer')) return resolve(blob.arrayBuffer());
    const reader = new FileReader();
    reader.addEventListener('load', () => isBytes(reader.result) && resolve(reader.result));
    return reader.readAsArrayBuffer(blob);
  });

async function openImport(user: User) {
  vi.stubGlobal('Worker', InlineWorker);
  await user.click(screen.getByText('Importar planilha', { selector: 'button' }));
  const form = await dialog();
  return { form, input: form.getByLabelText('Arquivo .xls ou .xlsx') };
}

describe('a spreadsheet into a list', () => {
  it('CL-09 I-19 B-44 B-06 B-42 PAIN-8.1 nothing is sent before it is confirmed; then good rows go up as a sheet, each fate is told', async () => {
    const known = items()[0];
    const { user } = await openItems();
    const { form, input } = await openImport(user);
    expect(input).toHaveAttribute('accept', '.xls,.xlsx');
    await user.upload(
      input,
      sheetFile(
        [
          ['Phone', 'Name', 'E-mail'],
          [5_511_955_550_021, '=Soma', 'soma@x.example'],
          ['+55 11 95555-0022', 'Sem correio', ''],
          [known?.number, 'Já na lista', ''],
          ['5,51195E+12', 'Cortada', ''],
          ['5511955550023', 'Correio ruim', 'nada'],
        ],
        'velha.xls',
      ),
    );
    expect(await form.findByText('3 linhas prontas', { selector: 'h6, p' })).toBeVisible();
    expect(form.getByText('E-mail inválido').closest('tr')).toHaveTextContent('6Correio ruim');
    expect(form.getByText(/^Importar para a lista Atacado e revenda\?/)).toBeVisible();
    expect(requests('POST', `/contact-lists/${list().id}/upload`)).toBe(0);

    const sheets: unknown[] = [];
    intercept(async (request, handle) => {
      if (request.url.endsWith('/upload')) {
        const file = (await request.clone().formData()).get('file');
        if (file !== null && typeof file !== 'string') sheets.push(firstSheet(await file.arrayBuffer()));
      }
      return handle(request);
    });
    await user.click(form.getByText('Importar 3 contatos'));
    expect(await form.findByText('Contatos adicionados: 2')).toBeVisible();
    expect(sheets).toHaveLength(1);
    const [sheet] = sheets;
    expect(sheet).toMatchObject({ A1: { v: 'nome' }, B1: { v: 'numero' }, C1: { v: 'e-mail' } });
    expect(sheet).toMatchObject({ A2: { t: 's', v: '=Soma' }, B2: { t: 's', v: '5511955550021' } });
    const out = within(form.getByRole('region', { name: 'Não importados: 3' }));
    expect(out.getByText('Já está na lista').closest('tr')).toHaveTextContent('Já na lista');
    expect(itemNamed('=Soma')).toMatchObject({ number: '5511955550021', email: 'soma@x.example' });
    await user.click(form.getByText('Concluir'));
    await closed();
    await rowOf('Sem correio');
  });

  const line = (row: number) => [`Aba ${row}`, `55119666600${String(row).padStart(2, '0')}`];
  const lines = (count: number) =>
    sheetFile([['Nome', 'Telefone'], ...Array.from({ length: count }, (_none, row) => line(row))], 'lista.xlsx');
  const uploads = () => requests('POST', `/contact-lists/${list().id}/upload`);
  const numbersOf = (name: string) =>
    items()
      .filter((item) => item.name === name)
      .map(({ number }) => number);

  it('CL-09 it goes up in parts of ten, since the server asks about each number before it answers', async () => {
    const { user } = await openItems();
    const { form, input } = await openImport(user);
    await user.upload(input, lines(21));
    await user.click(await form.findByText('Importar 21 contatos'));
    expect(await form.findByText('Contatos adicionados: 21')).toBeVisible();
    expect(uploads()).toBe(3);
  });

  it('CL-09 B-06 after a cut the list is read: who came in counts as added, is not sent again, and nobody is told as known', async () => {
    expectPrinted(/^contact import /);
    const known = items()[0];
    const { user } = await openItems();
    const { form, input } = await openImport(user);
    await user.upload(
      input,
      sheetFile([['Nome', 'Telefone'], ['Já na lista', known?.number], line(1), line(2)], 'a.xlsx'),
    );
    backend.faults.fail(/POST .*\/upload/, 'lost');
    await user.click(await form.findByText('Importar 3 contatos'));
    expect(await form.findByText('A importação parou no meio')).toBeVisible();
    expect(form.getByText(/De mais 3 linhas não veio resposta/)).toBeVisible();
    expect(numbersOf('Aba 1')).toHaveLength(1);
    // The network writes a number of its own while the answer is lost: sent again, the row would be there twice.
    const changed = itemNamed('Aba 1');
    if (changed) backend.store.contactListItems.update(changed, { number: '551196660001' });
    await user.click(form.getByText('Continuar'));
    expect(await form.findByText('Contatos adicionados: 2')).toBeVisible();
    expect(
      within(form.getByLabelText('Adicionados'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Aba 1', 'Aba 2']);
    const out = within(form.getByRole('region', { name: 'Não importados: 1' }));
    expect(out.getByText('Já está na lista').closest('tr')).toHaveTextContent('Já na lista');
    expect(numbersOf('Aba 1')).toEqual(['551196660001']);
    expect(numbersOf('Aba 2')).toHaveLength(1);
  });

  it('CL-09 B-06 who stops after a cut is told who came in; where the list cannot be read, that nobody knows', async () => {
    expectPrinted(/^contact import /);
    const { user } = await openItems();
    const cut = async (row: number) => {
      const { form, input } = await openImport(user);
      await user.upload(input, sheetFile([['Nome', 'Telefone'], line(row)], 'a.xlsx'));
      backend.faults.fail(/POST .*\/upload/, 'lost');
      await user.click(await form.findByText('Importar 1 contato'));
      await form.findByText('A importação parou no meio');
      return form;
    };
    let form = await cut(1);
    await user.click(form.getByText('Parar aqui'));
    expect(await form.findByText('Contatos adicionados: 1')).toBeVisible();
    expect(form.queryByRole('region')).not.toBeInTheDocument();
    await user.click(form.getByText('Concluir'));
    await closed();

    form = await cut(2);
    backend.faults.fail('GET /contact-list-items/list', 500);
    await user.click(form.getByText('Parar aqui'));
    expect(await form.findByText('Sem resposta do servidor: pode ter entrado')).toBeVisible();
    expect(form.queryByText('Não enviada')).not.toBeInTheDocument();
  });

  it('CL-09 B-06 where the list cannot be read first, nothing goes out and everything waits', async () => {
    expectPrinted(/^contact import /);
    const { user } = await openItems();
    const { form, input } = await openImport(user);
    await user.upload(input, sheetFile([['Nome', 'Telefone'], line(3)], 'a.xlsx'));
    backend.faults.fail('GET /contact-list-items/list', 500);
    await user.click(await form.findByText('Importar 1 contato'));
    await form.findByText('A importação parou no meio');
    expect(form.queryByText(/não veio resposta/)).not.toBeInTheDocument();
    expect(uploads()).toBe(0);
    await user.click(form.getByText('Continuar'));
    expect(await form.findByText('Contatos adicionados: 1')).toBeVisible();
  });

  it('CL-09 another file is refused with the reason', async () => {
    const { user } = await openItems();
    const { form, input } = await openImport(user);
    input.removeAttribute('accept');
    await user.upload(input, sheetFile([['nome', 'numero']], 'lista.csv'));
    expect(await form.findByText(/não é uma planilha \.xls ou \.xlsx/)).toBeVisible();
  });

  it('CL-10 the example is made by the app, with the headings that the server reads', async () => {
    const { user } = await openItems();
    vi.stubGlobal('Worker', InlineWorker);
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if ('size' in file) made.push(file);
      return 'blob:prosa/file';
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(screen.getByText('Planilha de exemplo', { selector: 'button' }));
    await waitFor(() => expect(saved).toEqual(['planilha.xlsx']));
    const rows = utils.sheet_to_json(firstSheet(await bytesOf(made[0])));
    expect(rows[0]).toEqual({ nome: 'Maria da Silva', numero: '5513912344321', 'e-mail': 'maria@exemplo.com.br' });
  });
});
