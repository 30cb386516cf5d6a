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
  const type = text.startsWith('{') ? 'application/json' : 'text/html';
  const answer = (): Response => new Response(text, { status, headers: { 'content-type': type } });
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
const bodies = {
  own: '{"error":"ERR_SESSION_EXPIRED"}',
  json: '{"message":"Unauthorized"}',
  page: '<!DOCTYPE html><html><body>Just a moment</body></html>',
  empty: '',
} as const;

const [ends, stays] = ['ends', 'stays'] as const;
const table: [status: number, Record<keyof typeof bodies, 'ends' | 'stays'>][] = [
  [200, { own: stays, json: stays, page: stays, empty: stays }],
  [400, { own: stays, json: stays, page: stays, empty: stays }],
  [401, { own: ends, json: stays, page: stays, empty: stays }],
  [403, { own: ends, json: stays, page: stays, empty: stays }],
  [404, { own: stays, json: stays, page: stays, empty: stays }],
  [407, { own: stays, json: stays, page: stays, empty: stays }],
  [408, { own: stays, json: stays, page: stays, empty: stays }],
  [429, { own: stays, json: stays, page: stays, empty: stays }],
  [500, { own: stays, json: stays, page: stays, empty: stays }],
  [502, { own: stays, json: stays, page: stays, empty: stays }],
  [503, { own: stays, json: stays, page: stays, empty: stays }],
  [524, { own: stays, json: stays, page: stays, empty: stays }],
];

const rows = table.flatMap(([status, fates]) =>
  (['own', 'json', 'page', 'empty'] as const).map((body) => [status, bodies[body], fates[body]] as const),
);

describe.each(moments)('a refresh %s', (_moment, renew) => {
  it.each(rows)('PUB-50 SAFE-5 S-20 is answered %i %j: the session %s', async (status, text, fate) => {
    await become('ana');
    await expect(renew({ status, text })).rejects.toBeTruthy();
    expect(getSession() === null ? 'ends' : 'stays').toBe(fate);
    // It goes on as soon as the server itself answers again.
    if (fate === 'stays') await expect(http.get('/queue')).resolves.toMatchObject({ status: 200 });
  });
});
