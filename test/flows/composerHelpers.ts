// Loaded before the first test, so that its time does not count against the first look for the page.
import '@/pages/tickets/TicketsPage';
import { act, configure, fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { pause } from '@/lib/pause';
import { http } from 'msw';
import { expect, onTestFinished } from 'vitest';
import type { Ticket } from '@/api/tickets';
import { preloadComposer } from '@/features/conversation/composer/composer.lazy';
import { server } from '../msw';
import { renderApp, type RenderAppOptions, type RenderedApp } from '../render';
import { backend, type Person } from '../world';

export interface Part {
  name: string;
  /** Text of a field, or the name and type of a file. */
  value: string;
}

export interface Post {
  ticketId: number;
  json: unknown;
  parts: Part[];
}

/** Listens to POST /messages/{id} on its way to the backend. */
export function watchPosts(): Post[] {
  const posts: Post[] = [];
  server.use(
    http.post('*/api/messages/:ticketId', async ({ request, params }) => {
      const ticketId = Number(params.ticketId);
      const copy = request.clone();
      if (!copy.headers.get('content-type')?.startsWith('multipart/')) {
        posts.push({ ticketId, json: await copy.json(), parts: [] });
        return;
      }
      const body = await copy.text();
      const heads = [
        ...body.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?\r\n(?:content-type: ([^\r]+)\r\n)?\r\n([^\r]*)/gi),
      ];
      posts.push({
        ticketId,
        json: null,
        parts: heads.map(([, name = '', file, type, text = '']) => ({
          name,
          value: file === undefined ? text : `${file} ${type ?? ''}`,
        })),
      });
    }),
  );
  return posts;
}

/** Holds back every request to a path until the returned function is called. */
export function holdBack(path: string): () => void {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without an answer of its own the request goes on to the next handler.
  server.use(http.all(path, () => gate));
  return release;
}

/** Open tickets of a person, with the rows of the backend behind them. */
export function ticketsOf(person: Person, status = 'open') {
  const email = `${person}@prosa.demo`;
  const user = backend.store.users.all().find((row) => row.email === email);
  return backend.store.tickets.all().filter((row) => row.userId === user?.id && row.status === status && !row.isGroup);
}

export function firstTicket(person: Person) {
  const [ticket] = ticketsOf(person);
  if (!ticket) throw new Error(`${person} has no open ticket`);
  return ticket;
}

export interface OpenConversation extends RenderedApp {
  box: HTMLTextAreaElement;
  posts: Post[];
  /** Puts a text into the box at once (each key measures the box, which is slow in jsdom), then presses keys. */
  write: (box: HTMLTextAreaElement, text: string, keys?: string) => Promise<void>;
}

/** The box, asked for by its attributes: a look by label over the whole page at each change of it takes seconds. */
export const findBox = (): Promise<HTMLTextAreaElement> =>
  waitFor(
    () => {
      const box = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Mensagem"]');
      if (!box) throw new Error('no box to write in');
      return box;
    },
    { timeout: 40_000 },
  );

/** Until the test ends, a look in vain does not print the page: that takes longer than the look. */
function lookCheaply(): void {
  const { getElementError } = getConfig();
  configure({ getElementError: (message) => new Error(message ?? 'not found') });
  onTestFinished(() => configure({ getElementError }));
}

/** Resolves when the app listens to a conversation; an echo before that would not reach it. */
async function listening(ticketId: number): Promise<void> {
  const joined = (): boolean =>
    [...backend.ctx.ios].some((io) => (io.sockets.adapter.rooms.get(String(ticketId))?.size ?? 0) > 0);
  for (let waited = 0; !joined(); waited += 10) {
    if (waited > 20_000) throw new Error(`nobody listens to ticket ${ticketId}`);
    await act(() => pause(10));
  }
}

/** Opens a conversation with its composer ready and its live channel up. */
export async function openConversation(
  ticket: Pick<Ticket, 'id' | 'uuid'> = firstTicket('ana'),
  options: RenderAppOptions = {},
): Promise<OpenConversation> {
  lookCheaply();
  await preloadComposer();
  const app = await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana', ...options });
  // Whether an element takes the pointer would be asked of each of its ancestors, which is slow in jsdom.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const posts = watchPosts();
  const write = async (box: HTMLTextAreaElement, text: string, keys = ''): Promise<void> => {
    act(() => box.focus());
    if (text !== '') await user.paste(text);
    if (keys !== '') await user.keyboard(keys);
  };
  const box = await findBox();
  await listening(ticket.id);
  return { ...app, user, posts, write, box };
}

/** To another conversation, as by a click in the list. */
export const go = ({ uuid }: Pick<Ticket, 'uuid'>): void =>
  act(() => {
    window.history.pushState(null, '', `/tickets/${uuid}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

/** Puts another text into the box, the caret at its end. */
export const change = (box: HTMLTextAreaElement, value: string): void =>
  void fireEvent.change(box, { target: { value } });

/** Texts of own messages that the backend has taken for a ticket, oldest first. */
export const sentTexts = (ticketId: number): string[] =>
  backend.store.messages
    .all()
    .filter((row) => row.ticketId === ticketId && row.fromMe)
    .map(({ body }) => body);

/** What the outbox keeps in the storage, whoever is signed in. */
export const storedOutbox = (): string =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:'))
    .map((key) => localStorage.getItem(key) ?? '')
    .join('');

/** Resolves when every send has met its echo. */
export const allConfirmed = (): Promise<void> =>
  waitFor(
    () => {
      if (storedOutbox() !== '') throw new Error(`still pending: ${storedOutbox()}`);
    },
    { timeout: 20_000 },
  );

/** Resolves when the backend holds these as the latest own messages of a ticket. */
export const sent = (ticketId: number, ...bodies: string[]): Promise<void> =>
  waitFor(() => expect(sentTexts(ticketId).slice(-bodies.length)).toEqual(bodies), { timeout: 20_000 });

export const picture = (name: string): File => new File(['png'], name, { type: 'image/png' });

/** Chooses the first message of the open conversation to be answered. */
export async function replyToFirst(user: UserEvent): Promise<void> {
  const menus = [/Opções da mensagem|Mais opções da mensagem/, { selector: 'button' }] as const;
  await screen.findAllByLabelText(...menus);
  // Those of the first rows may have been found, which are gone once the end is in view.
  const [menu] = screen.getAllByLabelText(...menus);
  if (!menu) throw new Error('no message menu');
  await user.click(menu);
  await user.click(await screen.findByText('Responder'));
  await screen.findByLabelText(/^Respondendo/);
}
