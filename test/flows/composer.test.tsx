import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../render';
import { backend } from '../world';
import {
  allConfirmed,
  change,
  findBox,
  firstTicket,
  go,
  holdBack,
  openConversation,
  replyToFirst,
  sent,
  sentTexts,
  storedOutbox,
  ticketsOf,
} from './composerHelpers';

const unsigned = { storage: { signOption: 'false' } };

const waitForStoredDraft = (ticketId: number, text: string): Promise<void> =>
  waitFor(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:') && name.endsWith(`:${ticketId}`));
    expect(key && localStorage.getItem(key)).toContain(text);
  });

const sendButton = (): HTMLElement => screen.getByLabelText('Enviar', { selector: 'button' });

let ticket: ReturnType<typeof firstTicket>;

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('sending text', () => {
  it('P-03 P-04 P-05 P-06 P-07 B-02 posts the body, signed by default, once; blank texts stay', async () => {
    const { box, user, write, posts } = await openConversation(ticket);
    for (const name of ['Emoji', 'Anexar arquivo', 'Respostas rápidas', 'Inserir variável', 'Gravar áudio', 'Enviar']) {
      expect(screen.getByLabelText(name, { selector: 'button' })).toBeInTheDocument();
    }
    const sign = screen.getByLabelText('Assinar');
    expect(sign).toBeChecked();
    expect(sendButton()).toBeDisabled();
    await write(box, '   ', '{Enter}');
    expect(sendButton()).toBeDisabled();
    expect(posts).toEqual([]);

    await write(box, 'Olá', '{Enter}');
    expect(box).toHaveValue('');
    await sent(ticket.id, '*Ana Ribeiro:*\nOlá');
    await allConfirmed();
    expect(posts.map(({ json }) => json)).toEqual([
      { read: 1, fromMe: true, mediaUrl: '', body: '*Ana Ribeiro:*\nOlá', quotedMsg: null },
    ]);

    await user.click(sign);
    expect(localStorage.getItem('signOption')).toBe('false');
    await write(box, 'Sem nome');
    await user.click(sendButton());
    await sent(ticket.id, 'Sem nome');
    expect(box).toHaveValue('');
  });

  it('PAIN-2.4 B-02 B-07 Enter three times sends once; the second text waits for the answer to the first', async () => {
    const { box, write, posts } = await openConversation(ticket, unsigned);
    const release = holdBack('*/api/messages/:ticketId');
    await write(box, 'primeira');
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(box, { key: 'Enter' });
    await write(box, 'segunda', '{Enter}');
    expect(JSON.parse(storedOutbox())).toHaveLength(2);
    expect(posts).toEqual([]);
    release();
    await sent(ticket.id, 'primeira', 'segunda');
    await allConfirmed();
    expect(posts).toHaveLength(2);
  });

  it('B-22 PAIN-2.5 Shift+Enter and the end of a word of an input method do not send; Ctrl+Enter is a choice', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'um', '{Shift>}{Enter}{/Shift}');
    await write(box, 'ação');
    fireEvent.compositionStart(box);
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.compositionEnd(box);
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(box).toHaveValue('um\nação');

    await user.click(screen.getByText(/Opções de envio/));
    await user.click(await screen.findByText(/^Ctrl\+Enter envia/));
    expect(localStorage.getItem('sendKey')).toBe('ctrlEnter');
    await write(box, '', '{Enter}');
    await write(box, 'três');
    expect(posts).toEqual([]);
    await write(box, '', '{Control>}{Enter}{/Control}');
    await sent(ticket.id, 'um\nação\ntrês');
    expect(posts).toHaveLength(1);
  });
});

