import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, closed, dialog, openForm, rowNames, rowOf } from '../page';
import { backend, intercept } from '../world';
import { renderApp } from '../render';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/files/FileListDialog';
import '@/pages/files/FilesPage';
import { filesToUpload, emptyOption } from '@/pages/files/fileValues';

const stored = (name: string) => backend.store.fileLists.all().find((list) => list.name === name);
const optionsOf = (name: string) => backend.store.fileOptions.filter(({ fileId }) => fileId === stored(name)?.id);
const file = (name: string, type = 'application/pdf') => new File(['x'], name, { type });
/** One file of the form, with its text. */
const line = (number: number) =>
  within(
    screen.getByText(`Arquivo ${number}`, { selector: 'span' }).closest<HTMLElement>('[role="group"]') ?? document.body,
  );
const pickers = () => [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="file"]')];

async function openPage() {
  const app = await renderApp('/files', { as: 'admin' });
  await rowOf('Catálogo');
  return app;
}

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function pick(user: User, position: number, chosen: File) {
  const input = pickers()[position];
  if (input) await user.upload(input, chosen);
}

async function openFileListForm(user: User, opener = 'Nova lista de arquivos') {
  const form = await openForm(user, opener);
  const name = await form.findByLabelText(/^Nome/);
  return { form, name, message: form.getByLabelText(/^Mensagem/), save: form.getByText('Salvar') };
}

interface Call {
  line: string;
  body: unknown;
}

/** What the page sent, in its order; a file by its name. */
function callsOf(): Call[] {
  const sent: Call[] = [];
  intercept(async (request, handle) => {
    const { method, url } = request;
    if (method !== 'GET') {
      const copy = request.clone();
      const multipart = copy.headers.get('content-type')?.startsWith('multipart') ?? false;
      const parts = async () =>
        [...(await copy.formData())].map(([key, value]) => [key, typeof value === 'string' ? value : value.name]);
      const body = method === 'DELETE' ? null : multipart ? await parts() : await copy.json();
      sent.push({ line: `${method} ${new URL(url).pathname.replace('/api', '')}`, body });
    }
    return handle(request);
  });
  return sent;
}

