import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ForbiddenNotification } from '../browserStubs';
import { expectPrinted } from '../printed';
import { renderApp } from '../render';
import { backend } from '../world';
import {
  bell,
  browser,
  contactName,
  FakeNotification,
  goTo,
  hearAlerts,
  notices,
  ownTicket,
  patient,
  quiet,
  ready,
  somewhere,
  sounds,
  userIdOf,
} from './alertHelpers';

hearAlerts();

describe('bell', () => {
  it('H-09 H-14 B-11 lists conversations with unread messages; badge and title say how many; an entry opens one', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await screen.findByRole('button', { name: /^Notificações: \d/ }, patient);
    const count = Number(/\d+/.exec((await bell()).getAttribute('aria-label') ?? '')?.[0]);
    expect(document.title).toBe(`(${count}) Prosa`);
    expect(backend.faults.log.some(({ path }) => path === '/tickets')).toBe(true);
    await user.click(await bell());
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    await within(dialog).findAllByRole('listitem');
    const links = within(dialog)
      .getAllByRole('link')
      .filter((link) => /^\/tickets\/.+/.test(link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(count);
    const target = links[0];
    if (!target) throw new Error('no entry');
    await user.click(target);
    expect(window.location.pathname).toBe(target.getAttribute('href'));
  });

  it('H-09 DAY-2 a waiting conversation that it opens has the focus: keys do not press the bell again', async () => {
    const { user } = await renderApp(somewhere, { as: 'carla' });
    await user.click(await bell());
    const entries = await within(await screen.findByRole('dialog')).findAllByText('Aguardando', {}, patient);
    const entry = entries[0]?.closest('a');
    if (!entry) throw new Error('nobody waits');
    await user.click(entry);
    await waitFor(() => expect(screen.getByRole('region', { name: /^Conversa com/ })).toHaveFocus(), patient);
    await user.keyboard('oi ');
    expect(screen.queryByRole('dialog', { name: 'Notificações' })).not.toBeInTheDocument();
  });

  it('H-10 pending conversations only for those with allTicket', async () => {
    const pendingUnread = backend.store.tickets
      .all()
      .some((row) => row.status === 'pending' && (row.unreadMessages ?? 0) > 0);
    expect(pendingUnread).toBe(true);
    const ana = await renderApp(somewhere, { as: 'ana' });
    await ana.user.click(await bell());
    await within(await screen.findByRole('dialog')).findAllByRole('listitem');
    expect(within(screen.getByRole('dialog')).queryByText('Aguardando')).not.toBeInTheDocument();
    ana.unmount();
    const carla = await renderApp(somewhere, { as: 'carla' });
    await carla.user.click(await bell());
    expect((await within(await screen.findByRole('dialog')).findAllByText('Aguardando')).length).toBeGreaterThan(0);
  });

  it('H-13 B-11 an updateUnread or a deletion takes the conversation out of bell and title', async () => {
    const app = await ready('ana');
    const userId = userIdOf('ana', app);
    const ticket = ownTicket(userId);
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Oi de novo' }));
    await app.user.click(await bell());
    const dialog = await screen.findByRole('dialog');
    const entry = () => within(dialog).queryByText(contactName(ticket.contactId));
    await waitFor(() => expect(entry()).toBeInTheDocument());
    const before = document.title;
    const other = await app.second('ana');
    await other.request('GET', `/messages/${ticket.id}`);
    await waitFor(() => expect(entry()).not.toBeInTheDocument());
    expect(document.title).not.toBe(before);
    act(() => void backend.receive({ ticketId: ticket.id, body: 'E mais uma' }));
    await waitFor(() => expect(entry()).toBeInTheDocument());
    const admin = await app.second('admin');
    await admin.request('DELETE', `/tickets/${ticket.id}`);
    await waitFor(() => expect(entry()).not.toBeInTheDocument());
  });

  it('PAIN-5.5 H-11 permission is asked by a click in the bell and never on load', async () => {
    FakeNotification.permission = 'default';
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await bell());
    const ask = await screen.findByRole('button', { name: 'Mostrar avisos no computador' });
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    await user.click(ask);
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
  });

  it('H-09 an empty bell says so and a failed one can be tried again', async () => {
    backend.failNext('GET /tickets', 500);
    for (const row of backend.store.tickets.all()) backend.store.tickets.update(row, { unreadMessages: 0 });
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await bell());
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Nenhuma conversa não lida.')).toBeVisible();
    expect(document.title).toBe('Prosa');
  });
});