describe('failed sends', () => {
  it('PAIN-2.1 B-02 a refused text stays with retry and discard, over a reload', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 500);
    await write(box, 'Deixa', '{Enter}');
    await user.click(await screen.findByText('Descartar'));
    await allConfirmed();
    expect(sentTexts(ticket.id)).not.toContain('Deixa');

    backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
    await write(box, 'Não perca', '{Enter}');
    await screen.findByText('Não enviada.');
    expect(posts).toHaveLength(2);
    const kept = storedOutbox();
    cleanup();
    const again = await openConversation(ticket, unsigned);
    expect(storedOutbox()).toBe(kept);
    await again.user.click(await screen.findByText('Tentar de novo'));
    await sent(ticket.id, 'Não perca');
    await allConfirmed();
    expect(again.posts).toHaveLength(1);
  });

  it('REAL-11 B-02 the row shows an unsent text as the preview of any text', async () => {
    const { box, write } = await openConversation(ticket);
    backend.failNext('POST /messages', 500);
    await write(box, 'Segue o *boleto*\n_hoje_', '{Enter}');
    const mark = await screen.findByText('Sem confirmação:');
    const row = mark.closest('a');
    await waitFor(() => expect(row).toHaveTextContent('Sem confirmação: Ana Ribeiro: Segue o boleto hoje'));
    expect(within(row ?? document.body).getByText('boleto').tagName).toBe('B');
  });

  it('PAIN-2.4 B-02 B-07 an answer lost after the send is no reason to send again; without one, only on request', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 'lost');
    await write(box, 'Chegou', '{Enter}');
    await sent(ticket.id, 'Chegou');
    await allConfirmed();
    expect(posts).toHaveLength(1);

    backend.failNext('POST /messages', 'network');
    await write(box, 'Talvez', '{Enter}');
    await screen.findByText('Sem confirmação do servidor.');
    // Nor does the row say that it was not sent.
    expect(await screen.findByText('Sem confirmação:')).toBeInTheDocument();
    expect(posts).toHaveLength(2);
    await user.click(screen.getByText('Tentar de novo'));
    await sent(ticket.id, 'Talvez');
    await allConfirmed();
    expect(posts).toHaveLength(3);
    expect(sentTexts(ticket.id).filter((text) => text === 'Chegou' || text === 'Talvez')).toHaveLength(2);
  });

  it('DAY-75 REAL-12 B-02 a message behind one that is not confirmed says what it waits for and the way on, and goes when that is settled', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 'network');
    await write(box, 'Primeira', '{Enter}');
    await screen.findByText('Sem confirmação do servidor.');
    await write(box, 'Segunda', '{Enter}');
    await write(box, 'Terceira', '{Enter}');
    const held = await screen.findByText(/sem confirmação. Tente de novo ou descarte-a/);
    expect(held.parentElement).toHaveTextContent('Segunda');
    expect([(await screen.findAllByText('Aguarda a anterior')).length, posts.length]).toEqual([1, 1]);
    await user.click(screen.getByText('Descartar'));
    await sent(ticket.id, 'Segunda', 'Terceira');
    await allConfirmed();
    expect(screen.queryByText(/^Aguarda a/)).not.toBeInTheDocument();
  });

  it('REAL-12 B-02 so does a message behind one that is slow, after a moment', async () => {
    const { box, write } = await openConversation(ticket, unsigned);
    const release = holdBack('*/api/messages/*');
    await write(box, 'Primeira', '{Enter}');
    await write(box, 'Segunda', '{Enter}');
    expect(screen.queryByText('Aguarda a anterior')).not.toBeInTheDocument();
    const held = await screen.findByText('Aguarda a anterior', {}, { timeout: 5_000 });
    expect(held.closest('[data-own]')).toHaveTextContent('Segunda');
    release();
    await sent(ticket.id, 'Primeira', 'Segunda');
    await allConfirmed();
    expect(screen.queryByText('Aguarda a anterior')).not.toBeInTheDocument();
  });
});

