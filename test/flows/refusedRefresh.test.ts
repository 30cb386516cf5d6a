import { http as mock } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { http } from '@/api/http';
import { refreshToken, restoreSession } from '@/api/refresh';
import { getSession } from '@/api/session';
import { SocketManager } from '@/realtime/socket/socketManager';
import { server } from '../msw';
import { backendUrl } from '../world';
import { age, become, useBareClient } from './sessionHelpers';

useBareClient();

/** What a refresh is answered. */
interface Answer {
  status: number;
  text: string;
}

function answerRefresh({ status, text }: Answer): void {
  const type = { '{': 'application/json', '<': 'text/html' }[text.slice(0, 1)];
  // Bytes have no type of their own.
  const body = new TextEncoder().encode(text);
  const answer = (): Response => new Response(body, { status, headers: type ? { 'content-type': type } : {} });
  server.use(mock.post('*/auth/refresh_token', answer, { once: true }));
}

/** A socket whose token has run out or was dropped by the server; rejects with what its renewal does. */
const renewForSocket = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    const token = (): string => getSession()?.token ?? '';
    const renew = (): Promise<string> => {
      const renewed = refreshToken(token());
      renewed.catch(reject);
      return renewed;
    };
    const manager = new SocketManager({ url: backendUrl, token, isFresh: () => false, renew });
    onTestFinished(() => manager.stop());
    manager.start();
  });

/** Every moment at which a session is renewed; nothing renews it ahead of time. */
const moments: [moment: string, renew: (answer: Answer) => Promise<unknown>][] = [
  [
    'at the start',
    (answer) => {
      answerRefresh(answer);
      return restoreSession();
    },
  ],
  [
    'at the start, asked for before the code was here',
    (answer) => {
      onTestFinished(() => void delete window.early);
      window.early = { refresh: Promise.resolve(answer), stop: () => undefined, fail: () => undefined };
      return restoreSession();
    },
  ],
  [
    'after a call that met 403',
    (answer) => {
      age();
      answerRefresh(answer);
      return http.get('/queue');
    },
  ],
  [
    'for the socket',
    (answer) => {
      age();
      answerRefresh(answer);
      return renewForSocket();
    },
  ],
];

/** The server's own answer has a text in `error` and never a `message` alone (contract, conventions). */
const own = '{"error":"ERR_SESSION_EXPIRED"}';
const foreign = [
  '{"message":"Too many requests"}',
  '<!DOCTYPE html><html><body>Just a moment</body></html>',
  'error code: 524',
  '',
];
const bodies = [own, ...foreign];
const refusals = [401, 403];
/** What stands between the browser and the server has a say of its own: proxies, gateways, Cloudflare's 520 to 524. */
const others = [200, 400, 404, 407, 408, 429, 500, 502, 503, 520, 521, 522, 523, 524];
const rows = (statuses: number[], texts: string[]) =>
  statuses.flatMap((status) => texts.map((text) => [status, text] as const));

describe.each(moments)('a refresh %s', (_moment, renew) => {
  it.each(rows(refusals, [own]))('PUB-50 SAFE-5 S-20 is refused with %i %j: the session ends', async (status, text) => {
    await become('ana');
    await expect(renew({ status, text })).rejects.toBeTruthy();
    expect(getSession()).toBeNull();
  });

  it.each([...rows(refusals, foreign), ...rows(others, bodies)])(
    'PUB-50 SAFE-5 S-20 is answered %i %j: the session stays, and goes on as soon as the server itself answers again',
    async (status, text) => {
      await become('ana');
      await expect(renew({ status, text })).rejects.toBeTruthy();
      expect(getSession()).not.toBeNull();
      await expect(http.get('/queue')).resolves.toMatchObject({ status: 200 });
    },
  );
});
