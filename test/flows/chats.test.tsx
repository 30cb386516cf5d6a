import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../world';
import { setViewport } from '../browserStubs';
import { renderApp } from '../render';
import {
  bubbleOf,
  calls,
  chatNamed,
  memberIds,
  openChat,
  openList,
  personOf,
  rowNamed,
  sentBy,
  talkOf,
  titles,
  unreadsOf,
} from './chatsHelpers';

const support = 'Equipe de suporte';
const sales = 'Vendas';
const duty = 'Plantão de sábado';

const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

describe('the list of chats', () => {
  it('R-10 IC-01 IC-02 without an id: title, last message, time and unread count; the other pane invites', async () => {
    await openList();
    expect(titles()).toEqual([support, sales, duty]);
    const row = within(await rowNamed(duty));
    expect(row.getByText(/^Carla: /)).toBeVisible();
    expect(row.getByText('2 não lidas')).toBeInTheDocument();
    expect(row.getByText(/^\d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText('Escolha uma conversa')).toBeVisible();
    // Its `hasMore` promises more than there is (contract back-office 11).
    expect(calls('GET', '/chats')).toBe(1);
  });

  it('IC-02 every page is read, since the server neither searches nor sorts; the search finds titles and members', async () => {
    const ana = personOf('ana');
    for (let index = 0; index < 22; index += 1) {
      const chat = backend.store.chats.insert((id) => ({
        ...chatNamed(sales),
        id,
        uuid: `extra-${index}`,
        title: `Projeto ${index}`,
        lastMessage: '',
        updatedAt: '2026-01-01T00:00:00.000Z',
      }));
      for (const userId of [ana.id, personOf('davi').id])
        backend.store.chatUsers.insert((id) => ({ id, chatId: chat.id, userId, unreads: 0, ...backend.ctx.stamps() }));
    }
    const { user } = await openList();
    expect(calls('GET', '/chats')).toBe(2);
    expect(titles()).toHaveLength(25);
    const box = screen.getByLabelText('Buscar conversa');
    await user.click(box);
    await user.paste('plantao');
    expect(titles()).toEqual([duty]);
    await user.clear(box);
    await user.paste(personOf('elisa').name);
    expect(titles()).toEqual([support]);
    await user.paste(' nunca');
    expect(await screen.findByText('Nada encontrado')).toBeVisible();
  });

  it('IC-11 a failed list says so in its place, without a toast, and can be asked for again', async () => {
    backend.failNext('GET /chats', 500);
    backend.failNext('GET /chats', 500);
    const { user } = await renderApp('/chats', { as: 'ana' });
    expect(await screen.findByText('Não deu para carregar as conversas')).toBeVisible();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    backend.faults.clear();
    await user.click(screen.getByText('Tentar de novo'));
    await rowNamed(support);
  });
});

describe('an open chat', () => {
  it('IC-03 IC-07 B-15 opening resets the counter; new ones stand under a divider with sender, text and time', async () => {
    const chat = talkOf(duty, [
      ['ana', 'Escala pronta', '2026-11-19T15:00:00.000Z'],
      ['carla', 'Quem abre?', '2026-11-20T15:00:00.000Z'],
      ['carla', 'Eu *não* posso', '2026-11-20T15:01:00.000Z'],
      ['davi', 'Eu abro', '2026-11-20T15:02:00.000Z'],
    ]);
    const row = backend.store.chatUsers.find(
      ({ chatId, userId }) => chatId === chat.id && userId === personOf('ana').id,
    );
    if (row) backend.store.chatUsers.update(row, { unreads: 3 });
    const sent = sentBy();
    const { thread } = await openChat(duty);
    await within(thread).findByText('Eu abro');
    expect(within(thread).getByText('3 mensagens novas')).toBeVisible();
    await waitFor(() => expect(unreadsOf(chat.id, 'ana')).toBe(0));
    expect(sent).toEqual([{ line: `POST /chats/${chat.id}/read`, body: { userId: personOf('ana').id } }]);
    expect(within(await rowNamed(duty)).queryByText(/não lida/)).not.toBeInTheDocument();
    const days = [...thread.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(days).toEqual(expect.arrayContaining(['19/11/2026', '20/11/2026']));
    const [own, first, next] = [bubbleOf(thread, 'Escala pronta'), bubbleOf(thread, 'Quem abre?'), thread];
    expect(own).toHaveAttribute('data-own', 'true');
    expect(first).toHaveAttribute('data-own', 'false');
    expect(within(first).getByText(personOf('carla').name)).toBeVisible();
    expect(within(first).getByText(/^\d\d:\d\d$/)).toBeVisible();
    // The second of a run says its sender to those who do not see the run.
    expect(within(next).getByText(`${personOf('carla').name}:`)).toHaveStyle({ position: 'absolute' });
    expect(within(thread).getByText('não').tagName).toBe('B');
  });

  it('IC-05 B-02 B-07 B-22 Enter sends once, Shift+Enter breaks the line, blanks stay', async () => {
    const chat = talkOf(duty, [['carla', 'Oi']]);
    const { thread, box, write, user } = await openChat(duty);
    const sent = sentBy();
    await write('   ');
    await write('', '{Enter}{Enter}');
    expect(sent).toEqual([]);
    await user.clear(box);
    await write('Bom dia', '{Shift>}{Enter}{/Shift}');
    await write('equipe', '{Enter}{Enter}{Enter}');
    expect(box).toHaveValue('');
    await waitFor(() =>
      expect(sent).toEqual([{ line: `POST /chats/${chat.id}/messages`, body: { message: 'Bom dia\nequipe' } }]),
    );
    await waitFor(() => expect(screen.queryByLabelText('Enviando')).not.toBeInTheDocument());
    expect(within(thread).getAllByText(/Bom dia/)).toHaveLength(1);
    expect(bubbleOf(thread, /Bom dia/)).toHaveAttribute('data-own', 'true');
    expect(within(await rowNamed(duty)).getByText(/^Você: Bom dia/)).toBeVisible();
    expect(unreadsOf(chat.id, 'carla')).toBe(1);
  });

  it('IC-11 B-02 PAIN-2.1 a refused message stays with retry, over a reload, and without a toast', async () => {
    const chat = talkOf(duty, [['carla', 'Oi']]);
    const first = await openChat(duty);
    backend.failNext('POST /chats', 500);
    await first.write('Não perca');
    await within(first.thread).findByText('Não enviada.');
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    expect(within(await rowNamed(duty)).getByText('Não enviada:')).toBeVisible();
    cleanup();
    const { thread, user } = await openChat(duty);
    await user.click(await within(thread).findByText('Tentar de novo'));
    await waitFor(() => expect(screen.queryByText('Não enviada.')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(backend.store.chatMessages.filter((row) => row.chatId === chat.id).map(({ message }) => message)).toEqual([
        'Oi',
        'Não perca',
      ]),
    );
  });

  it('IC-06 Z-10 V-08 twenty at first, older ones within 600 px of the top, the reader does not move', async () => {
    const chat = talkOf(
      support,
      Array.from({ length: 45 }, (_, index) => [index % 2 ? 'carla' : 'elisa', `linha ${index + 1}`] as const),
    );
    const { thread } = await openChat(support);
    await within(thread).findByText('linha 45');
    const pages = () => calls('GET', `/chats/${chat.id}/messages`);
    const opened = pages();
    const go = (top: number) => {
      fireEvent.wheel(thread);
      thread.scrollTop = top;
      fireEvent.scroll(thread);
    };
    go(601);
    expect(pages()).toBe(opened);
    go(599);
    await waitFor(() => expect(pages()).toBe(opened + 1));
    await waitFor(() => expect(thread.scrollTop).toBeGreaterThan(20 * 40));
    expect(backend.faults.log.filter(({ path }) => path.endsWith('/messages'))).toHaveLength(opened + 1);
  });

  it('B-01 PAIN-2.3 the draft stays with its chat and shows in the list; a ticket of the same number has none of it', async () => {
    const { write, user, box } = await openChat(duty);
    await write('quase pronto', '');
    await user.click(await rowNamed(sales));
    await screen.findByLabelText(`Conversa ${sales}`, { selector: 'section' });
    expect(document.querySelector('textarea[aria-label="Mensagem"]')).toHaveValue('');
    const row = within(await rowNamed(duty));
    expect(row.getByText('Rascunho:')).toBeVisible();
    expect(row.getByText(/quase pronto/)).toBeVisible();
    expect(box).not.toBeInTheDocument();
    await user.click(await rowNamed(duty));
    await screen.findByLabelText(`Conversa ${duty}`, { selector: 'section' });
    expect(document.querySelector('textarea[aria-label="Mensagem"]')).toHaveValue('quase pronto');
    expect(localStorage.getItem(`draft:1:${personOf('ana').id}:${chatNamed(duty).id}`)).toBeNull();
  });

  it('R-10 an address that is nobody’s, or not ours, says so and leads back', async () => {
    const { user } = await openList('bruno', `/chats/${chatNamed(support).uuid}`);
    expect(await screen.findByText('Conversa não encontrada')).toBeVisible();
    await user.click(screen.getByText('Ver as conversas'));
    await at('/chats');
    expect(screen.getByText('Escolha uma conversa')).toBeVisible();
  });
});

describe('creating, changing, deleting', () => {
  it('IC-08 IC-09 B-10 title and somebody are asked for at their fields; the new chat is opened', async () => {
    const { user } = await openList();
    const sent = sentBy();
    await user.click(button('Nova conversa'));
    const form = await dialog();
    const title = await form.findByLabelText(/^Título/);
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Dê um título à conversa.')).toBeVisible();
    expect(form.getByText('Escolha pelo menos um participante.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(title);
    await user.paste('Inventário');
    await user.click(form.getByLabelText(/^Participantes/));
    expect(screen.queryByRole('option', { name: personOf('ana').name })).not.toBeInTheDocument();
    await user.click(await screen.findByText(personOf('bruno').name, { selector: '[role="option"]' }));
    await user.keyboard('{Escape}');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Conversa criada.')).toBeInTheDocument();
    const body = { title: 'Inventário', users: [{ id: personOf('bruno').id }] };
    expect(sent[0]).toEqual({ line: 'POST /chats', body });
    await closed();
    const chat = chatNamed('Inventário');
    await at(`/chats/${chat.uuid}`);
    expect(memberIds(chat.id)).toEqual([personOf('ana').id, personOf('bruno').id].toSorted((a, b) => a - b));
    expect(titles()[0]).toBe('Inventário');
    expect(await screen.findByText('Nenhuma mensagem ainda', { selector: 'h3' })).toBeVisible();
  });

  it('IC-04 IC-09 IC-11 only the owner edits; a refusal is told inside; a new title alone leaves the counters', async () => {
    const chat = chatNamed(sales);
    const row = backend.store.chatUsers.find(
      ({ chatId, userId }) => chatId === chat.id && userId === personOf('bruno').id,
    );
    if (row) backend.store.chatUsers.update(row, { unreads: 4 });
    const { user } = await openChat(duty);
    expect(screen.queryByLabelText('Editar conversa')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Excluir conversa')).not.toBeInTheDocument();
    await user.click(await rowNamed(sales));
    await user.click(await screen.findByLabelText('Editar conversa', { selector: 'button' }));
    const form = await dialog();
    const title = await form.findByLabelText(/^Título/);
    expect(form.getByText(personOf('bruno').name)).toBeVisible();
    await user.clear(title);
    await user.paste('Vendas online');
    const sent = sentBy();
    backend.failNext('PUT /chats', 500);
    await user.click(form.getByText('Salvar'));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(sent.at(-1)).toEqual({ line: `PUT /chats/${chat.id}`, body: { title: 'Vendas online' } });
    expect(unreadsOf(chat.id, 'bruno')).toBe(4);
    await rowNamed('Vendas online');
  });

  it('IC-09 B-05 B-33 deleting asks, says what goes, and leads to the list with the focus on its heading', async () => {
    const chat = chatNamed(sales);
    const { user } = await openChat(sales);
    await user.click(button('Excluir conversa'));
    const question = await dialog();
    expect(question.getByText('Excluir a conversa Vendas?')).toBeVisible();
    const text = 'Todas as mensagens serão apagadas para os 4 participantes. Não dá para desfazer.';
    expect(question.getByText(text)).toBeVisible();
    expect(calls('DELETE', `/chats/${chat.id}`)).toBe(0);
    await user.click(question.getByText('Excluir conversa'));
    expect(await screen.findByText('Conversa excluída.')).toBeInTheDocument();
    await at('/chats');
    await closed();
    expect(titles()).toEqual([support, duty]);
    expect(screen.queryByText(/foi excluída, ou você saiu/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Chat interno', { selector: 'h2' })).toHaveFocus());
  });
});

describe('what colleagues do', () => {
  it('IC-03 IC-10 N-13 H-18 H-19 PAIN-1.11 messages come once, count where the chat is not open, and are read where it is', async () => {
    talkOf(sales, [['bruno', 'Oi']]);
    talkOf(duty, [['carla', 'Oi']]);
    talkOf(support, [['elisa', 'Oi']]);
    const { thread, user, second } = await openChat(duty);
    const carla = await second('carla');
    const bruno = await second('bruno');
    await carla.request('POST', `/chats/${chatNamed(duty).id}/messages`, { message: 'Cheguei' });
    expect(await within(thread).findByText('Cheguei')).toBeVisible();
    expect(within(thread).getAllByText('Cheguei')).toHaveLength(1);
    await waitFor(() => expect(unreadsOf(chatNamed(duty).id, 'ana')).toBe(0));
    await bruno.request('POST', `/chats/${chatNamed(sales).id}/messages`, { message: 'Vendi' });
    const row = within(await rowNamed(sales));
    expect(await row.findByText('1 não lida')).toBeInTheDocument();
    expect(titles()[0]).toBe(sales);
    await user.click(await screen.findByLabelText('Chat interno: 1 mensagem não lida', { selector: 'button' }));
    const popover = await dialog();
    expect(popover.getByText('Bruno: Vendi')).toBeVisible();
    await user.click(popover.getByText('Ver todos'));
    await at('/chats');
    await closed();
    await user.click(await rowNamed(sales));
    await waitFor(() => expect(unreadsOf(chatNamed(sales).id, 'ana')).toBe(0));
    await screen.findByLabelText('Chat interno', { selector: 'button' });
  });

  it('IC-10 B-43 chats are created, renamed and deleted under the reader’s eyes; no secret reaches the page', async () => {
    const { second } = await openChat(duty);
    const [admin, carla] = await Promise.all([second('admin'), second('carla')]);
    await admin.request('POST', '/chats', { title: 'Obras', users: [{ id: personOf('ana').id }] });
    await rowNamed('Obras');
    await admin.request('POST', '/chats', { title: 'Segredos', users: [{ id: personOf('bruno').id }] });
    await carla.request('PUT', `/chats/${chatNamed(duty).id}`, { title: 'Plantão de domingo' });
    await screen.findByText('Plantão de domingo', { selector: 'h2' });
    expect(titles()).not.toContain('Segredos');
    await carla.request('DELETE', `/chats/${chatNamed('Plantão de domingo').id}`);
    await at('/chats');
    expect(
      await screen.findByText('A conversa Plantão de domingo foi excluída, ou você saiu dela.'),
    ).toBeInTheDocument();
    expect(titles()).not.toContain('Plantão de domingo');
    expect(document.body.textContent).not.toMatch(/\$2[aby]\$/);
  });

  it('IC-10 B-08 after a broken connection the open chat and the list catch up', async () => {
    const chat = talkOf(duty, [['carla', 'Oi']]);
    const { thread } = await openChat(duty);
    await within(thread).findByText('Oi');
    backend.dropSockets();
    talkOf(duty, [
      ['carla', 'Oi'],
      ['davi', 'Perdeu esta?'],
    ]);
    backend.store.chats.update(chat, { title: 'Plantão novo', ...backend.ctx.touched() });
    expect(await within(thread).findByText('Perdeu esta?')).toBeVisible();
    await rowNamed('Plantão novo');
  });
});

describe('on a small screen', () => {
  it('IC-01 B-34 two tabs, list and messages, driven by the address; a button leads back', async () => {
    setViewport(390);
    const { user } = await openList();
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    expect(tab(/^Conversas/)).toHaveAttribute('aria-selected', 'true');
    await user.click(await rowNamed(support));
    await at(`/chats/${chatNamed(support).uuid}`);
    expect(tab(/^Mensagens/)).toHaveAttribute('aria-selected', 'true');
    await user.click(await screen.findByLabelText('Voltar às conversas', { selector: 'button' }));
    await at('/chats');
    expect(tab(/^Conversas/)).toHaveAttribute('aria-selected', 'true');
    await user.click(tab(/^Mensagens/));
    await at(`/chats/${chatNamed(support).uuid}`);
  });
});
