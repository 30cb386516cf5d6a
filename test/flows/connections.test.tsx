import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { format } from 'date-fns';
import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionStatus } from '@/api/connections';
import { scanLine } from '../backend/connections';
import type { WhatsappRow } from '../backend/types';
import { backend, type Person } from '../world';
import { renderApp } from '../render';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import '@/pages/connections/ConnectionDialog';
import '@/pages/connections/ConnectionsPage';
import '@/pages/connections/QrCodeDialog';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

function line(name: string): WhatsappRow {
  const row = backend.store.whatsapps.find((entry) => entry.name === name);
  if (!row) throw new Error(`no connection is called ${name}`);
  return row;
}
const queuesOf = (name: string) => backend.store.by.queuesOfWhatsapp.all(line(name).id).map(({ queueId }) => queueId);
const set = (name: string, patch: Partial<WhatsappRow>) => backend.store.whatsapps.update(line(name), patch);

/** A session event as the server sends it. */
function tell(name: string, patch: Partial<WhatsappRow>, event = 'company-1-whatsappSession'): void {
  const session = set(name, { ...patch, ...backend.ctx.touched() });
  backend.ctx.emit('company-1-mainchannel', event, { action: 'update', session: { ...session } });
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name, { selector: 'th' })).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
const session = async (name: string) =>
  (await rowOf(name)).queryAllByText(/./, { selector: 'button' }).flatMap((button) => {
    const text = button.textContent;
    return text === '' ? [] : [{ text, enabled: !button.hasAttribute('disabled') }];
  });
const press = async (user: User, name: string, text: string) =>
  user.click((await rowOf(name)).getByText(text, { selector: 'button' }));
const openDialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const dialog = () =>
  waitFor(() => {
    const found = openDialog();
    if (!found) throw new Error('no dialog');
    return within(found);
  });
const closed = () => waitFor(() => expect(openDialog()).toBeNull());
const tab = async (user: User, form: Awaited<ReturnType<typeof dialog>>, name: string) =>
  user.click(form.getByText(name, { selector: '[role="tab"]' }));

async function openConnections(as: Person = 'admin', path = '/connections') {
  const opened = Date.now();
  const app = await renderApp(path, { as });
  await screen.findByText('Principal', { selector: 'th' });
  // Events reach this page from now on; before, only its polls would.
  const sockets = () => [...backend.ctx.ios].flatMap((io) => [...io.sockets.sockets.values()]);
  await waitFor(() => expect(sockets().some(({ handshake }) => handshake.issued >= opened)).toBe(true));
  return app;
}

/** Every call that changes something, with its body. */
function callsOf(): { line: string; body: unknown }[] {
  const sent: { line: string; body: unknown }[] = [];
  const { handle } = backend;
  vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
    const { method, url } = request;
    if (method !== 'GET') {
      const text = await request.clone().text();
      sent.push({ line: `${method} ${new URL(url).pathname}`, body: text === '' ? null : JSON.parse(text) });
    }
    return handle(request);
  });
  return sent;
}

/** The drawing of a code, to be compared with what is on screen. */
const drawing = (value: string) =>
  /<path[^>]*d="([^"]+)"[^>]*><\/path><\/svg>/.exec(
    renderToStaticMarkup(<QRCodeSVG value={value} size={232} marginSize={2} level="L" />),
  )?.[1];
const shownCode = () => openDialog()?.querySelector('svg[role="img"] path:last-of-type');
const showsCode = (value: string) => waitFor(() => expect(shownCode()).toHaveAttribute('d', drawing(value)));

beforeEach(() => {
  // The pretended network gives a code at once.
  const { later } = backend.ctx;
  vi.spyOn(backend.ctx, 'later').mockImplementation((milliseconds, run) =>
    later(milliseconds < 1_000 ? 5 : milliseconds, run),
  );
});