describe('new messages', () => {
  it('H-11 H-12 ring at the stored volume and raise a notice that opens the conversation', async () => {
    const app = await ready('ana', { storage: { volume: '0.4' } });
    const ticket = ownTicket(userIdOf('ana', app));
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Meu pedido chegou?' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.title).toBe(`Mensagem de ${contactName(ticket.contactId)}`);
    expect(notices[0]?.options.body).toMatch(/^Meu pedido chegou\? - \d\d:\d\d$/);
    await waitFor(() => expect(sounds).toEqual(['message.wav@0.4']));
    act(() => notices[0]?.click());
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`));
    expect(notices[0]?.closed).toBe(true);
  });

  it('B-04 H-12 SAFE-8 a notice asks before it leads away from what has not been saved', async () => {
    const app = await ready('ana');
    await app.user.click(screen.getByRole('link', { name: 'Tarefas' }));
    await app.user.type(await screen.findByLabelText('Nova tarefa'), 'Ligar');
    const ticket = ownTicket(userIdOf('ana', app));
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Meu pedido chegou?' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    setTimeout(() => notices[0]?.click());
    const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    expect(window.location.pathname).toBe('/todolist');
    await app.user.click(within(question).getByText('Descartar'));
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`));
  });

  it('H-12 stay silent for a stranger`s conversation, a group and one of another queue', async () => {
    const app = await ready('admin');
    const userId = userIdOf('admin', app);
    const foreign = backend.store.tickets
      .all()
      .find((row) => row.status === 'open' && row.userId !== userId && !row.isGroup);
    act(() => void backend.receive({ ticketId: foreign?.id ?? 0, body: 'Para outra pessoa' }));
    const group = ownTicket(userId, { isGroup: true });
    act(() => void backend.receive({ ticketId: group.id, body: 'No grupo' }));
    await quiet();
    expect(sounds).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('H-12 stay silent for the conversation that is open and visible, but not when the page is hidden', async () => {
    const app = await ready('ana');
    const ticket = ownTicket(userIdOf('ana', app));
    await goTo(`/tickets/${ticket.uuid}`);
    await quiet();
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Vejo aqui' }));
    await quiet();
    expect(sounds).toEqual([]);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Ninguém vê' }));
    await waitFor(() => expect(sounds).toHaveLength(1));
    hidden.mockRestore();
  });

  it('PAIN-5.1 B-13 a refused sound offers to enable it; after the gesture it plays', async () => {
    const app = await ready('ana');
    const ticket = ownTicket(userIdOf('ana', app));
    expectPrinted(/^sound /);
    browser.refuses = true;
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Oi' }));
    const chip = await screen.findByRole('button', { name: 'Ativar som' });
    expect(sounds).toEqual([]);
    browser.refuses = false;
    await app.user.click(chip);
    await waitFor(() => expect(sounds).toContain('message.wav@1'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ativar som' })).not.toBeInTheDocument());
  });

  it('PAIN-5.3 a browser that forbids the constructor still rings and counts', async () => {
    expectPrinted(/^notification TypeError: Illegal constructor/);
    vi.stubGlobal('Notification', ForbiddenNotification);
    const app = await ready('ana');
    const ticket = ownTicket(userIdOf('ana', app));
    act(() => void backend.receive({ ticketId: ticket.id, body: 'Oi' }));
    await waitFor(() => expect(sounds).toEqual(['message.wav@1']));
    await app.user.click(await bell());
    expect(await within(await screen.findByRole('dialog')).findByText(contactName(ticket.contactId))).toBeVisible();
  });
});

describe('internal chat', () => {
  it('N-13 H-18 H-19 PAIN-5.6 a message of another member rings, marks and is listed; an own one does not ring', async () => {
    const app = await ready('ana');
    const mine = new Set(
      backend.store.chatUsers
        .all()
        .filter((row) => row.userId === app.session?.userId)
        .map((row) => row.chatId),
    );
    const admin = await app.second('admin');
    await admin.request('POST', '/chats', { title: 'Plantão', users: [{ id: app.session?.userId }] });
    const chatId = backend.store.chats.all().find(({ title }) => title === 'Plantão')?.id ?? 0;
    await screen.findByRole('button', { name: /^Chat interno/ });
    await admin.request('POST', `/chats/${chatId}/messages`, { message: 'Reunião às 15h' });
    await waitFor(() => expect(sounds).toEqual(['chat.wav@1']));
    await app.user.click(await screen.findByRole('button', { name: /^Chat interno: \d+ mensage/ }));
    const dialog = screen.getByRole('dialog', { name: 'Chat interno' });
    expect(await within(dialog).findByText('Plantão')).toBeVisible();
    expect(within(dialog).getByText(/Reunião às 15h/)).toBeVisible();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(mine.size + 1);
    const self = await app.second('ana');
    await self.request('POST', `/chats/${chatId}/messages`, { message: 'Combinado' });
    expect(await within(dialog).findByText(/Combinado/)).toBeVisible();
    expect(sounds).toHaveLength(1);
  });
});

describe('announcements', () => {
  it('H-15 H-16 H-17 are listed with the colour of their priority, text and attachment, and follow events', async () => {
    const app = await ready('ana');
    const superUser = await app.second('super');
    const write = (title: string, priority: number) =>
      superUser.request('POST', '/announcements', {
        title,
        text: `${title}: https://prosa.example/${priority}`,
        priority,
        status: true,
      });
    await write('Manutenção', 1);
    await app.user.click(await screen.findByRole('button', { name: /^Informativos/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Informativos' });
    const article = (await within(dialog).findByText('Manutenção')).closest('article');
    if (!article) throw new Error('no article');
    expect(within(article).getByRole('link', { name: 'https://prosa.example/1' })).toBeVisible();
    expect(article).toHaveTextContent('Manutenção: https://prosa.example/1');
    const pictured = backend.store.announcements.all().findLast((row) => row.mediaPath !== null && row.status);
    const attached = within(dialog)
      .getByText(pictured?.title ?? '')
      .closest('article')
      ?.querySelector('a');
    expect(attached).toHaveAccessibleName('Anexo: announcement.jpg');
    expect(attached?.href).toMatch(/\/public\/announcement\.jpg$/);
    await write('Novidade', 2);
    await write('Dica', 3);
    expect(await within(dialog).findByText('Dica')).toBeVisible();
    for (const [title, label, tone] of [
      ['Manutenção', 'Alta', 'error'],
      ['Novidade', 'Média', 'warning'],
      ['Dica', 'Baixa', 'neutral'],
    ] as const) {
      const one = within(dialog).getByText(title).closest('article');
      if (!one) throw new Error('no article');
      expect(within(one).getByText(label).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
    }
    const row = backend.store.announcements.all().find(({ title }) => title === 'Novidade');
    await superUser.request('DELETE', `/announcements/${row?.id ?? 0}`);
    await waitFor(() => expect(within(dialog).queryByText('Novidade')).not.toBeInTheDocument());
  });
});
