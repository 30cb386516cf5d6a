import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { utils } from 'xlsx';
import { closed, dialog, requests, rowOf } from '../page';
import { expectPrinted } from '../printed';
import { backend, intercept } from '../world';
import { itemNamed, items, list, openItems } from './contactListHelpers';
import { downloads, type User } from './contactsHelpers';
import { firstSheet, InlineWorker, sheetFile } from './sheetHelpers';

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

  it('CL-09 B-06 PUB-4 rows with problems come as a sheet, whole and as texts, which comes in once it is corrected', async () => {
    const { user } = await openItems();
    const { form, input } = await openImport(user);
    await user.upload(
      input,
      sheetFile([
        ['Nome', 'Telefone', 'E-mail'],
        ['@Curta', '+55 11 9', 'curta@x.example'],
        ['', '011955550031', 'sem@x.example'],
        ['Correio ruim', '5511955550032', 'nada'],
        ['Já na lista', items()[0]?.number, 'ja@x.example'],
      ]),
    );
    expect(await form.findByText('1 linha pronta', { selector: 'h6, p' })).toBeVisible();
    const files = downloads();
    const rowsOf = async (index: number) => {
      await waitFor(() => expect(files).toHaveLength(index + 1));
      expect(files[index]?.name).toBe('contatos-nao-importados.xlsx');
      const sheet = firstSheet((await files[index]?.bytes) ?? new ArrayBuffer());
      return utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true, defval: '' });
    };
    await user.click(form.getByText('Baixar as linhas com problema'));
    const rows = await rowsOf(0);
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['Linha', 'Nome', 'Telefone', 'E-mail'],
      ['2', '@Curta', '+55 11 9', 'curta@x.example'],
      ['3', '', '011955550031', 'sem@x.example'],
      ['4', 'Correio ruim', '5511955550032', 'nada'],
    ]);

    // What was good is sent: that it stays out is known only then, and its number is whole.
    await user.click(form.getByText('Importar 1 contato'));
    await user.click(await form.findByText('Baixar as linhas com problema'));
    const all = await rowsOf(1);
    expect(all).toHaveLength(5);
    expect(all[4]?.slice(1)).toEqual(['Já na lista', `+${items()[0]?.number}`, 'ja@x.example', 'Já está na lista']);
    await user.click(form.getByText('Concluir'));
    await closed();

    const again = await openImport(user);
    const corrected = all.map((row, index) =>
      index === 1 ? row.with(2, '+55 11 95555-0033') : index === 2 ? row.with(1, 'Com nome') : row,
    );
    await user.upload(again.input, sheetFile(corrected));
    expect(await again.form.findByText('3 linhas prontas', { selector: 'h6, p' })).toBeVisible();
    await user.click(again.form.getByText('Importar 3 contatos'));
    expect(await again.form.findByText('Contatos adicionados: 2')).toBeVisible();
    expect(itemNamed('@Curta')).toMatchObject({ number: '5511955550033', email: 'curta@x.example' });
    expect(itemNamed('Com nome')).toMatchObject({ number: '5511955550031', email: 'sem@x.example' });
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
    const files = downloads();
    await user.click(screen.getByText('Planilha de exemplo', { selector: 'button' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['planilha.xlsx']));
    const rows = utils.sheet_to_json(firstSheet((await files[0]?.bytes) ?? new ArrayBuffer()));
    expect(rows[0]).toEqual({ nome: 'Maria da Silva', numero: '5513912344321', 'e-mail': 'maria@exemplo.com.br' });
  });
});
