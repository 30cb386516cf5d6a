import { http as mock } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as auth from '@/api/auth';
import { listPublicPlans } from '@/api/companies';
import { failureCode, failureStatus, isNetworkFailure } from '@/api/errors';
import { http } from '@/api/http';
import { getSession, onSession, storedToken } from '@/api/session';
import { runtimeConfig, setRuntimeConfig } from '@/lib/runtimeConfig';
import { clearCookies, server } from '../msw';
import { backend, backendUrl } from '../world';
import { age, become, calls, useBareClient } from './sessionHelpers';

useBareClient();

describe('keeping the session', () => {
  it('S-14 every call goes to the configured host with the bearer token', async () => {
    const token = await become('ana');
    const seen: string[] = [];
    server.use(
      mock.get(`${backendUrl}/api/queue`, ({ request }) => {
        seen.push(request.headers.get('authorization') ?? '');
        return Response.json([]);
      }),
    );
    await http.get('/queue');
    expect(seen).toEqual([`Bearer ${token}`]);
  });

  it('OP-14 every POST to the own origin has a name of its own, and nothing else has', async () => {
    await become('ana');
    const named = (method: 'get' | 'post', at: string, answer: () => Response): (string | null)[] => {
      const names: (string | null)[] = [];
      server.use(
        mock[method](`${at}/api/tags`, ({ request }) => {
          names.push(request.headers.get('x-request-id'));
          return answer();
        }),
      );
      return names;
    };
    const foreign = named('post', backendUrl, () => Response.json({}));
    await http.post('/tags');
    expect(foreign).toEqual([null]);

    const { origin } = window.location;
    setRuntimeConfig({ ...runtimeConfig(), apiUrl: `${origin}/api` });
    const read = named('get', origin, () => Response.json({}));
    await http.get('/tags');
    expect(read).toEqual([null]);
    const written = named('post', origin, () => Response.json({}));
    await http.post('/tags');
    await http.post('/tags');
    expect(written.map((name) => /^[\w-]{12,64}$/.test(name ?? ''))).toEqual([true, true]);
    expect(new Set(written).size).toBe(2);
  });

  it('S-15 V-02 the public plan list carries no token', async () => {
    await become('ana');
    const seen: (string | null)[] = [];
    server.use(
      mock.get(`${backendUrl}/api/plans/list`, ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return undefined;
      }),
    );
    const plans = await listPublicPlans();
    expect(seen).toEqual([null]);
    expect(plans.length).toBeGreaterThan(0);
  });

  it('S-17 S-23 one aged token costs one refresh and one retry, and the new token is stored and used', async () => {
    await become('ana');
    age();
    const { data } = await http.get<unknown[]>('/queue');
    expect(Array.isArray(data)).toBe(true);
    expect(calls('/auth/refresh_token')).toBe(1);
    expect(calls('/queue')).toBe(2);
    expect(storedToken()).toBe(getSession()?.token);
    await http.get('/queue');
    expect(calls('/auth/refresh_token')).toBe(1);
    expect(calls('/queue')).toBe(3);
  });

  it('S-18 PAIN-4.1 a hundred parallel 403 share one refresh, and each is retried once', async () => {
    await become('ana');
    age();
    const answers = await Promise.all(Array.from({ length: 100 }, () => http.get<unknown[]>('/queue')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(calls('/auth/refresh_token')).toBe(1);
    expect(calls('/queue')).toBe(200);
  });

  it('S-19 a 403 after the retry is an ordinary error: no second refresh, no sign-out', async () => {
    await become('ana');
    const refused = http.put('/settings/userRating', { value: 'enabled' });
    await expect(refused).rejects.toSatisfy((error: unknown) => failureCode(error) === 'ERR_NO_PERMISSION');
    expect(calls('/auth/refresh_token')).toBe(1);
    expect(calls('/settings/userRating')).toBe(2);
    expect(getSession()).not.toBeNull();
  });

  it('S-20 S-22 PAIN-4.1 a refused refresh signs out once and rejects everybody who waits', async () => {
    await become('ana');
    age();
    clearCookies();
    const ends: unknown[] = [];
    const off = onSession((session, end) => {
      if (!session) ends.push(end);
    });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => http.get('/queue')));
    off();
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(ends).toEqual(['lost']);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('companyId')).toBeNull();
  });

  it('S-20 a refresh without an answer keeps the session', async () => {
    await become('ana');
    age();
    backend.failNext(/refresh_token/, 'network');
    await expect(http.get('/queue')).rejects.toSatisfy(isNetworkFailure);
    expect(getSession()).not.toBeNull();
    const { status } = await http.get('/queue');
    expect(status).toBe(200);
  });

  it('S-21 a 401 ends the session', async () => {
    await become('ana');
    backend.failNext(/\/queue/, 401, 'ERR_SESSION_EXPIRED');
    await expect(http.get('/queue')).rejects.toSatisfy((error: unknown) => failureStatus(error) === 401);
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('S-21 the super-only refusal is shown and keeps the session', async () => {
    await become('ana');
    await expect(http.get('/companies')).rejects.toSatisfy(
      (error: unknown) => failureCode(error) === 'Acesso não permitido',
    );
    expect(getSession()).not.toBeNull();
  });

  it('S-24 V-01 the session calls answer as recorded', async () => {
    await become('admin');
    expect(await auth.me()).toMatchObject({ profile: 'admin' });
    await auth.serverVersion();
    await auth.logout();
    expect(calls('/auth/logout')).toBe(1);
  });

  it('PAIN-4.2 a token that another tab has renewed is taken over without a refresh', async () => {
    const token = await become('ana');
    age();
    const waiting = http.get('/queue');
    // The other tab stored its token while this tab's call was on its way.
    localStorage.setItem('token', JSON.stringify(token));
    await expect(waiting).resolves.toMatchObject({ status: 200 });
    expect(calls('/auth/refresh_token')).toBe(0);
    expect(getSession()?.token).toBe(token);
  });

  it('SAFE-17 a lease that a clock ahead has left does not hold up a refresh', async () => {
    await become('ana');
    age();
    localStorage.setItem('prosa-refresh', `${Date.now() + 3_600_000}:0.5`);
    vi.stubGlobal('navigator', { userAgent: 'test', language: 'pt' });
    const answer = await Promise.race([
      http.get('/queue'),
      new Promise((resolve) => setTimeout(resolve, 3_000, 'held')),
    ]);
    vi.unstubAllGlobals();
    expect(answer).toMatchObject({ status: 200 });
  });

  it('PAIN-4.2 without Web Locks a lease in storage keeps refreshes apart', async () => {
    await become('ana');
    age();
    vi.stubGlobal('navigator', { userAgent: 'test', language: 'pt' });
    const answers = await Promise.all([http.get('/queue'), http.get('/queue')]);
    vi.unstubAllGlobals();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(calls('/auth/refresh_token')).toBe(1);
    expect(localStorage.getItem('prosa-refresh')).toBeNull();
  });
});