describe('the table of connections', () => {
  it('CN-01 name, status, session, last update and default of each, and how many are not ready', async () => {
    const { updatedAt } = set('Principal', { updatedAt: new Date('2026-03-04T15:06:00').toISOString() });
    await openConnections();
    const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Nome', 'Situação', 'Sessão', 'Última atualização', 'Padrão', 'Ações']);
    const main = await rowOf('Principal');
    expect(main.getByText('Conectado')).toBeVisible();
    expect(main.getByText('04/03/26 15:06')).toBeVisible();
    expect(format(updatedAt, 'dd/MM/yy HH:mm')).toBe('04/03/26 15:06');
    expect(main.getByText('Padrão')).toBeVisible();
    expect(main.getByText('Suporte, Vendas, Financeiro, Pós-venda')).toBeVisible();
    expect(main.getByLabelText('Editar Principal')).toBeVisible();
    expect(main.getByLabelText('Excluir Principal')).toBeVisible();
    expect((await rowOf('Reserva')).queryByText('Padrão')).not.toBeInTheDocument();
    expect(screen.getByText('1 conexão não está pronta.')).toBeVisible();
  });

  it('CN-02 X-02 who is no admin adds, edits, deletes, connects and disconnects nothing', async () => {
    await openConnections('ana', `/connections?edit=${line('Principal').id}`);
    expect(await session('Principal')).toEqual([]);
    expect(screen.queryByText('Nova conexão')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Editar Principal')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Excluir Principal')).not.toBeInTheDocument();
    expect(openDialog()).toBeNull();
  });

  it('CN-03 CN-04 CN-05 CN-06 CN-08 the buttons follow the status, whatever name its event has', async () => {
    await openConnections();
    const on = (text: string) => ({ text, enabled: true });
    const expected: readonly [ConnectionStatus, string, { text: string; enabled: boolean }[]][] = [
      ['qrcode', 'Aguardando leitura do QR', [on('Ver QR code')]],
      ['DISCONNECTED', 'Desconectado', [on('Tentar de novo'), on('Novo QR code')]],
      ['CONNECTED', 'Conectado', [on('Desconectar')]],
      ['PENDING', 'Desconectado', [on('Tentar de novo'), on('Novo QR code')]],
      ['PAIRING', 'Pareando', [on('Desconectar')]],
      ['TIMEOUT', 'Tempo esgotado', [on('Desconectar')]],
      ['OPENING', 'Abrindo', [{ text: 'Conectando…', enabled: false }]],
    ];
    for (const [status, label, buttons] of expected) {
      tell('Reserva', { status }, status === 'OPENING' ? 'whatsappSession' : undefined);
      await (await rowOf('Reserva')).findByText(label);
      expect(await session('Reserva')).toEqual(buttons);
    }
  });

  it('CN-08 CN-09 B-08 what the server tells of changes, adds and removes rows without a reload', async () => {
    set('Reserva', { updatedAt: '2026-03-04T15:06:00.000Z' });
    const { second } = await openConnections();
    const bruno = await second('bruno');
    const at = backend.ctx.now().toISOString();
    const { id } = line('Reserva');
    const row = { ...line('Reserva'), status: 'PAIRING', updatedAt: at, session: 'segredo' };
    backend.ctx.emit('company-1-mainchannel', 'company-1-whatsappSession', { action: 'update', session: row });
    const reserve = await rowOf('Reserva');
    expect(await reserve.findByText('Pareando')).toBeVisible();
    expect(reserve.getByText(format(at, 'dd/MM/yy HH:mm'))).toBeVisible();
    expect(reserve.getByText('Sem filas')).toBeVisible();
    const body = { name: 'Filial Campinas', queueIds: [1] };
    const made: unknown = await (await bruno.request('POST', '/whatsapp', body)).json();
    expect(await (await rowOf('Filial Campinas')).findByText('Suporte')).toBeVisible();
    expect(made).toMatchObject({ name: 'Filial Campinas' });
    await bruno.request('PUT', `/whatsapp/${id}`, { name: 'Reserva 2', queueIds: [] });
    await rowOf('Reserva 2');
    await bruno.request('DELETE', `/whatsapp/${id}`);
    await waitFor(() => expect(screen.queryByText('Reserva 2')).not.toBeInTheDocument());
  });
});

