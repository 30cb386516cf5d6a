import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localNoon, requests, changesTo } from '../page';
import { backend, personOf } from '../world';
import { renderApp } from '../render';
import {
  at,
  bubbleOf,
  chatNamed,
  duty,
  openChat,
  openList,
  rowNamed,
  sales,
  support,
  talkOf,
  titles,
  unreadsOf,
} from './chatsHelpers';

describe('the list of chats', () => {
  it('R-10 IC-01 IC-02 without an id: title, last message, time and unread count; the other pane invites', async () => {
    await openList();
    expect(titles()).toEqual([support, sales, duty]);
    const row = within(await rowNamed(duty));
    expect(row.getByText(/^Carla: /)).toBeVisible();
    expect(row.getByText('2 não lidas')).toBeInTheDocument();
    expect(row.getByText(/^(\d\d:\d\d|\d\d\/\d\d\/\d{4})$/)).toBeVisible();
    expect(screen.getByText('Escolha uma conversa')).toBeVisible();
    // Its `hasMore` promises more than there is (contract back-office 11).
    expect(requests('GET', '/chats')).toBe(1);
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
    expect(requests('GET', '/chats')).toBe(2);
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
      ['ana', 'Escala pronta', localNoon(19)],
      ['carla', 'Quem abre?', localNoon(20)],
      ['carla', 'Eu *não* posso', localNoon(20, 1)],
      ['davi', 'Eu abro', localNoon(20, 2)],
    ]);
    const row = backend.store.chatUsers.find(
      ({ chatId, userId }) => chatId === chat.id && userId === personOf('ana').id,
    );
    if (row) backend.store.chatUsers.update(row, { unreads: 3 });
    const sent = changesTo('/chats');
    const { thread } = await openChat(duty);
    await within(thread).findByText('Eu abro');
    expect(within(thread).getByText('3 mensagens novas')).toBeVisible();
    await waitFor(() => expect(unreadsOf(chat.id, 'ana')).toBe(0));
    expect(sent).toEqual([{ line: `POST /chats/${chat.id}/read`, body: { userId: personOf('ana').id } }]);
    expect(within(await rowNamed(duty)).queryByText(/não lida/)).not.toBeInTheDocument();
    const days = [...thread.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(days).toEqual(expect.arrayContaining(['19/05/2020', '20/05/2020']));
    const [own, first, next] = [bubbleOf(thread, 'Escala pronta'), bubbleOf(thread, 'Quem abre?'), thread];
    expect(own).toHaveAttribute('data-own', 'true');
    expect(first).toHaveAttribute('data-own', 'false');
    expect(within(first).getByText(personOf('carla').name)).toBeVisible();
    expect(within(first).getByText(/^\d\d:\d\d$/)).toBeVisible();
    // The second of a run says its sender to those who do not see the run.
    expect(within(next).getByText(`${personOf('carla').name}:`)).toHaveAttribute('data-by');
    expect(within(thread).getByText('não').tagName).toBe('B');
  });

  it('IC-05 B-02 B-07 B-22 Enter sends once, Shift+Enter breaks the line, blanks stay', async () => {
    const chat = talkOf(duty, [['carla', 'Oi']]);
    const { thread, box, write, user } = await openChat(duty);
    const sent = changesTo('/chats');
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

  it('PUB-86 IC-05 signs that nobody sees are not sent', async () => {
    const { box, write } = await openChat(duty);
    const sent = changesTo('/chats');
    await write('\u3164\u200B', '{Enter}');
    expect(screen.getByLabelText('Enviar', { selector: 'button' })).toBeDisabled();
    expect(box).toHaveValue('\u3164\u200B');
    expect(sent).toEqual([]);
  });

  it('IC-11 B-02 PAIN-2.1 a refused message stays with retry, over a reload, and without a toast', async () => {
    const chat = talkOf(duty, [['carla', 'Oi']]);
    const first = await openChat(duty);
    backend.failNext('POST /chats', 400, 'ERR_NO_PERMISSION');
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

  it('IC-06 V-08 twenty at first, older ones within 600 px of the top, the reader does not move', async () => {
    const chat = talkOf(
      support,
      Array.from({ length: 45 }, (_, index) => [index % 2 ? 'carla' : 'elisa', `linha ${index + 1}`] as const),
    );
    const { thread } = await openChat(support);
    await within(thread).findByText('linha 45');
    const pages = () => requests('GET', `/chats/${chat.id}/messages`);
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
    expect(await screen.findByText('Escolha uma conversa')).toBeVisible();
  });
});
