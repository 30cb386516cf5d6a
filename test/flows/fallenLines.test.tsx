import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { requests } from '../page';
import { renderApp } from '../render';
import { line, set, tell } from './connectionsHelpers';
import { openConversation } from './conversationHelpers';
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
