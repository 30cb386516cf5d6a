import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http as mock } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSession, storedToken } from '@/api/session';
import { pause } from '@/lib/pause';
import { server } from '../msw';
import { renderApp } from '../render';
import { emailField, fillAs, passwordField } from './loginHelpers';
import { connectPerson } from '../socketServer';
import { backend, personOf } from '../world';

/** The shell is the same around every page; an unknown address loads fastest. */
const somewhere = '/nowhere';
const header = () => screen.findByRole('banner', {}, { timeout: 15_000 });
const sockets = () => [...backend.ctx.ios].flatMap((io) => [...io.sockets.sockets.values()]);
const live = () => waitFor(() => expect(sockets().some(({ rooms }) => rooms.size > 2)).toBe(true));

/** jsdom cannot reload and says so. */
const reload = vi.fn<(error: Error) => void>();
const reloaded = () => waitFor(() => expect(reload.mock.lastCall?.[0].message).toMatch(/navigation/));

beforeEach(() => {
  reload.mockReset();
});

const expectReload = (): void => void jsdom.virtualConsole.once('jsdomError', reload);

describe('the socket of the session', () => {
  it('RT-01 carries the token of the session', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    const [socket] = sockets();
    expect(storedToken()).not.toBeNull();
    expect(socket?.handshake.query['token']).toBe(storedToken());
    expect(socket?.handshake.auth['token']).toBe(storedToken());
  });

  it('RT-02 S-20 whose token cannot be renewed ends the session: the login page says why, nothing is loaded anew', async () => {
    expectReload();
    await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    backend.failNext('POST /auth/refresh_token', 403, 'ERR_SESSION_EXPIRED');
    // As the server does with a socket whose token has run out.
    for (const socket of sockets()) socket.disconnect(true);
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(screen.getByText('Sua sessão expirou. Entre de novo para continuar.')).toBeVisible();
    expect(storedToken()).toBeNull();
    await pause(1_100);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the account elsewhere', () => {
  it('S-26 RT-17 PAIN-4.6 a login elsewhere is told, ends the session, keeps tasks and preferences, and reloads', async () => {
    expectReload();
    const kept = { tasks: '["ligar"]', preferredTheme: 'dark', volume: '0.3', signOption: 'false' };
    await renderApp(somewhere, { as: 'ana', storage: kept });
    await header();
    await live();
    await connectPerson('ana');
    expect(await screen.findByText('Sua conta foi acessada em outro computador.')).toBeVisible();
    expect(['token', 'userId', 'companyId', 'companyDueDate', 'cshow'].map((key) => localStorage.getItem(key))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    for (const [key, value] of Object.entries(kept)) expect(localStorage.getItem(key)).toBe(value);
    expect(reload).not.toHaveBeenCalled();
    await reloaded();
  });

  it('DAY-71 who is deleted is told so, and the session ends', async () => {
    expectReload();
    const app = await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    const admin = await app.second('admin');
    await act(async () => {
      await admin.request('DELETE', `/users/${personOf('ana').id}`);
    });
    expect(await screen.findByText(/^Seu usuário foi excluído/)).toBeVisible();
    expect(storedToken()).toBeNull();
    await reloaded();
  });

  it('DAY-48 who was deleted is told so at the login, whatever is typed there, until one signs in', async () => {
    await renderApp('/login', { storage: { sessionEnd: 'deleted' } });
    const told = /^Seu usuário foi excluído/;
    expect(await screen.findByText(told)).toBeVisible();
    cleanup();
    const app = await renderApp('/login');
    await app.user.type(await emailField(), 'x');
    await app.user.type(passwordField(), 'x');
    expect(screen.getByText(told)).toBeVisible();
    await app.user.clear(await emailField());
    await app.user.clear(passwordField());
    await fillAs(app, 'bruno');
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    expect(localStorage.getItem('sessionEnd')).toBeNull();
  });

  it('S-26 S-25 who signs out just after it is not told of it as well', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    await user.click(await screen.findByRole('button', { name: 'Conta de Ana Ribeiro' }));
    const leave = await screen.findByRole('menuitem', { name: 'Sair' });
    await connectPerson('ana');
    await user.click(leave);
    await screen.findByRole('button', { name: 'Entrar' });
    await pause(600);
    expect(screen.queryByText('Sua conta foi acessada em outro computador.')).not.toBeInTheDocument();
  });

  it('S-27 the login of somebody else does nothing', async () => {
    const app = await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    const other = personOf('bruno');
    act(() =>
      backend.ctx.emit('company-1-mainchannel', 'company-1-auth', { action: 'update', user: { id: other.id } }),
    );
    await app.second('bruno');
    await pause(600);
    expect(getSession()).toMatchObject({ userId: personOf('ana').id });
    expect(screen.queryByText('Sua conta foi acessada em outro computador.')).not.toBeInTheDocument();
  });

  it('S-26 B-13 a login in another tab of this browser shares the session and ends nothing', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    // Another life makes another token, even within one second.
    backend.setTokenSeconds(800);
    const { token } = await connectPerson('ana');
    // The other tab stores its new token at once.
    localStorage.setItem('token', JSON.stringify(token));
    await pause(600);
    expect(getSession()).not.toBeNull();
    expect(screen.queryByText('Sua conta foi acessada em outro computador.')).not.toBeInTheDocument();
  });
});

