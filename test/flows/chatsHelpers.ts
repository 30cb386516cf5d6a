import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp, type RenderAppOptions } from '../render';
import { backend, personOf, type Person } from '../world';
import { findBox } from './composerHelpers';
import { liveIn } from './liveSocket';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/chats/ChatFormDialog';
import '@/pages/chats/ChatsPage';

export const support = 'Equipe de suporte';
export const sales = 'Vendas';
export const duty = 'Plantão de sábado';

export const at = (path: string): Promise<void> => waitFor(() => expect(window.location.pathname).toBe(path));

export function chatNamed(title: string) {
  const chat = backend.store.chats.all().find((row) => row.title === title);
  if (!chat) throw new Error(`no chat ${title}`);
  return chat;
}

export const memberIds = (chatId: number): number[] =>
  backend.store.chatUsers
    .filter((row) => row.chatId === chatId)
    .map(({ userId }) => userId)
    .toSorted((a, b) => a - b);

export const unreadsOf = (chatId: number, person: Person): number | undefined =>
  backend.store.chatUsers.find((row) => row.chatId === chatId && row.userId === personOf(person).id)?.unreads;

/** The messages of a chat are these, a minute apart, the last one just now. */
export function talkOf(title: string, said: readonly (readonly [Person, string, at?: string])[]) {
  const chat = chatNamed(title);
  backend.store.chatMessages.removeWhere((row) => row.chatId === chat.id);
  const start = backend.ctx.now().getTime() - said.length * 60_000;
  said.forEach(([person, message, at], index) => {
    const createdAt = at ?? new Date(start + index * 60_000).toISOString();
    backend.store.chatMessages.insert((id) => ({
      id,
      chatId: chat.id,
      senderId: personOf(person).id,
      message,
      mediaPath: null,
      mediaName: null,
      createdAt,
      updatedAt: createdAt,
    }));
  });
  for (const row of backend.store.chatUsers.filter(({ chatId }) => chatId === chat.id))
    backend.store.chatUsers.update(row, { unreads: 0 });
  return chat;
}

/** The rows of the list, by what they lead to. */
export const rowNamed = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = [...document.querySelectorAll<HTMLElement>('a[href^="/chats/"]')].find(
      (link) => link.closest('[role="dialog"]') === null && link.textContent.includes(title),
    );
    if (!row) throw new Error(`no row ${title}`);
    return row;
  });

export const titles = (): string[] =>
  [...document.querySelectorAll('ul[aria-label="Conversas"] a')].map(
    (link) => link.querySelector('span > span > span')?.textContent ?? '',
  );

export async function openList(as: Person = 'ana', path = '/chats', options: RenderAppOptions = {}) {
  const app = await renderApp(path, { as, ...options });
  await waitFor(() => {
    if (titles().length === 0) throw new Error('no chats yet');
  });
  await liveIn('notification');
  return app;
}

/** A chat and where it is written, at its own address. */
export async function openChat(title: string, as: Person = 'ana', options: RenderAppOptions = {}) {
  const app = await openList(as, `/chats/${chatNamed(title).uuid}`, options);
  const chat = await screen.findByLabelText(`Conversa ${title}`, { selector: 'section' });
  const thread = await within(chat).findByLabelText('Mensagens');
  const box = await findBox();
  const write = async (text: string, keys = '{Enter}'): Promise<void> => {
    await app.user.click(box);
    await app.user.paste(text);
    if (keys !== '') await app.user.keyboard(keys);
  };
  return { ...app, chat, thread, box, write };
}

/** The bubble around a text. */
export function bubbleOf(thread: HTMLElement, text: string | RegExp): HTMLElement {
  const bubble = within(thread).getByText(text).closest<HTMLElement>('[data-own]');
  if (!bubble) throw new Error(`no bubble says ${String(text)}`);
  return bubble;
}