describe('sessions', () => {
  it('CN-07 try again asks to start and goes on without its answer', async () => {
    const { user } = await openConnections();
    const sent = callsOf();
    await press(user, 'Reserva', 'Tentar de novo');
    // The call is still open; the row has moved on by the event.
    expect(await (await rowOf('Reserva')).findByText('Ver QR code')).toBeEnabled();
    expect(sent).toEqual([{ line: `POST /api/whatsappsession/${line('Reserva').id}`, body: null }]);
    expect((await rowOf('Reserva')).getByRole('group', { name: 'Sessão de Reserva' })).toHaveFocus();
  });

  it('CN-07 CN-10 a new code opens at once, and the queues the server takes away come back', async () => {
    set('Loja 2', { status: 'DISCONNECTED' });
    const before = queuesOf('Loja 2');
    expect(before).not.toEqual([]);
    const { user } = await openConnections();
    const sent = callsOf();
    await press(user, 'Loja 2', 'Novo QR code');
    expect(await (await dialog()).findByText(/Aguardando a leitura/)).toBeVisible();
    const { id, qrcode } = line('Loja 2');
    await showsCode(qrcode ?? '');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { line: `PUT /api/whatsappsession/${id}`, body: null },
      { line: `PUT /api/whatsapp/${id}`, body: { queueIds: before, greetingMessage: '' } },
    ]);
    await waitFor(() => expect(queuesOf('Loja 2')).toEqual(before));
  });

  it('CN-07 disconnecting asks first; a refusal is told', async () => {
    const { user } = await openConnections();
    const sent = callsOf();
    await press(user, 'Principal', 'Desconectar');
    const question = await dialog();
    expect(question.getByText('Desconectar Principal?')).toBeVisible();
    expect(sent).toEqual([]);
    backend.failNext('DELETE', 400, 'ERR_WAPP_NOT_INITIALIZED');
    await user.click(question.getByText('Desconectar', { selector: 'button *' }));
    expect(await screen.findByText(/Esta sessão do WhatsApp não foi inicializada/)).toBeVisible();
    await user.click(question.getByText('Desconectar', { selector: 'button *' }));
    expect(await (await rowOf('Principal')).findByText('Tentar de novo')).toBeVisible();
    expect(sent.map((call) => call.line)).toEqual(Array(2).fill(`DELETE /api/whatsappsession/${line('Principal').id}`));
  });
});

describe('the code', () => {
  beforeEach(() => set('Reserva', { status: 'qrcode', qrcode: '2@primeiro' }));

  it('CN-10 CN-11 it follows the server, heeds no other connection and closes by itself once scanned', async () => {
    const { user } = await openConnections();
    await press(user, 'Reserva', 'Ver QR code');
    await showsCode('2@primeiro');
    tell('Reserva', { qrcode: '2@segundo', retries: 2 });
    await showsCode('2@segundo');
    expect((await dialog()).getByText(/tentativa 2/)).toBeVisible();
    tell('Principal', { qrcode: '' });
    tell('Reserva', { qrcode: '2@terceiro' });
    await showsCode('2@terceiro');
    scanLine(backend.ctx, line('Reserva'));
    await closed();
    expect(await screen.findByText('Reserva conectada.')).toBeVisible();
    expect(await (await rowOf('Reserva')).findByText('Desconectar')).toBeVisible();
    expect(screen.queryByText(/não está pronta/)).not.toBeInTheDocument();
  });

  it('CN-11 a code that nobody scanned closes too, and says so', async () => {
    const { user } = await openConnections();
    await press(user, 'Reserva', 'Ver QR code');
    await showsCode('2@primeiro');
    tell('Reserva', { status: 'DISCONNECTED', qrcode: '' }, 'whatsappSession');
    await closed();
    expect(await screen.findByText(/expirou sem ser lido/)).toBeVisible();
  });

  it('PAIN-8.7 where no event comes the code and its end are looked up, and lost live updates are told', async () => {
    const { user } = await openConnections();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await press(user, 'Reserva', 'Ver QR code');
    await showsCode('2@primeiro');
    set('Reserva', { qrcode: '2@segundo' });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await showsCode('2@segundo');
    backend.dropSockets();
    expect(await (await dialog()).findByText(/Atualização ao vivo parada/)).toBeVisible();
    set('Reserva', { status: 'CONNECTED', qrcode: '' });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await closed();
  });
});