describe('the signed-in user', () => {
  it('S-28 RT-12 an update from elsewhere changes name and queues, keeps what it lacks, and the socket is made anew', async () => {
    const ana = personOf('ana');
    backend.store.users.update(ana, { allTicket: 'enabled' });
    const app = await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    const before = sockets().map(({ id }) => id);
    const queueIds = backend.store.queues.filter(({ companyId }) => companyId === 1).map(({ id }) => id);
    const extra = queueIds.find(
      (id) => !backend.store.by.queuesOfUser.all(ana.id).some(({ queueId }) => queueId === id),
    );
    const admin = await app.second('admin');
    const { name: _old, ...rest } = { ...ana, password: '', queueIds };
    await admin.request('PUT', `/users/${ana.id}`, { ...rest, name: 'Ana Paula' });
    expect(await within(await header()).findByText('Ana Paula')).toBeVisible();
    await waitFor(() => {
      const fresh = sockets().filter(
        ({ id, handshake }) => !before.includes(id) && handshake.auth['token'] === storedToken(),
      );
      expect(fresh.some(({ rooms }) => rooms.has(`queue-${extra}-notification`))).toBe(true);
      // allTicket is not in the event and must not be lost with it.
      expect(fresh.some(({ rooms }) => rooms.has('queue-null-notification'))).toBe(true);
    });
  });

  it('S-28 the update of a colleague changes nothing here', async () => {
    const app = await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    const before = sockets().map(({ id }) => id);
    const admin = await app.second('admin');
    const bruno = personOf('bruno');
    await admin.request('PUT', `/users/${bruno.id}`, { ...bruno, password: '', queueIds: [], name: 'Bruno B.' });
    await admin.heard('company-1-user');
    await pause(100);
    expect(within(await header()).getByText('Ana Ribeiro')).toBeVisible();
    expect(sockets().filter(({ id }) => before.includes(id))).toHaveLength(before.length);
  });
});

describe('one token for everything', () => {
  it('PAIN-4.4 S-16 a reload with an aged token refreshes once; calls and socket use the new one from the start', async () => {
    backend.setTokenSeconds(-5);
    let refreshes = 0;
    const refused: string[] = [];
    server.use(
      mock.post('*/api/auth/refresh_token', () => {
        refreshes += 1;
        backend.setTokenSeconds(900);
      }),
    );
    const watch = ({ request, response }: { request: Request; response: Response }): void => {
      if (response.status === 403) refused.push(request.url);
    };
    server.events.on('response:mocked', watch);
    const app = await renderApp(somewhere, { as: 'ana' });
    await header();
    await live();
    server.events.removeListener('response:mocked', watch);
    expect(refreshes).toBe(1);
    expect(refused).toEqual([]);
    expect(storedToken()).not.toBe(app.session?.token);
    expect(sockets().map(({ handshake }) => String(handshake.auth['token']))).toEqual([storedToken()]);
  });
});

describe('tabs of one browser', () => {
  const told = (key: string | null): void => {
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  };

  it.each([['token'], [null]])('PAIN-4.5 B-13 a sign-out in another tab (key %s) signs out here', async (key) => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    if (key === null) localStorage.clear();
    else localStorage.removeItem(key);
    told(key);
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(getSession()).toBeNull();
    expect(backend.faults.counts()['DELETE /auth/logout']).toBeUndefined();
  });

  it('PAIN-4.5 another account in another tab starts this one anew', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    expectReload();
    localStorage.setItem('userId', String(personOf('bruno').id));
    told('userId');
    await reloaded();
  });

  it('PAIN-4.5 a renewed token and foreign keys are no reason to start anew', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    expectReload();
    localStorage.setItem('token', JSON.stringify('renewed'));
    told('token');
    expect(getSession()?.token).toBe('renewed');
    told('preferredTheme');
    expect(getSession()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(await header()).toBeVisible();
  });
});
