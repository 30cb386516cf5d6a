import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../render';
import { backend } from '../world';
import {
  allConfirmed,
  findBox,
  firstTicket,
  openConversation,
  sent,
  sentTexts,
  storedOutbox,
  ticketsOf,
  watchPosts,
} from './composerHelpers';

// A whole page in jsdom takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const unsigned = { storage: { signOption: 'false' } };

const go = (path: string): void =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

const waitForStoredDraft = (ticketId: number, text: string): Promise<void> =>
  waitFor(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:') && name.endsWith(`:${ticketId}`));
    expect(key && localStorage.getItem(key)).toContain(text);
  });

let ticket: ReturnType<typeof firstTicket>;

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('sending text', () => {
  it('P-03 P-05 P-06 B-02 posts the signed body once, and its echo confirms it', async () => {
    const { box, write, posts } = await openConversation(ticket);
    for (const name of ['Emoji', 'Anexar arquivo', 'Respostas rápidas', 'Inserir variável', 'Gravar áudio', 'Enviar']) {
      expect(screen.getByLabelText(name, { selector: 'button' })).toBeVisible();
    }
    await write(box, '  Olá', '{Enter}');
    expect(box).toHaveValue('');
    await sent(ticket.id, '*Ana Ribeiro:*\nOlá');
    await allConfirmed();
    expect(posts.map(({ json }) => json)).toEqual([
      { read: 1, fromMe: true, mediaUrl: '', body: '*Ana Ribeiro:*\nOlá', quotedMsg: null },
    ]);
  });

  it('P-04 P-05 signing is on by default, is kept in the browser, and off sends the text as typed', async () => {
    const { box, user, write } = await openConversation(ticket);
    const sign = screen.getByLabelText('Assinar');
    expect(sign).toBeChecked();
    await user.click(sign);
    expect(localStorage.getItem('signOption')).toBe('false');
    await write(box, 'Sem nome');
    await user.click(screen.getByLabelText('Enviar', { selector: 'button' }));
    await sent(ticket.id, 'Sem nome');
  });

  it('P-07 empty and blank texts are not sent', async () => {
    const { box, write, posts } = await openConversation(ticket);
    expect(screen.getByLabelText('Enviar', { selector: 'button' })).toBeDisabled();
    await write(box, '   ', '{Enter}');
    expect(screen.getByLabelText('Enviar', { selector: 'button' })).toBeDisabled();
    expect(posts).toEqual([]);
  });

  it('PAIN-2.4 B-07 Enter three times at once sends once', async () => {
    const { box, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'Só uma');
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(box, { key: 'Enter' });
    await sent(ticket.id, 'Só uma');
    await allConfirmed();
    expect(posts).toHaveLength(1);
  });

  it('B-22 Shift+Enter breaks the line; with Ctrl+Enter chosen, Enter does too', async () => {
    const { box, user } = await openConversation(ticket, unsigned);
    await user.type(box, 'um{Shift>}{Enter}{/Shift}dois');
    expect(box).toHaveValue('um\ndois');
    await user.click(screen.getByLabelText('Opções de envio', { selector: 'button' }));
    await user.click(screen.getByText(/^Ctrl\+Enter envia/));
    await user.type(box, '{Enter}três');
    expect(box).toHaveValue('um\ndois\ntrês');
    await user.type(box, '{Control>}{Enter}{/Control}');
    await sent(ticket.id, 'um\ndois\ntrês');
    expect(localStorage.getItem('sendKey')).toBe('ctrlEnter');
  });

  it('B-22 PAIN-2.5 Enter that ends a word of an input method does not send', async () => {
    const { box, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'ação');
    fireEvent.compositionStart(box);
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.compositionEnd(box);
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(box).toHaveValue('ação');
    expect(posts).toEqual([]);
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    await sent(ticket.id, 'ação');
  });

  it('B-02 keeps the order: the second waits for the answer to the first', async () => {
    const { box, write, posts } = await openConversation(ticket, unsigned);
    backend.delayNext('POST /messages', 400);
    await write(box, 'primeira', '{Enter}');
    await write(box, 'segunda', '{Enter}');
    expect(posts).toHaveLength(1);
    await sent(ticket.id, 'primeira', 'segunda');
    await allConfirmed();
    expect(posts).toHaveLength(2);
  });
});

describe('failed sends', () => {
  it('PAIN-2.1 B-02 a refused text stays with retry and discard, over a reload', async () => {
    const { box, write, posts } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
    await write(box, 'Não perca', '{Enter}');
    await screen.findByText('Não enviada.');
    expect(posts).toHaveLength(1);
    const kept = storedOutbox();
    cleanup();
    const again = await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    expect(storedOutbox()).toBe(kept);
    await again.user.click(await screen.findByText('Tentar de novo'));
    await sent(ticket.id, 'Não perca');
    await allConfirmed();
  });

  it('B-02 discarding takes it away for good', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 500);
    await write(box, 'Deixa', '{Enter}');
    await user.click(await screen.findByText('Descartar'));
    await allConfirmed();
    expect(posts).toHaveLength(1);
    expect(sentTexts(ticket.id)).not.toContain('Deixa');
  });

  it('PAIN-2.4 B-02 B-07 the answer is lost although it was sent: the echo confirms it, nothing is posted again', async () => {
    const { box, write, posts } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 'lost');
    await write(box, 'Chegou', '{Enter}');
    await sent(ticket.id, 'Chegou');
    await allConfirmed();
    expect(posts).toHaveLength(1);
  });

  it('PAIN-2.4 B-02 without an answer it is asked, and goes again only on request', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 'network');
    await write(box, 'Talvez', '{Enter}');
    await screen.findByText('Sem confirmação do servidor.');
    expect(posts).toHaveLength(1);
    await user.click(screen.getByText('Tentar de novo'));
    await sent(ticket.id, 'Talvez');
    await allConfirmed();
    expect(posts).toHaveLength(2);
  });
});

