import { AxiosError } from 'axios';
import { http as mock } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as auth from '@/api/auth';
import { failureStatus, isCancelled, isNetworkFailure } from '@/api/errors';
import { http } from '@/api/http';
import { restoreSession } from '@/api/refresh';
import { renewSession } from '@/api/connectionSessions';
import { readAgain } from '@/api/readAgain';
import { endSession, getSession, onSession, startSession, storedToken } from '@/api/session';
import { getTicket } from '@/api/tickets';
import { createQueryClient } from '@/app/queryClient';
import { reopenTicket } from '@/features/tickets/commands/ticketChanges';
import { server, storeCookie } from '../msw';
import { backend, credentials, signIn, type Person } from '../world';
import { age, become, calls, useBareClient } from './sessionHelpers';

useBareClient();

/** Another frontend of the same site shares the refresh cookie: from here on it is somebody else's. */
async function shareCookieWith(person: Person): Promise<void> {
  const { cookies } = await signIn(person);
  cookies.forEach(storeCookie);
  backend.faults.log = [];
}

const ends = (): unknown[] => {
  const heard: unknown[] = [];
  const stop = onSession((session, end) => {
    if (!session) heard.push(end);
  });
  onTestFinished(stop);
  return heard;
};

const bodies = (ticketId: number): string[] =>
  backend.store.messages.filter((message) => message.ticketId === ticketId).map(({ body }) => body);

describe('a token of somebody else', () => {
  it.each<[Person, string]>([
    ['bruno', 'another user'],
    ['basico', 'another company'],
  ])('SAFE-3 a refresh that answers %s (%s) stores nothing, ends the session and sends nothing', async (person) => {
    await become('ana');
    const mine = getSession();
    const ticket = backend.store.tickets.find(({ userId, status }) => userId === mine?.userId && status === 'open');
    if (!ticket) throw new Error('Ana has no conversation');
    age();
    const aged = storedToken();
    await shareCookieWith(person);
    const heard = ends();
    const written: string[] = [];
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void written.push(key));
    await expect(http.post(`/messages/${ticket.id}`, { body: 'Em nome de quem?' })).rejects.toSatisfy(isCancelled);
    write.mockRestore();
    expect(heard).toEqual(['elsewhere']);
    expect(getSession()).toBeNull();
    expect(written).not.toContain('token');
    expect(storedToken()).toBeNull();
    expect(aged).not.toBeNull();
    // Once, with the aged token; never with the stranger's.
    expect(calls(`/messages/${ticket.id}`)).toBe(1);
    await backend.ctx.idle();
    expect(bodies(ticket.id)).not.toContain('Em nome de quem?');
  });

  it('SAFE-3 a stored session is not restored as another user', async () => {
    await become('ana');
    await shareCookieWith('bruno');
    const heard = ends();
    await expect(restoreSession()).rejects.toSatisfy(isCancelled);
    expect(heard).toEqual(['elsewhere']);
    expect(storedToken()).toBeNull();
  });

  it('SAFE-3 PAIN-4.5 a held call does not take the token of an account that signed in in another tab', async () => {
    await become('ana');
    age();
    const bruno = await signIn('bruno');
    const heard = ends();
    const waiting = http.get('/queue');
    // The other tab wrote its session; its event is not here yet.
    localStorage.setItem('userId', String(bruno.userId));
    localStorage.setItem('token', JSON.stringify(bruno.token));
    backend.faults.log = [];
    await expect(waiting).rejects.toSatisfy(isCancelled);
    expect(heard).toEqual(['replaced']);
    // It was refused once and not asked for again; what the other tab stored stays.
    expect(calls('/queue')).toBeLessThanOrEqual(1);
    expect(storedToken()).toBe(bruno.token);
    expect(localStorage.getItem('userId')).toBe(String(bruno.userId));
  });

  it('SAFE-3 PAIN-4.5 the end of a session leaves alone what somebody else has stored since', async () => {
    await become('ana');
    const bruno = await signIn('bruno');
    const heard = ends();
    backend.delayNext(/queue/, 40);
    backend.failNext(/queue/, 401, 'ERR_SESSION_EXPIRED');
    const waiting = http.get('/queue');
    localStorage.setItem('userId', String(bruno.userId));
    localStorage.setItem('token', JSON.stringify(bruno.token));
    await expect(waiting).rejects.toBeTruthy();
    expect(heard).toEqual(['replaced']);
    expect(storedToken()).toBe(bruno.token);
  });

  it('SAFE-3 PAIN-4.5 a refresh does not bring back a session that another tab has ended', async () => {
    await become('ana');
    age();
    backend.delayNext(/refresh_token/, 60);
    const waiting = http.get('/queue');
    await vi.waitFor(() => expect(calls('/auth/refresh_token')).toBe(1));
    ['token', 'userId', 'companyId'].forEach((key) => localStorage.removeItem(key));
    await expect(waiting).rejects.toSatisfy(isCancelled);
    expect(storedToken()).toBeNull();
    expect(getSession()).toBeNull();
  });
});

