import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { utils, write } from 'xlsx';
import { readSheet } from '@/features/import-contacts/readSheet';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import 'react-csv/lib/core';
import '@/features/import-contacts/ImportDialog';
import '@/features/new-ticket/NewTicketDialog';
import '@/pages/contacts/ContactDialog';
import '@/pages/contacts/ContactsPage';

const own = () => backend.store.contacts.filter(({ companyId }) => companyId === 1);
const sorted = () => own().toSorted((one, other) => one.name.localeCompare(other.name, 'pt'));
const contactNamed = (name: string) => own().find((contact) => contact.name === name);
const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const names = () => [...document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent);
const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'th span span' })).closest('tr');

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** The first contact by name, alone in a search: a long list takes its time to draw. */
async function openContacts(as: Person = 'admin', search?: string) {
  const first = sorted().find(({ isGroup }) => !isGroup);
  if (!first) throw new Error('no contact');
  const app = await renderApp(`/contacts?q=${search ?? first.number}`, { as });
  await (search === undefined ? rowOf(first.name) : screen.findByText(/^Nada encontrado para/));
  return { ...app, first };
}

/** Nothing scrolls in jsdom, so every page is asked for. */
const allLoaded = () => waitFor(() => expect(names()).toHaveLength(own().length));

async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

/** Bodies of what the page sent to addresses of contacts, in their order. */
function sentToContacts(): { line: string; body: unknown }[] {
  const sent: { line: string; body: unknown }[] = [];
  const { handle } = backend;
  vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    const text = request.method === 'GET' ? '' : await request.clone().text();
    if (text !== '' && path.startsWith('/contacts')) {
      sent.push({ line: `${request.method} ${path}`, body: JSON.parse(text) });
    }
    return handle(request);
  });
  return sent;
}

/** Files that the page hands to the browser's downloads. */
function downloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:prosa/file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, text: last.text() });
  });
  return files;
}

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