describe('the list of file lists', () => {
  it('F-01 V-19 every list by name; a search asks the server at page 1 and forgives capitals', async () => {
    const asked = vi.spyOn(backend, 'handle');
    const { user } = await openPage();
    const addresses = () => asked.mock.calls.map(([{ url }]) => url.split('/api')[1]);
    expect(addresses()).toContain('/files?searchParam=&pageNumber=1');
    expect(screen.getByRole('table', { name: 'Listas de arquivos' })).toBeVisible();
    expect((await rowOf('Catálogo'))?.cells[1]).toHaveTextContent('Segue: Catálogo');
    const all = backend.store.fileLists.filter(({ companyId }) => companyId === 1).length;
    await waitFor(() => expect(rowNames()).toHaveLength(all));
    await user.click(screen.getByLabelText('Buscar listas de arquivos', { selector: 'input' }));
    await user.paste('catalogo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Catálogo']));
    await waitFor(() => expect(addresses()).toContain('/files?searchParam=catalogo&pageNumber=1'));
  });

  it('F-01 F-04 E-26 B-05 B-10 deleting asks first and never goes without an id', async () => {
    const { user } = await openPage();
    const id = stored('Contratos')?.id;
    await user.click(button('Excluir Contratos'));
    const question = await dialog();
    expect(question.getByText('Excluir a lista Contratos?')).toBeVisible();
    const sent = callsOf();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(question.getByText('Excluir lista'));
    expect(await screen.findByText('Lista de arquivos excluída com sucesso.')).toBeInTheDocument();
    await closed();
    expect(sent).toEqual([{ line: `DELETE /files/${id}`, body: null }]);
    expect(rowNames()).not.toContain('Contratos');
  });

  it('F-05 B-08 what a colleague adds, renames and deletes shows without a reload', async () => {
    const { second } = await openPage();
    const admin = await second('admin');
    const list = { name: 'Manuais', message: 'Seguem', options: [] };
    await admin.request('POST', '/files', list);
    const row = await rowOf('Manuais');
    const id = stored('Manuais')?.id;
    await admin.request('PUT', `/files/${id}`, { ...list, name: 'Manuais novos' });
    await rowOf('Manuais novos');
    await admin.request('DELETE', `/files/${id}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
  });
});

describe('the form of a file list', () => {
  it('F-02 a name of three characters and a message are asked for', async () => {
    const { user } = await openPage();
    const sent = callsOf();
    const { form, name, message, save } = await openFileListForm(user);
    await user.click(save);
    expect(await form.findAllByText('Obrigatório')).toHaveLength(2);
    expect(name).toHaveFocus();
    await user.paste('ab');
    expect(await form.findByText('Mensagem muito curta')).toBeVisible();
    expect(sent).toEqual([]);
    await user.paste('c');
    await user.click(message);
    await user.paste('Segue');
    await user.click(save);
    await rowOf('abc');
    expect(stored('abc')?.message).toBe('Segue');
  });

  it('DAY-64 F-04 of two who add a file at once both keep theirs', async () => {
    const { user } = await openPage();
    const id = stored('Catálogo')?.id ?? 0;
    const captions = () => backend.store.fileOptions.filter(({ fileId }) => fileId === id).map(({ name }) => name);
    const before = captions();
    const { form, save } = await openFileListForm(user, 'Editar Catálogo');
    const theirs = { fileId: id, name: 'De Helena', path: 'helena.pdf', mediaType: 'application/pdf' };
    backend.store.fileOptions.insert((key) => ({ id: key, ...theirs, ...backend.ctx.stamps() }));
    await user.click(form.getByText('Adicionar arquivo'));
    await waitFor(() => expect(line(before.length + 1).getByLabelText('Legenda')).toHaveFocus());
    await user.paste('De Rogério');
    await user.click(save);
    await closed();
    expect(captions().toSorted()).toEqual([...before, 'De Helena', 'De Rogério'].toSorted());
  });

  it('F-03 F-04 Y-19 E-26 B-10 a new list is made once, then its files go to the options of the answer', async () => {
    const { user } = await openPage();
    const { form, name, message, save } = await openFileListForm(user);
    await user.click(name);
    await user.paste(' Verão ');
    await user.click(message);
    await user.paste('Segue a coleção');
    await user.click(form.getByLabelText('Legenda'));
    await user.paste('Tabela');
    await pick(user, 0, file('tabela de preços.pdf'));
    await user.click(form.getByText('Adicionar arquivo'));
    const second = line(2);
    await waitFor(() => expect(second.getByLabelText('Legenda')).toHaveFocus());
    await pick(user, 1, file('capa.png', 'image/png'));
    // A line nobody fills in is no option.
    await user.click(form.getByText('Adicionar arquivo'));
    const sent = callsOf();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.dblClick(save);
    expect(await screen.findByText('Lista de arquivos salva com sucesso.')).toBeInTheDocument();
    await rowOf('Verão');
    await closed();
    const id = stored('Verão')?.id;
    const [one, two] = optionsOf('Verão');
    const options = ['Tabela', ''].map((caption) => ({ name: caption, path: '', mediaType: '' }));
    expect(sent).toEqual([
      { line: 'POST /files', body: { name: 'Verão', message: 'Segue a coleção', options } },
      {
        line: `POST /files/uploadList/${id}`,
        body: [
          ['fileId', String(id)],
          ['typeArch', 'fileList'],
          ['files', 'tabela de preços.pdf'],
          ['mediaType', 'application/pdf'],
          ['name', 'Tabela'],
          ['id', String(one?.id)],
          ['files', 'capa.png'],
          ['mediaType', 'image/png'],
          ['name', ''],
          ['id', String(two?.id)],
        ],
      },
    ]);
    expect([one?.path, two?.path]).toEqual(['tabela_de_preços.pdf', 'capa.png']);
  });

  it('F-03 F-04 E-26 an edit reads the list, keeps options by id, and leaves out what was removed', async () => {
    const { user } = await openPage();
    const id = stored('Catálogo')?.id;
    const known = optionsOf('Catálogo')[0];
    const { form, save } = await openFileListForm(user, 'Editar Catálogo');
    expect(backend.faults.log.some(({ path }) => path === `/files/${id}`)).toBe(true);
    expect(form.getByText('tabela-de-precos.pdf').closest('a')?.href).toMatch(
      new RegExp(`/public/fileList/${id}/tabela-de-precos\\.pdf$`),
    );
    await user.click(form.getByText('Adicionar arquivo'));
    await user.click(form.getByText('Adicionar arquivo'));
    await user.click(form.getByLabelText('Remover o arquivo 2', { selector: 'button' }));
    expect(form.getByText('Adicionar arquivo')).toHaveFocus();
    await user.click(line(2).getByLabelText('Legenda'));
    await user.paste('Novo');
    const sent = callsOf();
    await user.click(save);
    expect(await screen.findByText('Lista de arquivos salva com sucesso.')).toBeInTheDocument();
    await closed();
    const { name, path, mediaType } = known ?? {};
    const options = [
      { id: known?.id, name, path, mediaType },
      { name: 'Novo', path: '', mediaType: '' },
    ];
    const body = { name: 'Catálogo', message: 'Segue: Catálogo', options };
    expect(sent).toEqual([{ line: `PUT /files/${id}`, body }]);
  });

  it('F-03 F-04 a removed option goes on saving; a file taken out leaves its option', async () => {
    const { user } = await openPage();
    const first = await openFileListForm(user, 'Editar Contratos');
    await user.click(first.form.getByLabelText('Remover tabela-de-precos.pdf', { selector: 'button' }));
    await user.click(first.save);
    await closed();
    expect(optionsOf('Contratos')).toMatchObject([{ name: 'Tabela de preços', path: '', mediaType: '' }]);
    const again = await openFileListForm(user, 'Editar Contratos');
    await user.click(again.form.getByLabelText('Remover o arquivo 1', { selector: 'button' }));
    await user.click(again.save);
    await closed();
    expect(optionsOf('Contratos')).toEqual([]);
  });

  it('F-03 two files of one name are refused, as the second would overwrite the first', async () => {
    const { user } = await openPage();
    const sent = callsOf();
    const { form, save } = await openFileListForm(user, 'Editar Catálogo');
    await user.click(form.getByText('Adicionar arquivo'));
    await pick(user, 0, file('tabela-de-precos.pdf'));
    await user.click(save);
    const second = line(2);
    expect(await second.findByText(/^Já há um arquivo com este nome na lista/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('F-02 F-04 a name that is taken is said at its field', async () => {
    const { user } = await openPage();
    const { form, name, message, save } = await openFileListForm(user);
    await user.click(name);
    await user.paste('Catálogo');
    await user.click(message);
    await user.paste('Segue');
    await user.click(save);
    expect(await form.findByText('Já existe uma lista de arquivos com este nome.')).toBeVisible();
    expect(name).toHaveFocus();
  });

  it('F-04 B-04 an upload that fails keeps the form, and the next attempt leaves one list with its file', async () => {
    const { user } = await openPage();
    const { form, name, message, save } = await openFileListForm(user);
    await user.click(name);
    await user.paste('Recibos');
    await user.click(message);
    await user.paste('Seguem');
    await pick(user, 0, file('recibo.pdf'));
    backend.faults.fail('/files/uploadList', 400);
    const failed = () => backend.faults.log.filter(({ path }) => path.startsWith('/files/uploadList')).length;
    await user.click(save);
    await waitFor(() => expect(failed()).toBe(1));
    await form.findByText('Salvar');
    expect(form.getByText('recibo.pdf')).toBeVisible();
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(backend.store.fileLists.filter(({ name: known }) => known === 'Recibos')).toHaveLength(1);
    expect(optionsOf('Recibos')).toMatchObject([{ path: 'recibo.pdf' }]);
  });

  it('F-04 new options are matched by their text where the server made them in another order', () => {
    const [one, two] = [file('um.pdf'), file('dois.pdf')];
    const saved = [
      { id: 8, name: 'Dois', path: '', mediaType: '' },
      { id: 9, name: 'Um', path: '', mediaType: '' },
      { id: 3, name: 'Antigo', path: 'a.pdf', mediaType: '' },
    ];
    const options = [
      { ...emptyOption, id: 3, name: 'Antigo', path: 'a.pdf' },
      { ...emptyOption, name: 'Um', files: [one] },
      { ...emptyOption, name: 'Dois', files: [two] },
    ];
    expect(filesToUpload(options, saved)).toEqual([
      { optionId: 9, name: 'Um', file: one },
      { optionId: 8, name: 'Dois', file: two },
    ]);
  });
});
