import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, openOffice, people, type Office } from './office.ts';

let office: Office;
beforeEach(() => {
  office = openOffice();
});
afterEach(() => office.backend.close());

const login = { email: people.ana.email, password: '123456' };
const cookieOf = (line: string): string => line.split(';')[0] ?? '';

/** Contract §1. */
describe('session', () => {
  it('§1.2 answers every failure of authentication with its own status and code', async () => {
    const { call } = office;
    const invalid = "Invalid token. We'll try to assign a new one on next request";
    const cases = [
      [call('GET /tickets'), 401, 'ERR_SESSION_EXPIRED'],
      [call('GET /tickets', { headers: { authorization: 'Bearer' } }), 403, invalid],
      [call('GET /tickets', { headers: { authorization: 'Bearer a.b.c' } }), 403, invalid],
      [call('POST /auth/login', { body: { ...login, email: 'no@office.test' } }), 401, 'ERR_USER_DONT_EXISTS'],
      [call('POST /auth/login', { body: { ...login, email: login.email.toUpperCase() } }), 401, 'ERR_USER_DONT_EXISTS'],
      [call('POST /auth/login', { body: { ...login, password: 'nope' } }), 401, 'ERR_INVALID_CREDENTIALS'],
      [call('POST /auth/login', { body: {} }), 500, 'ERR_INTERNAL_SERVER_ERROR'],
      [call('POST /auth/refresh_token'), 401, 'ERR_SESSION_EXPIRED'],
      [call('POST /auth/refresh_token', { headers: { cookie: 'jrt=garbage' } }), 401, 'ERR_SESSION_EXPIRED'],
      [call('GET /auth/me', { as: 'ana' }), 500, 'ERR_INTERNAL_SERVER_ERROR'],
      [call('PUT /tags/1', { as: 'sofia', body: { name: 'abc' } }), 403, 'ERR_NO_PERMISSION'],
      [call('POST /auth/signup', { body: {} }), 404, 'ERR_NO_SETTING_FOUND'],
    ] as const;
    for (const [request, status, error] of cases) {
      const answer = await request;
      expect([answer.status, answer.body.error]).toEqual([status, error]);
    }
  });

  it('§1.1 signs readable tokens that age by the clock and a bare session cookie', async () => {
    const { call, ctx } = office;
    const answer = await call('POST /auth/login', { body: login });
    const claims: unknown = JSON.parse(atob(String(answer.body.token).split('.')[1] ?? ''));
    const seconds = Math.floor(ctx.now().getTime() / 1000);
    expect(claims).toMatchObject({ usarname: 'ana', profile: 'user', id: ids.ana, companyId: 1 });
    expect(claims).toHaveProperty('exp', expect.closeTo(seconds + 900, -1));
    expect(answer.cookie).toMatch(/^jrt=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly$/);

    const headers = { authorization: `Bearer ${String(answer.body.token)}` };
    expect((await call('GET /contacts', { headers })).status).toBe(200);
    ctx.moveClock(901_000);
    expect((await call('GET /contacts', { headers })).status).toBe(403);
  });

  it('§1.3 refreshes by cookie alone, keeps older cookies valid and ends them with the user', async () => {
    const { call, ctx } = office;
    const first = cookieOf((await call('POST /auth/login', { body: login })).cookie);
    const refresh = await call('POST /auth/refresh_token', { headers: { cookie: first } });
    expect(refresh.body.user).toMatchObject({ id: ids.ana, tokenVersion: 0, company: { id: 1, name: 'Escritório' } });
    expect(refresh.cookie).toContain('jrt=');
    expect((await call('POST /auth/refresh_token', { headers: { cookie: first } })).status).toBe(200);

    ctx.store.users.remove(ctx.store.users.get(ids.ana));
    const gone = await call('POST /auth/refresh_token', { headers: { cookie: first } });
    expect(gone.status).toBe(401);
    expect(gone.cookie).toMatch(/^jrt=; /);
  });

  it('§1.8 tells the other sockets of the user, and only at login', async () => {
    const heard = await office.during(() => office.call('POST /auth/login', { body: login }));
    expect(heard).toEqual([
      {
        event: 'company-1-auth',
        rooms: [`user-${ids.ana}`],
        payload: { action: 'update', user: { id: ids.ana, email: login.email, companyId: 1 } },
      },
    ]);
  });

  it('§1.3 leaves the access token valid after a logout, which sets the user offline', async () => {
    const { call, ctx } = office;
    ctx.store.users.update(ctx.store.users.find((row) => row.id === ids.ana) ?? expect.fail(), { online: true });
    const out = await call('DELETE /auth/logout', { as: 'ana' });
    expect(out.cookie).toMatch(/^jrt=; /);
    expect(ctx.store.users.get(ids.ana)?.online).toBe(false);
    expect((await call('GET /contacts', { as: 'ana' })).status).toBe(200);
  });

  it('§0 answers unknown routes with a page, refused origins with 500 and preflights without a token', async () => {
    const { call } = office;
    expect((await call('GET /does-not-exist', { as: 'ana' })).status).toBe(404);
    expect((await call('GET /contacts', { as: 'ana', headers: { origin: 'http://evil.example' } })).status).toBe(500);
    expect((await call('OPTIONS /tickets', { headers: { origin: 'http://localhost:5173' } })).status).toBe(204);
  });
});