describe('the form of a connection', () => {
  const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

  it('CN-12 CN-15 B-33 the name has 2 to 50 characters; several queues need a greeting, and the tab opens', async () => {
    const { user } = await openConnections('admin', '/connections?new');
    const form = await dialog();
    const name = form.getByLabelText(/^Nome/);
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Obrigatório')).toBeVisible();
    fill(name, 'a');
    expect(await form.findByText('Nome muito curto')).toBeVisible();
    fill(name, 'a'.repeat(51));
    expect(await form.findByText(/no máximo 50 caracteres/)).toBeVisible();
    fill(name, 'Filial');
    await tab(user, form, 'Filas e chatbot');
    await user.click(form.getByLabelText('Filas'));
    await user.click(await screen.findByText('Suporte', { selector: 'li *' }));
    await user.click(screen.getByText('Vendas', { selector: 'li *' }));
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/saudação é obrigatória/)).toBeVisible();
    expect(form.getByLabelText('Mensagens, com erros')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(form.getByLabelText('Mensagem de saudação')).toHaveFocus());
  });

  it('CN-13 CN-14 CN-16 a new connection is sent whole, and what POST drops follows by PUT', async () => {
    const { user } = await openConnections('admin', '/connections?new');
    const form = await dialog();
    const sent = callsOf();
    fill(form.getByLabelText(/^Nome/), ' Filial Sul ');
    fill(form.getByLabelText('Token da API'), 'token-sul');
    expect(form.getByLabelText('Provedor')).toHaveValue('beta');
    await tab(user, form, 'Mensagens');
    fill(form.getByLabelText('Mensagem de saudação'), 'Olá');
    fill(form.getByLabelText('Mensagem de conclusão'), 'Até logo');
    fill(form.getByLabelText('Mensagem fora do expediente'), 'Fechado');
    await tab(user, form, 'Avaliações');
    fill(form.getByLabelText('Mensagem de avaliação'), 'Que nota?');
    await tab(user, form, 'Filas e chatbot');
    expect(form.getByLabelText('Envios do menu')).toHaveValue('3');
    expect(form.getByLabelText('Intervalo do menu (minutos)')).toHaveValue('0');
    await user.click(form.getByLabelText('Transferir para a fila'));
    await user.click(await screen.findByText('Vendas', { selector: 'li *' }));
    fill(form.getByLabelText('Transferir depois de (minutos)'), '15');
    await tab(user, form, 'Prazos e horários');
    fill(form.getByLabelText(/^Encerrar atendimentos/), '120');
    fill(form.getByLabelText(/por inatividade/), 'Encerrado');
    expect(form.getByText(/controle de horário está desligado/)).toBeVisible();
    await user.click(form.getByText('Salvar'));
    await rowOf('Filial Sul');
    await closed();
    const vendas = backend.store.queues.find(({ name }) => name === 'Vendas')?.id;
    const body = {
      name: 'Filial Sul',
      isDefault: false,
      token: 'token-sul',
      provider: 'beta',
      greetingMessage: 'Olá',
      complationMessage: 'Até logo',
      outOfHoursMessage: 'Fechado',
      ratingMessage: 'Que nota?',
      queueIds: [],
      transferQueueId: vendas,
      timeToTransfer: 15,
      promptId: null,
      maxUseBotQueues: 3,
      timeUseBotQueues: 0,
      expiresTicket: 120,
      expiresInactiveMessage: 'Encerrado',
    };
    expect(sent).toEqual([
      { line: 'POST /api/whatsapp', body },
      { line: `PUT /api/whatsapp/${line('Filial Sul').id}`, body },
    ]);
    expect(line('Filial Sul')).toMatchObject({ ratingMessage: 'Que nota?', transferQueueId: vendas });
    expect(await screen.findByText('Conexão salva com sucesso.')).toBeVisible();
  });

  it('CN-14 an edit sends its queues and nothing of the session; a prompt takes the place of the queues', async () => {
    const before = queuesOf('Principal');
    const { user } = await openConnections();
    await user.click((await rowOf('Principal')).getByLabelText('Editar Principal'));
    const form = await dialog();
    fill(await form.findByLabelText(/^Nome/), 'Matriz');
    const sent = callsOf();
    await user.click(form.getByText('Salvar'));
    await rowOf('Matriz');
    await closed();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ line: `PUT /api/whatsapp/${line('Matriz').id}`, body: { queueIds: before } });
    const forbidden = ['status', 'session', 'qrcode', 'retries', 'id', 'companyId', 'queues', 'prompt'];
    expect(Object.keys(sent[0]?.body ?? {}).filter((key) => forbidden.includes(key))).toEqual([]);
    expect(queuesOf('Matriz')).toEqual(before);

    await user.click((await rowOf('Matriz')).getByLabelText('Editar Matriz'));
    const again = await dialog();
    await again.findByDisplayValue('Matriz');
    await tab(user, again, 'Filas e chatbot');
    await user.click(again.getByLabelText('Prompt de IA'));
    await user.click(await screen.findByText('Triagem de vendas', { selector: 'li' }));
    await user.click(again.getByText('Salvar'));
    await closed();
    const prompt = backend.store.prompts.find(({ name }) => name === 'Triagem de vendas');
    expect(sent[1]?.body).toMatchObject({ promptId: prompt?.id, queueIds: [] });
  });

  it('CN-13 a plan without the AI offers no prompt, and asks for none', async () => {
    const { user } = await renderApp('/connections?new', { as: 'basico' });
    const form = await dialog();
    await tab(user, form, 'Filas e chatbot');
    expect(form.getByLabelText('Filas')).toBeVisible();
    expect(form.queryByLabelText('Prompt de IA')).not.toBeInTheDocument();
    expect(backend.faults.log.some(({ path }) => path === '/prompt')).toBe(false);
  });
});

