import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import type { TicketRow } from '../backend/types';
import { startedCalls } from '../msw';
import { renderApp, type RenderedApp } from '../render';
import { backend, credentials, type Person } from '../world';
import { liveIn } from './liveSocket';

/** The shell is the same around every page; an unknown address loads fastest. */
const somewhere = '/nowhere';
/** The first render of a file waits for its code. */
const patient = { timeout: 15_000 };
const bell = (name: RegExp = /^Notificações/) => screen.findByRole('button', { name }, patient);
const pages = () => startedCalls.filter(({ searchParams }) => searchParams.has('withUnreadMessages')).length;

let sounds: string[] = [];
let notices: { title: string; body: string | undefined }[] = [];

class SilentNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  close = (): void => undefined;
  constructor(title: string, { body }: NotificationOptions) {
    super();
    notices.push({ title, body });
  }
}

beforeEach(() => {
  sounds = [];
  notices = [];
  vi.stubGlobal('Notification', SilentNotification);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    if (!this.muted) sounds.push(new URL(this.src).pathname.split('/').at(-1) ?? '');
    return Promise.resolve();
  });
});

const userOf = (person: Person) => {
  const user = backend.store.users.find((row) => row.email === credentials(person).email);
  if (!user) throw new Error(person);
  return user;
};

/** Unread conversations on top of the seed's, as copies of one, newest first. */
function unread(count: number, change: Partial<TicketRow>): void {
  const queueId = backend.store.by.queuesOfUser.all(userOf('ana').id)[0]?.queueId ?? null;
  const model = backend.store.tickets.find((row) => row.companyId === 1 && row.status === 'open' && !row.isGroup);
  if (!model) throw new Error('seed');
  const now = backend.ctx.now().getTime();
  for (let index = 0; index < count; index += 1) {
    const at = new Date(now + (count - index) * 1_000).toISOString();
    backend.store.tickets.insert((id) => ({
      ...model,
      id,
      uuid: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
      queueId,
      unreadMessages: 1,
      updatedAt: at,
      ...change,
    }));
  }
}

/** Nothing of the seed is unread any more. */
function allRead(): void {
  for (const row of backend.store.tickets.filter(({ unreadMessages }) => (unreadMessages ?? 0) > 0)) {
    backend.store.tickets.update(row, { unreadMessages: 0 });
  }
}

async function ready(person: Person): Promise<RenderedApp> {
  const app = await renderApp(somewhere, { as: person });
  await bell();
  await liveIn('notification');
  await waitFor(() => expect(pages()).toBeGreaterThan(0));
  return app;
}