describe('replies', () => {
  const target = (): HTMLElement | null => screen.queryByLabelText(/^Respondendo/);

  it('M-21 B-01 the reply target is gone when the ticket changes, and when the page is loaded anew; the text stays', async () => {
    const [, other] = ticketsOf('ana');
    if (!other) throw new Error('ana has one ticket only');
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await replyToFirst(user);
    await write(box, 'Sobre isso');
    await waitForStoredDraft(ticket.id, 'Sobre isso');

    go(other);
    await waitFor(async () => expect(await findBox()).toHaveValue(''));
    expect(target()).toBeNull();
    go(ticket);
    await waitFor(async () => expect(await findBox()).toHaveValue('Sobre isso'));
    expect(target()).toBeNull();

    await replyToFirst(user);
    cleanup();
    await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana', ...unsigned });
    const again = await findBox();
    expect(again).toHaveValue('Sobre isso');
    expect(target()).toBeNull();
    await write(again, '', '{Enter}');
    await sent(ticket.id, 'Sobre isso');
    expect(posts.at(-1)?.json).toMatchObject({ quotedMsg: null });
  });

  it('M-20 M-21 P-08 PAIN-2.8 the reply target stands above the text, goes with the message, and is gone then', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await replyToFirst(user);
    await waitFor(() => expect(box).toHaveFocus());
    await user.click(screen.getByLabelText('Cancelar resposta'));
    expect(target()).toBeNull();

    await replyToFirst(user);
    await write(box, 'Sim', '{Enter}');
    expect(target()).toBeNull();
    await sent(ticket.id, 'Sim');
    expect(posts[0]?.json).toMatchObject({ quotedMsg: { id: expect.any(String) } });
  });
});

describe('drafts', () => {
  it('B-01 PAIN-2.2 PAIN-2.3 a draft stays with its ticket over a switch and a reload, and shows in the list', async () => {
    const [, other] = ticketsOf('ana');
    if (!other) throw new Error('ana has one ticket only');
    const { box, write } = await openConversation(ticket, unsigned);
    await write(box, 'Para o primeiro');
    expect((await screen.findAllByText('Rascunho:')).length).toBeGreaterThan(0);
    go(other);
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
    const line = await screen.findByLabelText(/^Reabra ou aceite este atendimento/, {}, { timeout: 20_000 });
    expect(line).toHaveTextContent(/Resolvido em \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
    expect(within(line).getByText('Reabrir')).toBeVisible();
    expect(screen.queryByLabelText('Mensagem')).toBeNull();
  });

  it('B-12 P-01 when it is resolved while something is written, a notice says so and the text stays', async () => {
    const { box, write, second } = await openConversation(ticket, unsigned);
    await write(box, 'Estava escrevendo');
    const admin = await second('admin');
    await admin.request('PUT', `/tickets/${ticket.id}`, { status: 'closed', userId: ticket.userId, justClose: true });
    expect(await screen.findByText('Este atendimento foi resolvido.')).toBeVisible();
    expect(box).not.toBeInTheDocument();
    expect(screen.getAllByText('Estava escrevendo').length).toBeGreaterThan(0);
  });
});

describe('variables', () => {
  it('P-18 B-21 PAIN-2.8 PAIN-2.11 go to the caret; an unclosed one is pointed out and not sent, an unknown one is pointed out', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'Oi !');
    box.setSelectionRange(3, 3);
    await user.click(screen.getByLabelText('Inserir variável', { selector: 'button' }));
    await user.click(await screen.findByText('Primeiro nome'));
    expect(box).toHaveValue('Oi {{firstName}}!');
    await waitFor(() => expect(box).toHaveFocus());

    change(box, 'Oi {{nam');
    expect(screen.getByText(/Há um "\{\{" sem "\}\}"/)).toBeVisible();
    await write(box, '', '{Enter}');
    expect(box).toHaveValue('Oi {{nam');
    change(box, 'Oi {{cpf}}');
    expect(screen.getByText(/A variável \{\{cpf\}\} não existe/)).toBeVisible();
    expect(posts).toEqual([]);
    await write(box, '', '{Enter}');
    await waitFor(() => expect(posts).toHaveLength(1));
  });
});