describe('what stands between page and server', () => {
  const page = '<!DOCTYPE html><html><body>Just a moment</body></html>';
  const html = { 'content-type': 'text/html' };

  // What answers a refresh: refusedRefresh.test.ts.
  it.each([401, 403])(
    "SAFE-5 a page with %i in the server's name ends no session and starts no refresh",
    async (status) => {
      await become('ana');
      server.use(mock.get('*/queue', () => new Response(page, { status, headers: html }), { once: true }));
      await expect(http.get('/queue')).rejects.toSatisfy(isNetworkFailure);
      expect(calls('/auth/refresh_token')).toBe(0);
      expect(getSession()).not.toBeNull();
    },
  );

  it('PUB-50 a 401 that is not in the format of the server ends no session', async () => {
    await become('ana');
    server.use(mock.get('*/queue', () => Response.json({ message: 'Unauthorized' }, { status: 401 }), { once: true }));
    await expect(http.get('/queue')).rejects.toSatisfy((error: unknown) => failureStatus(error) === 401);
    expect(getSession()).not.toBeNull();
  });
});

describe('the end of a session', () => {
  it('SAFE-10 a login writes the token last', async () => {
    const order: string[] = [];
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void order.push(key));
    await become('ana');
    write.mockRestore();
    expect(order.at(-1)).toBe('token');
    expect(order).toEqual(expect.arrayContaining(['userId', 'companyId']));
  });

  it('SAFE-14 S-25 signing out ends the session at once, also when the server hangs, and tells it all the same', async () => {
    await become('ana');
    backend.delayNext(/auth\/logout/, 300);
    const told = auth.logout();
    expect(getSession()).toBeNull();
    expect(storedToken()).toBeNull();
    await told;
    expect(calls('/auth/logout')).toBe(1);
  });

  it('SAFE-14 a login waits for the logout before it, which would take the new cookie along', async () => {
    await become('ana');
    backend.delayNext(/auth\/logout/, 200);
    void auth.logout();
    const { token, user } = await auth.login(credentials('bruno'));
    expect(backend.faults.log.map(({ path }) => path).filter((path) => /login|logout/.test(path))).toEqual([
      '/auth/logout',
      '/auth/login',
    ]);
    startSession({ token, userId: user.id, companyId: user.companyId });
    expect((await restoreSession()).user.id).toBe(user.id);
  });

  it('SAFE-14 an aged token is renewed for the logout, or the cookie would stay good', async () => {
    await become('ana');
    age();
    await auth.logout();
    expect(backend.faults.log.map(({ path }) => path)).toEqual(['/auth/logout', '/auth/refresh_token', '/auth/logout']);
  });

  it.each([
    ['a call', /queue/, () => http.get('/queue')],
    ['an upload', /POST .*messages/, () => http.post('/messages/1', new FormData())],
  ])('SAFE-14 %s under way with a good token ends at once with the session', async (_name, match, begin) => {
    await become('ana');
    backend.delayNext(match, 2_000);
    const running = begin().then(
      () => 'answered',
      (error: unknown) => isCancelled(error),
    );
    await vi.waitFor(() => expect(backend.faults.log).toHaveLength(1));
    void auth.logout();
    const held = new Promise((resolve) => setTimeout(resolve, 500, 'held'));
    expect(await Promise.race([running, held])).toBe(true);
  });

  it('SAFE-14 calls under way end with the session, and none is repeated in the name of the next', async () => {
    await become('ana');
    age();
    backend.delayNext(/refresh_token/, 80);
    const held = http.post('/tags', { name: 'Depois de sair', color: '#112233' });
    const slow = http.get('/queue');
    const results = Promise.allSettled([held, slow]);
    await vi.waitFor(() => expect(calls('/auth/refresh_token')).toBe(1));
    void auth.logout();
    const { token, user } = await auth.login(credentials('admin'));
    startSession({ token, userId: user.id, companyId: user.companyId });
    expect((await results).map((result) => result.status === 'rejected' && isCancelled(result.reason))).toEqual([
      true,
      true,
    ]);
    expect(getSession()?.token).toBe(token);
    expect(storedToken()).toBe(token);
    expect(backend.store.tags.find(({ name }) => name === 'Depois de sair')).toBeUndefined();
  });

  it('SAFE-14 SAFE-3 what waits to ask again ends with the session, and asks nothing in the name of the next', async () => {
    await become('admin');
    const line = backend.store.whatsapps.find(({ companyId }) => companyId === getSession()?.companyId);
    const ticket = backend.store.tickets.find(({ companyId, status }) => companyId === 1 && status === 'closed');
    if (!line || !ticket) throw new Error('the seed has no such row');
    const viewer = { id: getSession()?.userId ?? 0, profile: 'admin', queueIds: [], allTicket: true };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await reopenTicket({ client: createQueryClient(), viewer }, await getTicket(ticket.id), () => undefined);
    let asked = 0;
    const read = readAgain(() => {
      asked += 1;
      return Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK'));
    });
    const renewed = renewSession(line.id);
    await expect.poll(() => calls(`/whatsappsession/${line.id}`)).toBe(1);
    endSession('logout');
    await become('basico');
    backend.faults.log = [];
    const ended = Promise.allSettled([read, renewed]);
    await vi.advanceTimersByTimeAsync(12_000);
    expect((await ended).map((end) => end.status === 'rejected' && isCancelled(end.reason))).toEqual([true, true]);
    expect(asked).toBe(1);
    expect(backend.faults.log.map(({ path }) => path)).toEqual([]);
  });
});
