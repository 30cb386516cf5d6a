import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { requests } from '../page';
import { renderApp } from '../render';
import { line, set, tell } from './connectionsHelpers';
import { openConversation, smallInbox } from './conversationHelpers';
import { rowOf, stored } from './ticketsHelpers';
import { backend } from '../world';

const isRead = (): Promise<void> =>
  waitFor(() => expect(requests('GET', '/whatsapp')).toBeGreaterThan(0), { timeout: 12_000 });
const live = (): Promise<void> =>
  waitFor(() => expect([...backend.ctx.ios].some((io) => io.sockets.sockets.size > 0)).toBe(true));
const says = (status: string): void => act(() => tell('Principal', { status }));
const isShown = (text: string): Promise<HTMLElement> => screen.findByText(text, {}, { timeout: 12_000 });
const isGone = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
};

describe('a conversation on a connection that is down', () => {
  const told = 'A conexão Principal está fora do ar.';

  it('REAL-3 an agent is told that messages do not go out, until the connection is back', async () => {
    await openConversation();
    await live();
    await isRead();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    says('PENDING');
    const notice = await isShown(told);
    expect(notice.closest('[role="status"]')).toHaveTextContent('As mensagens não saem até ela voltar.');
    expect(screen.queryByRole('button', { name: 'Ver conexões' })).not.toBeInTheDocument();
    says('OPENING');
    says('qrcode');
    await isShown(told);
    says('CONNECTED');
    await isGone(told);
  });

  it('REAL-3 a connection that is down already is told of; another one, or a short break, is not', async () => {
    set('Principal', { status: 'DISCONNECTED' });
    await openConversation();
    await isShown(told);
    says('CONNECTED');
    await isGone(told);
    says('OPENING');
    act(() => tell('Loja 2', { status: 'DISCONNECTED' }));
    await pause(300);
    expect(screen.queryByText(/está fora do ar/)).not.toBeInTheDocument();
  });
});

describe('a conversation whose connection is deleted', () => {
  const told = 'A conexão deste atendimento foi excluída.';
  const notice = async (): Promise<void> => {
    const [banner] = await screen.findAllByText(told, { selector: 'b' }, { timeout: 12_000 });
    expect(banner?.closest('[role="status"]')).toHaveTextContent('Ele não pode mais ser respondido nem alterado.');
  };

  it('REAL-3 DAY-60 says so while it is written in, names it no more and keeps the text and the focus', async () => {
    const { user, header, ticket, second } = await openConversation();
    await live();
    expect(header).toHaveTextContent('Principal');
    const row = await rowOf('Atendendo', 'Alfa Souza');
    expect(row).toHaveTextContent('Principal');
    await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Meia frase');
    const admin = await second('admin');
    const other = backend.store.whatsapps.find(({ name }) => name === 'Loja 2');
    await admin.request('DELETE', `/whatsapp/${other?.id}`);
    await pause(300);
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    await admin.request('DELETE', `/whatsapp/${ticket.whatsappId}`);
    await notice();
    const kept = screen.getByRole('textbox', { name: /^O que você preparou/ });
    expect(kept).toHaveValue('Meia frase');
    expect(kept).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(header).not.toHaveTextContent('Principal');
    expect(row).not.toHaveTextContent('Principal');
    expect(requests('POST', `/messages/${ticket.id}`)).toBe(0);
  });

  it.each(['pending', 'closed'] as const)('REAL-3 offers nothing that the server refuses, %s', async (status) => {
    const { ticket } = smallInbox({ status, owner: null });
    backend.store.tickets.update(ticket, { whatsappId: null });
    await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    await notice();
    const place = screen.getByRole('group', { name: told });
    expect(place).toHaveTextContent(told);
    expect(within(place).queryByRole('button')).not.toBeInTheDocument();
  });

  it('REAL-3 a row offers no change that the server refuses', async () => {
    const { ticket, waiting } = smallInbox();
    for (const { id } of [ticket, waiting]) backend.store.tickets.update(stored(id), { whatsappId: null });
    const { user } = await renderApp('/tickets', { as: 'admin' });
    const offered = async (list: string, name: string): Promise<(string | null)[]> =>
      within(await rowOf(list, name))
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(await offered('Atendendo', 'Alfa Souza')).toEqual(['Espiar conversa']);
    expect(await offered('Atendendo', 'Beto Lima')).toEqual(['Espiar conversa', 'Devolver à fila', 'Resolver']);
    await user.click(screen.getByRole('tab', { name: /Aguardando/ }));
    expect(await offered('Aguardando', 'Caio Reis')).toEqual(['Espiar conversa']);
  });

  it('REAL-3 its header offers no change that the server refuses, and keeps what works', async () => {
    const { user, header, inHeader, ticket, second } = await openConversation();
    await live();
    expect(inHeader.getByRole('button', { name: 'Resolver' })).toBeEnabled();
    await (await second('admin')).request('DELETE', `/whatsapp/${ticket.whatsappId}`);
    await waitFor(() => expect(header).not.toHaveTextContent('Principal'));
    for (const name of ['Resolver', 'Devolver à fila', 'Transferir'])
      expect(inHeader.getByRole('button', { name })).toBeDisabled();
    await user.click(inHeader.getByRole('button', { name: 'Mais ações' }));
    expect(await screen.findByRole('menuitem', { name: /^Notas/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Transferir' })).not.toBeInTheDocument();
  });

  it('REAL-3 says so where the list of connections no longer has it', async () => {
    const { ticket } = smallInbox();
    backend.store.whatsapps.removeWhere(({ id }) => id === ticket.whatsappId);
    await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    await notice();
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
  });
});

describe('admins on every page', () => {
  const told = 'A conexão Principal está fora do ar.';

  it('REAL-3 hear of a connection that goes down, and it is gone when the connection is back', async () => {
    await renderApp('/nowhere', { as: 'admin' });
    await live();
    await isRead();
    await waitFor(() => expect(localStorage.getItem('prosa.lines.1')).toContain(String(line('Principal').id)));
    // The spare one has never been up.
    expect(screen.queryByText(/está fora do ar/)).not.toBeInTheDocument();
    says('DISCONNECTED');
    expect((await isShown(told)).closest('[role="status"]')).toHaveTextContent('Ela não recebe nem envia mensagens.');
    says('CONNECTED');
    await isGone(told);
  });

  it('REAL-3 one that is down already is told of; the notice leads to the connections and stays until it is back', async () => {
    set('Principal', { status: 'DISCONNECTED' });
    const { user } = await renderApp('/nowhere', { as: 'admin' });
    await live();
    await isRead();
    await isShown(told);
    await user.click(screen.getByRole('button', { name: 'Ver conexões' }));
    await waitFor(() => expect(window.location.pathname).toBe('/connections'));
    await screen.findByRole('heading', { name: 'Conexões' });
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver conexões' })).not.toBeInTheDocument();
    says('CONNECTED');
    await isGone(told);
  });

  it('REAL-3 agents have nothing to do with it outside a conversation', async () => {
    await renderApp('/nowhere', { as: 'ana' });
    await live();
    says('DISCONNECTED');
    await pause(2_300);
    expect(requests('GET', '/whatsapp')).toBe(0);
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });
});