describe('deleting a connection', () => {
  it('CN-16 CN-17 it asks with what goes along; the last default stays, by the server or by the form', async () => {
    const { user } = await openConnections();
    await user.click((await rowOf('Principal')).getByLabelText('Excluir Principal'));
    const question = await dialog();
    expect(question.getByText('Excluir a conexão Principal?')).toBeVisible();
    expect(question.getByText(/É a conexão padrão/)).toBeVisible();
    backend.failNext('DELETE', 400, 'ERR_NO_OTHER_WHATSAPP');
    await user.click(question.getByText('Excluir conexão'));
    expect(await screen.findByText('Deve haver pelo menos um WhatsApp padrão.')).toBeVisible();
    await user.click(question.getByText('Cancelar'));
    await closed();

    await user.click((await rowOf('Principal')).getByLabelText('Editar Principal'));
    const form = await dialog();
    await user.click(await form.findByLabelText('Conexão padrão'));
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Deve haver pelo menos um WhatsApp padrão.')).toBeVisible();
    await user.click(form.getByText('Cancelar'));
    await user.click(await screen.findByText('Descartar', { selector: 'button *' }));
    await closed();

    await user.click((await rowOf('Reserva')).getByLabelText('Excluir Reserva'));
    await user.click((await dialog()).getByText('Excluir conexão'));
    await closed();
    expect(screen.queryByText('Reserva')).not.toBeInTheDocument();
    expect(await screen.findByText('Conexão excluída com sucesso.')).toBeVisible();
  });
});
