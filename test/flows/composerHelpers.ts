// Loaded before the first test, so that its time does not count against the first look for the page.
import '@/pages/tickets/TicketsPage';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import type { Ticket } from '@/api/tickets';
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

export const findBox = async (): Promise<HTMLTextAreaElement> => {
  const box = await screen.findByLabelText('Mensagem', {}, { timeout: 40_000 });
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('not a text area');
  return box;
};

/** Opens a conversation with its composer ready. */
export async function openConversation(
  ticket: Pick<Ticket, 'uuid'> = firstTicket('ana'),
  options: RenderAppOptions = {},
): Promise<OpenConversation> {
  const app = await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana', ...options });
  const posts = watchPosts();
  const write = async (box: HTMLTextAreaElement, text: string, keys = ''): Promise<void> => {
    act(() => box.focus());
    await app.user.paste(text);
    if (keys !== '') await app.user.keyboard(keys);
  };
  return { ...app, posts, write, box: await findBox() };
}

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
