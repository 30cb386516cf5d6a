import { act, screen, waitFor } from '@testing-library/react';
import { format } from 'date-fns';
import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionStatus } from '@/api/connections';
import { closed, dialog } from '../page';
import { scanLine } from '../backend/connections';
import { backend } from '../world';
import {
  callsOf,
  line,
  openConnections,
  dialogElement,
  press,
  queuesOf,
  inRow,
  session,
  set,
  tell,
} from './connectionsHelpers';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import '@/pages/connections/ConnectionDialog';
import '@/pages/connections/ConnectionsPage';
import '@/pages/connections/QrCodeDialog';

/** The drawing of a code, to be compared with what is on screen. */
const drawing = (value: string) =>
  /<path[^>]*d="([^"]+)"[^>]*><\/path><\/svg>/.exec(
    renderToStaticMarkup(<QRCodeSVG value={value} size={232} marginSize={2} level="L" />),
  )?.[1];
const shownCode = () => dialogElement()?.querySelector('svg[role="img"] path:last-of-type');
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
    const main = await inRow('Principal');
    expect(main.getByText('Conectado')).toBeVisible();
    expect(main.getByText('04/03/26 15:06')).toBeVisible();
    expect(format(updatedAt, 'dd/MM/yy HH:mm')).toBe('04/03/26 15:06');
    expect(main.getByText('Padrão')).toBeVisible();
    expect(main.getByText('Suporte, Vendas, Financeiro, Pós-venda')).toBeVisible();
    expect(main.getByLabelText('Editar Principal')).toBeVisible();
    expect(main.getByLabelText('Excluir Principal')).toBeVisible();
    expect((await inRow('Reserva')).queryByText('Padrão')).not.toBeInTheDocument();
    expect(screen.getByText('1 conexão não está pronta.')).toBeVisible();
  });

  it('CN-02 X-02 who is no admin adds, edits, deletes, connects and disconnects nothing', async () => {
    await openConnections('ana', `/connections?edit=${line('Principal').id}`);
    expect(await session('Principal')).toEqual([]);
    expect(screen.queryByText('Nova conexão')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Editar Principal')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Excluir Principal')).not.toBeInTheDocument();
    expect(dialogElement()).toBeNull();
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
      await (await inRow('Reserva')).findByText(label);
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
    const reserve = await inRow('Reserva');
    expect(await reserve.findByText('Pareando')).toBeVisible();
    expect(reserve.getByText(format(at, 'dd/MM/yy HH:mm'))).toBeVisible();
    expect(reserve.getByText('Sem filas')).toBeVisible();
    const body = { name: 'Filial Campinas', queueIds: [1] };
    const made: unknown = await (await bruno.request('POST', '/whatsapp', body)).json();
    expect(await (await inRow('Filial Campinas')).findByText('Suporte')).toBeVisible();
    expect(made).toMatchObject({ name: 'Filial Campinas' });
    await bruno.request('PUT', `/whatsapp/${id}`, { name: 'Reserva 2', queueIds: [] });
    await inRow('Reserva 2');
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
    expect(await (await inRow('Reserva')).findByText('Ver QR code')).toBeEnabled();
    expect(sent).toEqual([{ line: `POST /api/whatsappsession/${line('Reserva').id}`, body: null }]);
    expect((await inRow('Reserva')).getByRole('group', { name: 'Sessão de Reserva' })).toHaveFocus();
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
    expect(await (await inRow('Principal')).findByText('Tentar de novo')).toBeVisible();
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
    expect(await (await inRow('Reserva')).findByText('Desconectar')).toBeVisible();
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