describe('bell of a busy company', () => {
  it('H-09 B-11 reads three pages by itself, says that there are more, and reads on when asked', async () => {
    unread(60, { userId: userOf('ana').id });
    unread(130, { status: 'pending', userId: null });
    const { user } = await renderApp(somewhere, { as: 'ana' });
    const button = await bell(/^Notificações: pelo menos \d+/);
    await waitFor(() => expect(pages()).toBe(3));
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    const counted = (): number => Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]);
    // The third answer may still be on its way.
    await waitFor(() => expect([...dialog.querySelectorAll('li')]).toHaveLength(counted()));
    const count = counted();
    expect(button).toHaveTextContent(`${count}+`);
    expect(document.title).toBe(`(${count}+) Prosa`);
    expect(pages()).toBe(3);
    const more = () => within(dialog).queryByRole('button', { name: 'Mostrar mais' });
    for (let page = 4; more() !== null && page < 9; page += 1) {
      await waitFor(() => expect(more()).toBeEnabled());
      await user.click(within(dialog).getByRole('button', { name: 'Mostrar mais' }));
      await waitFor(() => expect(pages()).toBe(page));
      await waitFor(() => expect(more()?.hasAttribute('disabled') ?? false).toBe(false));
    }
    const total = dialog.querySelectorAll('li').length;
    expect(total).toBeGreaterThan(count);
    expect(document.title).toBe(`(${total}) Prosa`);
  });

  it('REAL-18 beside hundreds of waiting conversations an agent has the exact number of own ones', async () => {
    allRead();
    unread(17, { userId: userOf('ana').id });
    unread(200, { status: 'pending', userId: null });
    const { user } = await renderApp(somewhere, { as: 'ana' });
    const button = await bell(/^Notificações: 17 conversas/);
    await waitFor(() => expect(document.title).toBe('(17) Prosa'));
    expect(button).toHaveTextContent('17');
    expect(button).not.toHaveTextContent('+');
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    await waitFor(() => expect(dialog.querySelectorAll('li')).toHaveLength(17));
    expect(within(dialog).queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it('DAY-68 DAY-4 says the own number at once, the same in bell and title, and no other one on the way there', async () => {
    allRead();
    unread(14, { userId: userOf('ana').id, updatedAt: new Date(Date.now() - 60_000).toISOString() });
    unread(300, { status: 'pending', userId: null });
    const titles = new Set<string>();
    const watch = new MutationObserver(() => titles.add(document.title));
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const button = await bell(/^Notificações: 14 conversas/);
    await waitFor(() => expect(document.title).toMatch(/^\(14\) /));
    watch.disconnect();
    expect([...titles].filter((title) => /^\((?!14\))/.test(title))).toEqual([]);
    // Pages of others' waiting tickets are not needed for it.
    expect(pages()).toBe(1);
    expect(button).toHaveTextContent(/^14/);
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    await waitFor(() => expect(dialog.querySelectorAll('li')).toHaveLength(14));
  });

  it('DAY-68 where not all of them are known yet, the own ones are counted first', async () => {
    allRead();
    const own = { userId: userOf('ana').id };
    unread(50, { ...own, unreadMessages: 0 });
    unread(4, { ...own, updatedAt: new Date(Date.now() + 3_600_000).toISOString() });
    unread(300, { status: 'pending', userId: null, updatedAt: new Date(Date.now() + 7_200_000).toISOString() });
    await renderApp('/tickets', { as: 'ana' });
    await bell(/^Notificações: (pelo menos )?4 conversas/);
    await waitFor(() => expect(document.title).toMatch(/^\(4\+?\) /));
  });

  it('REAL-18 reading conversations of a list that is known to its end leaves the number exact', async () => {
    allRead();
    unread(60, { userId: userOf('ana').id });
    const app = await ready('ana');
    await waitFor(() => expect(document.title).toBe('(60) Prosa'));
    const other = await app.second('admin');
    const mine = backend.store.tickets.filter(({ unreadMessages }) => unreadMessages === 1);
    for (const [index, { id }] of mine.slice(0, 4).entries()) {
      await other.request('GET', `/messages/${id}`);
      await waitFor(() => expect(document.title).toContain(`(${59 - index}`));
      // What is asked for again has been answered.
      await pause(200);
    }
    expect(document.title).toBe('(56) Prosa');
  });

  it('REAL-18 where pages overlap, the last page is asked for and the number is exact', async () => {
    allRead();
    unread(90, { userId: userOf('ana').id, updatedAt: new Date().toISOString() });
    const { user } = await renderApp(somewhere, { as: 'ana' });
    const button = await bell(/^Notificações: \d+ conversas/);
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Prosa$/));
    // As many as there are to be opened: rows that the server gives on no page, nobody knows of.
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    await waitFor(() => expect(document.title).toBe(`(${dialog.querySelectorAll('li').length}) Prosa`));
  });

  it('PAIN-5.7 B-11 the title counts and the icon carries a dot; both go with the last unread', async () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = '/favicon.svg';
    icon.dataset['testLeft'] = '';
    document.head.append(icon);
    const ana = userOf('ana');
    allRead();
    unread(1, { userId: ana.id });
    const app = await ready('ana');
    await waitFor(() => expect(document.title).toBe('(1) Prosa'));
    expect(icon.href).toMatch(/favicon-unread\.svg$/);
    const row = backend.store.tickets.find(({ unreadMessages }) => unreadMessages === 1);
    const other = await app.second('admin');
    await other.request('GET', `/messages/${row?.id ?? 0}`);
    await waitFor(() => expect(document.title).toBe('Prosa'));
    expect(icon.href).toMatch(/favicon\.svg$/);
  });
});

describe('PAIN-5.2 a conversation handed over', () => {
  const handOver = (app: RenderedApp, row: TicketRow, to: number) =>
    app
      .second('admin')
      .then((admin) =>
        admin.request('PUT', `/tickets/${row.id}`, { status: 'open', userId: to, queueId: row.queueId }),
      );

  const waiting = () => {
    const own = new Set(backend.store.by.queuesOfUser.all(userOf('ana').id).map(({ queueId }) => queueId));
    const row = backend.store.tickets.find(
      ({ status, queueId, isGroup }) => status === 'pending' && own.has(queueId ?? 0) && !isGroup,
    );
    if (!row) throw new Error('seed');
    return row;
  };

  it('PAIN-5.2 a transfer to me rings and tells the contact; one to somebody else does not', async () => {
    const app = await ready('ana');
    const row = waiting();
    await act(() => handOver(app, row, userOf('bruno').id).then(() => undefined));
    await act(() => handOver(app, row, userOf('ana').id).then(() => undefined));
    await waitFor(() => expect(sounds).toEqual(['message.wav']));
    expect(notices).toEqual([
      { title: 'Atendimento transferido para você', body: backend.store.contacts.get(row.contactId)?.name },
    ]);
  });

  it.each(['enabled', 'desabled'] as const)(
    'PAIN-5.2 H-10 waiting tickets in the bell with allTicket %s',
    async (value) => {
      backend.store.users.update(userOf('ana'), { allTicket: value });
      unread(2, { status: 'pending', userId: null });
      const { user } = await ready('ana');
      await user.click(await bell(/^Notificações: /));
      const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
      const shown = within(dialog).queryAllByText('Aguardando');
      expect(shown.length > 0).toBe(value === 'enabled');
    },
  );
});
