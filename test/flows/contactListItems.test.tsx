import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { read, utils, write } from 'xlsx';
import { isBytes } from '@/features/import-contacts/sheet';
import { doSheetJob } from '@/features/import-contacts/sheetJob';
import { backend, type Person } from '../world';
import { renderApp } from '../render';
import { closed, dialog, type User } from './contactsHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import 'react-csv/lib/core';
import '@/pages/contact-list-items/ContactListItemDialog';
import '@/pages/contact-list-items/ContactListItemsPage';
import '@/pages/contact-list-items/ItemsImport';

const list = (name = 'Atacado e revenda') => {
  const found = backend.store.contactLists.find((row) => row.name === name);
  if (!found) throw new Error(`no list ${name}`);
  return found;
};
const items = (name?: string) => backend.store.by.itemsOfList.all(list(name).id);
const itemNamed = (name: string) => items().find((item) => item.name === name);
const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'tbody th' })).closest('tr');
const cells = async (name: string) => [...((await rowOf(name))?.cells ?? [])].map(({ textContent }) => textContent);
const requests = (method: string, path: string) =>
  backend.faults.log.filter((entry) => entry.method === method && entry.path === path).length;

async function openItems(as: Person = 'admin', path?: string) {
  const app = await renderApp(path ?? `/contact-lists/${list().id}/contacts`, { as });
  await rowOf('Adriana Abreu');
  return app;
}

/** jsdom has no workers: this one does the same jobs, and what it is given and answers is copied as between threads. */
class InlineWorker extends EventTarget {
  postMessage(job: unknown) {
    const data: unknown = structuredClone(doSheetJob(structuredClone(job)));
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 0);
  }
  terminate() {
    return undefined;
  }
}

function sheetFile(rows: unknown[][], name: string): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Planilha1');
  const bookType = name.endsWith('.xls') ? 'biff8' : 'xlsx';
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
  const file = new File([], name);
  // The file of jsdom cannot be read as bytes.
  Object.defineProperties(file, {
    arrayBuffer: { value: () => Promise.resolve(bytes) },
    size: { value: bytes.byteLength },
  });
  return file;
}

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