describe('the list of contacts', () => {
  it('C-01 C-07 I-15 I-16 number, e-mail and connection of each; a search asks the server from page 1', async () => {
    const { user } = await renderApp('/contacts', { as: 'admin' });
    const first = sorted().find(({ isGroup }) => !isGroup);
    if (!first) throw new Error('no contact');
    const row = await rowOf(first.name);
    const line = backend.store.whatsapps.get(first.whatsappId);
    const [, number, email, connection] = row?.cells ?? [];
    expect(number?.textContent.replaceAll(/\D/g, '')).toBe(first.number);
    expect(email).toHaveTextContent(first.email === '' ? 'Sem e-mail' : first.email);
    await waitFor(() => expect(connection).toHaveTextContent(line?.name ?? '–'));
    await allLoaded();
    const asked = vi.spyOn(backend, 'handle');
    await user.click(screen.getByLabelText('Buscar contatos', { selector: 'input' }));
    await user.paste(first.number);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual([first.name]));
    const query = asked.mock.calls.map(([{ url }]) => new URL(url)).find(({ pathname }) => /contacts$/.test(pathname));
    expect(Object.fromEntries(query?.searchParams ?? [])).toEqual({ searchParam: first.number, pageNumber: '1' });
  });

  it('C-02 C-03 B-05 an admin deletes after a question that says what goes too', async () => {
    const { user, first } = await openContacts();
    await user.click(button(`Excluir ${first.name}`));
    const question = await dialog();
    expect(question.getByText(`Excluir o contato ${first.name}?`)).toBeVisible();
    expect(question.getByText(/Os atendimentos e as mensagens deste contato/)).toBeVisible();
    expect(backend.store.contacts.get(first.id)).toBeDefined();
    await user.click(question.getByText('Excluir contato'));
    expect(await screen.findByText('Contato excluído com sucesso.')).toBeVisible();
    await closed();
    expect(names()).not.toContain(first.name);
    expect(backend.store.contacts.get(first.id)).toBeUndefined();
  });

  it('C-04 C-02 X-03 an agent sees what others do to contacts, edits and starts, and cannot delete', async () => {
    const { first, second } = await openContacts('ana');
    expect(button(`Editar ${first.name}`)).toBeVisible();
    expect(button(`Iniciar atendimento com ${first.name}`)).toBeVisible();
    expect(screen.queryByLabelText(/^Excluir /)).not.toBeInTheDocument();
    const bruno = await second('bruno');
    const input = { number: first.number, email: '', extraInfo: [] };
    await bruno.request('PUT', `/contacts/${first.id}`, { ...input, name: 'Zélia Nova' });
    const row = await rowOf('Zélia Nova');
    await bruno.request('DELETE', `/contacts/${first.id}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await bruno.request('POST', '/contacts', { ...input, name: 'Zélia de volta' });
    await rowOf('Zélia de volta');
  });

  it('C-05 starting a conversation opens the dialog with the contact and then the ticket', async () => {
    const { user, first: free } = await openContacts();
    for (const ticket of backend.store.by.ticketContact.all(free.id)) {
      backend.store.tickets.update(ticket, { status: 'closed' });
    }
    await user.click(button(`Iniciar atendimento com ${free.name}`));
    const form = await dialog();
    expect(await form.findByDisplayValue(free.name)).toBeVisible();
    await user.click(form.getByText('Iniciar', { selector: 'button *' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tickets\/[\w-]{20,}/));
    const uuid = window.location.pathname.split('/')[2];
    expect(backend.store.tickets.find((row) => row.uuid === uuid)).toMatchObject({
      contactId: free.id,
      status: 'open',
    });
  });
});

describe('the form of a contact', () => {
  it('C-06 C-08 C-09 name, number and e-mail have their rules; extra fields go along; it stands in the list', async () => {
    const { user } = await openContacts('admin', 'Aarão');
    await user.click(screen.getByText('Novo contato'));
    const form = await dialog();
    await user.click(await form.findByText('Adicionar', { selector: 'button span' }));
    expect(await form.findAllByText('Obrigatório')).toHaveLength(2);
    await fill(user, form.getByLabelText(/^Nome/), 'Aa');
    await fill(user, form.getByLabelText(/^Número/), '1234567');
    await fill(user, form.getByLabelText(/^E-mail/), 'aaron@');
    expect(await form.findAllByText('Muito curto!')).toHaveLength(2);
    expect(form.getByText('E-mail inválido')).toBeVisible();
    await fill(user, form.getByLabelText(/^Nome/), 'Aarão Brito');
    await fill(user, form.getByLabelText(/^Número/), '+55 (11) 94444-0099');
    await fill(user, form.getByLabelText(/^E-mail/), 'aarao@exemplo.com.br');
    await user.click(form.getByText('Adicionar informação'));
    await fill(user, form.getByLabelText(/Nome do campo/), 'Cidade');
    await fill(user, form.getByLabelText(/^Valor/), 'Santos');
    const sent = sentToContacts();
    await user.click(form.getByText('Adicionar', { selector: 'button span' }));
    await rowOf('Aarão Brito');
    expect(sent).toEqual([
      {
        line: 'POST /contacts',
        body: {
          name: 'Aarão Brito',
          number: '5511944440099',
          email: 'aarao@exemplo.com.br',
          extraInfo: [{ name: 'Cidade', value: 'Santos' }],
        },
      },
    ]);
    expect(await screen.findByText('Contato salvo com sucesso.')).toBeVisible();
    await closed();
  });

  it('C-09 C-10 an edit sends the known fields back; a refused number is said at its field', async () => {
    const { user, first } = await openContacts();
    await user.click(button(`Editar ${first.name}`));
    const form = await dialog();
    await form.findByDisplayValue(first.number);
    for (const [code, text] of [
      ['ERR_DUPLICATED_CONTACT', 'Já existe um contato com este número.'],
      ['ERR_WAPP_INVALID_CONTACT', 'Este não é um número de WhatsApp válido.'],
      ['ERR_WAPP_CHECK_CONTACT', /Não foi possível verificar o contato/],
    ] as const) {
      backend.faults.fail('PUT /contacts', 400, code);
      await user.click(form.getByText('Salvar'));
      expect(await form.findByText(text)).toBeVisible();
    }
    await fill(user, form.getByLabelText(/^Nome/), 'Aaa Primeira');
    await user.click(form.getByText('Salvar'));
    await rowOf('Aaa Primeira');
    expect(backend.store.contacts.get(first.id)).toMatchObject({ name: 'Aaa Primeira', number: first.number });
    await closed();
  });
});

describe('contacts go out', () => {
  it('C-14 B-42 the export holds every contact, not the loaded ones only, and no formula', async () => {
    const { user, first } = await openContacts();
    const row = backend.store.contacts.get(first.id);
    if (row) backend.store.contacts.update(row, { name: '=cmd()' });
    const files = downloads();
    backend.faults.delay(/GET \/contacts$/, 100);
    await user.click(screen.getByText('Exportar CSV'));
    await screen.findByLabelText('Andamento da exportação');
    await screen.findByText(`${own().length} contatos exportados.`);
    expect(files.map(({ name }) => name)).toEqual(['contatos.csv']);
    const lines = (await files[0]?.text)?.replace('\uFEFF', '').split('\n') ?? [];
    expect(lines[0]).toBe('"name";"number";"email"');
    expect(lines).toHaveLength(own().length + 1);
    expect(lines).toContain(`"'=cmd()";"${first.number}";"${first.email}"`);
  });

  it('C-14 a cancelled export hands over no file', async () => {
    const { user } = await openContacts();
    const files = downloads();
    const { handle } = backend;
    let answer = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = () => void resolve();
    });
    vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
      await held;
      return handle(request);
    });
    await user.click(screen.getByText('Exportar CSV'));
    await user.click(await screen.findByText('Cancelar exportação'));
    await waitFor(() => expect(screen.queryByLabelText('Andamento da exportação')).not.toBeInTheDocument());
    answer();
    expect(screen.getByText('Exportar CSV')).toBeEnabled();
    expect(files).toEqual([]);
  });
});

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

  it('C-11 C-12 PAIN-8.1 PAIN-8.2 a sheet is read in a worker that ends, checked, sent, and both results are shown', async () => {
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