describe('replies', () => {
  it('M-20 M-21 P-08 the reply target stands above the text, goes with the message, and is gone then', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    const [menu] = await screen.findAllByLabelText(/Opções da mensagem|Mais opções da mensagem/, {
      selector: 'button',
    });
    if (!menu) throw new Error('no message menu');
    await user.click(menu);
    await user.click(await screen.findByText('Responder'));
    const target = await screen.findByLabelText(/^Respondendo/);
    await waitFor(() => expect(box).toHaveFocus());
    await user.click(within(target).getByLabelText('Cancelar resposta'));
    expect(screen.queryByLabelText(/^Respondendo/)).toBeNull();

    await user.click(menu);
    await user.click(await screen.findByText('Responder'));
    await screen.findByLabelText(/^Respondendo/);
    await write(box, 'Sim', '{Enter}');
    expect(screen.queryByLabelText(/^Respondendo/)).toBeNull();
    await sent(ticket.id, 'Sim');
    expect(posts[0]?.json).toMatchObject({ quotedMsg: { id: expect.any(String) } });
  });
});

describe('drafts', () => {
  it('B-01 PAIN-2.2 PAIN-2.3 M-21 a draft stays with its ticket over a switch and a reload, and shows in the list', async () => {
    const [, other] = ticketsOf('ana');
    if (!other) throw new Error('ana has one ticket only');
    const { box, write } = await openConversation(ticket, unsigned);
    await write(box, 'Para o primeiro');
    expect((await screen.findAllByText('Rascunho:')).length).toBeGreaterThan(0);
    go(`/tickets/${other.uuid}`);
    await waitFor(async () => expect(await findBox()).toHaveValue(''));
    await write(await findBox(), 'Para o segundo');
    await waitForStoredDraft(other.id, 'Para o segundo');
    cleanup();
    await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    expect(await findBox()).toHaveValue('Para o primeiro');
  });
});

describe('a ticket that is not open', () => {
  it('P-01 is answered by one line with the reason and the action', async () => {
    const closed = backend.store.tickets
      .all()
      .find((row) => row.status === 'closed' && row.companyId === ticket.companyId);
    if (!closed) throw new Error('no closed ticket');
    await renderApp(`/tickets/${closed.uuid}`, { as: 'admin' });
    const line = await screen.findByLabelText(/^Reabra ou aceite este atendimento/, {}, { timeout: 12_000 });
    expect(line).toHaveTextContent(/Resolvido em \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
    expect(within(line).getByText('Reabrir')).toBeVisible();
    expect(screen.queryByLabelText('Mensagem')).toBeNull();
  });

  it('B-12 P-01 when it is resolved while something is written, a notice says so and the text stays', async () => {
    const { box, write, second } = await openConversation(ticket, unsigned);
    await write(box, 'Estava escrevendo');
    const admin = await second('admin');
    await admin.request('PUT', `/tickets/${ticket.id}`, { status: 'closed', userId: ticket.userId, justClose: true });
    await waitFor(() => expect(screen.queryByLabelText('Mensagem')).toBeNull(), { timeout: 8_000 });
    expect(screen.getByText('Este atendimento foi resolvido.')).toBeVisible();
    expect(screen.getAllByText('Estava escrevendo').length).toBeGreaterThan(0);
  });
});

describe('variables', () => {
  it('P-18 the menu puts a variable at the caret', async () => {
    const { box, user, write } = await openConversation(ticket, unsigned);
    await write(box, 'Oi !');
    box.setSelectionRange(3, 3);
    await user.click(screen.getByLabelText('Inserir variável', { selector: 'button' }));
    await user.click(await screen.findByText('Primeiro nome'));
    expect(box).toHaveValue('Oi {{firstName}}!');
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('B-21 PAIN-2.11 an unclosed "{{" is pointed out and not sent, an unknown name is pointed out', async () => {
    const { box, write, posts } = await openConversation(ticket, unsigned);
    fireEvent.change(box, { target: { value: 'Oi {{nam' } });
    expect(screen.getByText(/Há um "\{\{" sem "\}\}"/)).toBeVisible();
    await write(box, '', '{Enter}');
    expect(posts).toEqual([]);
    expect(box).toHaveValue('Oi {{nam');
    fireEvent.change(box, { target: { value: 'Oi {{cpf}}' } });
    expect(screen.getByText(/A variável \{\{cpf\}\} não existe/)).toBeVisible();
    expect(watchPosts()).toEqual([]);
  });
});