describe('the contacts of a list', () => {
  it('CL-04 CL-05 CL-11 shows name, number, e-mail and validity of this list alone, and the way back', async () => {
    const [first, , , unchecked] = items();
    if (unchecked) backend.store.contactListItems.update(unchecked, { isWhatsappValid: null });
    const { user } = await openItems();
    expect(await screen.findByRole('heading', { name: 'Atacado e revenda', level: 1 })).toBeVisible();
    expect(await cells('Adriana Abreu')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\+55 11 97/), first?.email, 'Válido']),
    );
    expect(await cells(unchecked?.name ?? '')).toContain('Não verificado');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(items().length);
    await user.click(screen.getByLabelText('Buscar na lista', { selector: 'input' }));
    const asked = vi.spyOn(backend, 'handle');
    await user.paste('Célia');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
    expect(asked.mock.calls.map(([{ url }]) => new URL(url).search)).toContain(
      `?searchParam=C%C3%A9lia&pageNumber=1&contactListId=${list().id}`,
    );
    expect(screen.getByText('Listas', { selector: 'a' })).toHaveAttribute('href', '/contact-lists');
  });

  it('CL-04 B-42 a list that is gone or belongs to another company is not shown', async () => {
    const other = backend.store.contactLists.insert((id) => ({
      id,
      name: 'De outra empresa',
      companyId: 2,
      ...backend.ctx.stamps(),
    }));
    await renderApp(`/contact-lists/${other.id}/contacts`, { as: 'admin' });
    expect(await screen.findByText('Lista não encontrada')).toBeVisible();
    expect(screen.queryByText('De outra empresa')).not.toBeInTheDocument();
    expect(screen.getByText('Listas', { selector: 'a' })).toHaveAttribute('href', '/contact-lists');
  });

  it('CL-08 CL-05 who may not delete contacts has no delete; an admin deletes after a question', async () => {
    const { unmount } = await openItems('ana');
    expect(screen.getByLabelText('Editar Adriana Abreu')).toBeVisible();
    expect(screen.queryByLabelText('Excluir Adriana Abreu')).not.toBeInTheDocument();
    unmount();
    const { user } = await openItems('admin');
    await user.click(screen.getByLabelText('Excluir Adriana Abreu', { selector: 'button' }));
    await user.click((await dialog()).getByText('Excluir contato'));
    expect(await screen.findByText('Contato excluído da lista.')).toBeInTheDocument();
    await closed();
    expect(itemNamed('Adriana Abreu')).toBeUndefined();
    expect(screen.queryByText('Adriana Abreu')).not.toBeInTheDocument();
  });

  it('CL-06 CL-07 B-10 the form checks, adds company and list, and says when the number is there already', async () => {
    const { user, session } = await openItems();
    await user.click(screen.getByText('Novo contato', { selector: 'button' }));
    const form = await dialog();
    await user.click(await form.findByLabelText(/^Nome/));
    await user.paste('ab');
    await user.click(form.getByLabelText(/^Número/));
    await user.paste('+55 (11)');
    await user.click(form.getByLabelText(/^E-mail/));
    await user.paste('nada');
    await user.click(form.getByText('Salvar'));
    expect(await form.findAllByText('Muito curto!')).toHaveLength(2);
    expect(form.getByText('E-mail inválido')).toBeVisible();
    await user.clear(form.getByLabelText(/^E-mail/));
    await user.clear(form.getByLabelText(/^Nome/));
    await user.paste('Nova Pessoa');
    await user.clear(form.getByLabelText(/^Número/));
    await user.paste(items()[0]?.number ?? '');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/^Este número já está na lista/)).toBeVisible();
    await user.clear(form.getByLabelText(/^Número/));
    await user.paste('+55 11 95555-0009');
    const sent: unknown[] = [];
    const { handle } = backend;
    vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
      if (request.method === 'POST') sent.push(JSON.parse(await request.clone().text()));
      return handle(request);
    });
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Contato salvo na lista.')).toBeInTheDocument();
    expect(await cells('Nova Pessoa')).toEqual(expect.arrayContaining(['+55 11 95555-0009', 'Sem e-mail', 'Válido']));
    expect(sent).toEqual([
      {
        name: 'Nova Pessoa',
        number: '5511955550009',
        email: '',
        companyId: session?.companyId,
        contactListId: list().id,
      },
    ]);
    await closed();
  });

  it('CL-07 an edit reads the contact and saves it whole', async () => {
    const { user } = await openItems();
    const id = itemNamed('Bento Brandão')?.id ?? 0;
    await user.click(screen.getByLabelText('Editar Bento Brandão', { selector: 'button' }));
    const form = await dialog();
    await user.clear(await form.findByDisplayValue('Bento Brandão'));
    await user.paste('Bento Silva');
    await user.click(form.getByText('Salvar'));
    await rowOf('Bento Silva');
    expect(requests('GET', `/contact-list-items/${id}`)).toBe(1);
    expect(requests('PUT', `/contact-list-items/${id}`)).toBe(1);
    await closed();
  });

  it('CL-12 RT-21 what colleagues add, change and import shows, and other lists stay out', async () => {
    const { second } = await openItems();
    const bruno = await second('bruno');
    const add = (name: string, number: string, contactListId: number) =>
      bruno.request('POST', '/contact-list-items', { name, number, email: '', contactListId });
    await add('De outra lista', '5511955550010', list('Clientes ativos').id);
    await add('Desta lista', '5511955550011', list().id);
    await rowOf('Desta lista');
    expect(screen.queryByText('De outra lista')).not.toBeInTheDocument();
    const item = backend.store.contactListItems.find(({ name }) => name === 'Desta lista');
    await bruno.request('PUT', `/contact-list-items/${item?.id}`, { name: 'Mudou', number: '00000000', email: '' });
    expect(await cells('Mudou')).toContain('Não encontrado');
    const [first] = items();
    if (first) {
      backend.store.contactListItems.insert((id) => ({ ...first, id, name: 'Por planilha', number: '5511955550012' }));
    }
    backend.ctx.emit('company-1-mainchannel', `company-1-ContactListItem-${list().id}`, {
      action: 'reload',
      records: [],
    });
    await rowOf('Por planilha');
    await bruno.request('DELETE', `/contact-list-items/${item?.id}`);
    await waitFor(() => expect(screen.queryByText('Mudou')).not.toBeInTheDocument());
  });
});

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
    const { handle } = backend;
    vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
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
