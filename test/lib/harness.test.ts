import { describe, expect, it } from 'vitest';
import { backend, backendUrl, signIn, credentials } from '../world';
import { connectPerson } from '../socketServer';

const post = (path: string, body: object, credentialsMode: RequestCredentials): Promise<Response> =>
  fetch(`${backendUrl}/api${path}`, {
    method: 'POST',
    credentials: credentialsMode,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the bridge to the embedded backend', () => {
  it('keeps the refresh cookie for requests with credentials, and for no others', async () => {
    await post('/auth/login', credentials('ana'), 'omit');
    expect((await post('/auth/refresh_token', {}, 'include')).status).toBe(401);
    await post('/auth/login', credentials('ana'), 'include');
    expect((await post('/auth/refresh_token', {}, 'omit')).status).toBe(401);
    expect((await post('/auth/refresh_token', {}, 'include')).status).toBe(200);
  });

  it('forgets cookies and data between tests', async () => {
    expect((await post('/auth/refresh_token', {}, 'include')).status).toBe(401);
    expect(backend.store.users.size).toBeGreaterThan(5);
  });

  it('a made-up network failure is one for the page', async () => {
    backend.failNext('POST /auth/login', 'network');
    await expect(post('/auth/login', credentials('ana'), 'include')).rejects.toThrow(TypeError);
    expect((await post('/auth/login', credentials('ana'), 'include')).status).toBe(200);
  });

  it('an upload reaches the backend whole', async () => {
    const { token } = await signIn('ana');
    const ana = backend.store.users.all().find(({ email }) => email === credentials('ana').email);
    const ticket = backend.store.tickets.all().find(({ status, userId }) => status === 'open' && userId === ana?.id);
    const form = new FormData();
    form.append('body', 'legenda');
    form.append('medias', new File([new Uint8Array(300_000)], 'foto da fachada.png', { type: 'image/png' }));
    const response = await fetch(`${backendUrl}/api/messages/${ticket?.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(response.status).toBe(200);
  });

  it('another person hears what happens in their company, and nothing after the test', async () => {
    const bruno = await connectPerson('bruno');
    const carla = await connectPerson('carla');
    carla.emit('joinNotification');
    bruno.emit('joinNotification');
    await signIn('bruno');
    await bruno.heard(`company-${bruno.companyId}-auth`);
    expect(carla.received.map(({ event }) => event)).toEqual(['ready']);
  });
});
