import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../e2e/browser';
import { restAs } from '../e2e/rest';
import { eventNames, type EventName } from '../../src/realtime/socket/events';
import { words } from './saving';
import { visits } from './visits';
import { Walker } from './walker';

const { named, visit, standsWell } = await visits();

const isEventName = (name: string): name is EventName => name in eventNames;

const wireNames = Object.keys(eventNames)
  .filter(isEventName)
  .filter((name) => name !== 'auth')
  .flatMap((name) => [...eventNames[name]({ companyId: 1, userId: 1, subject: 1 })]);

/** Events of another build, or cut short: they carry nothing of what their name promises. */
const oddPayloads: readonly unknown[] = [
  null,
  {},
  'text',
  ...['create', 'update', 'delete'].map((action) => ({ action })),
  { action: 'update', record: null, ticket: null, message: null, contact: null, chat: null, user: { id: null } },
];

const touched = [
  '/tags',
  '/quick-messages',
  '/contacts',
  '/contact-lists',
  '/schedules',
  '/users',
  '/prompt',
  '/files',
];

const firstRow = (answer: unknown): Record<string, unknown> | null => {
  const lists: unknown[] = typeof answer === 'object' && answer !== null ? [answer, ...Object.values(answer)] : [];
  const list = lists.find((entry) => Array.isArray(entry));
  const row: unknown = Array.isArray(list) ? list[0] : null;
  return typeof row === 'object' && row !== null ? { ...row } : null;
};

describe('the socket', () => {
  let walker: Walker;
  const sockets = new Set<WebSocketRoute>();
  /** Events that came, for telling them again. */
  const heard: string[] = [];
  /** The page listens: it has joined the room of what comes in. */
  const listening = new WeakSet<WebSocketRoute>();
  /** Nobody gets through. */
  let cut = false;
  /** An event that waits for the next one, to come after it. */
  let kept: string | null = null;

  async function unrulySocket(page: Page): Promise<void> {
    await page.routeWebSocket(/socket\.io/, (socket) => {
      if (cut) {
        void socket.close();
        return;
      }
      const server = socket.connectToServer();
      sockets.add(socket);
      socket.onMessage((message) => {
        server.send(message);
        if (message === '42["joinNotification"]') listening.add(socket);
      });
      server.onMessage((message) => {
        // `ready` is no news of anything: nothing need follow it, and a page that it does not reach joins no room.
        if (typeof message !== 'string' || !message.startsWith('42[') || message === '42["ready"]') {
          socket.send(message);
          return;
        }
        heard.push(message);
        if (kept === null) {
          kept = message;
          return;
        }
        for (const each of [message, kept, message, kept]) socket.send(each);
        kept = null;
      });
    });
  }

  const receive = (body: string) => control('receive', { number: '5511988880000', name: 'Cliente do caos', body });

  beforeAll(async () => {
    const rest = await restAs('super');
    // Known before: a contact that is new stands on top of its list until that is read again.
    await receive('Mensagem de antes');
    walker = await Walker.start('pt', {}, unrulySocket);
    // Something of every kind is changed once, so that there are events to be told again.
    for (const path of touched) {
      const row = firstRow(await rest.call('GET', path).catch(() => null));
      if (row) await rest.call('PUT', `${path}/${String(row['id'])}`, row).catch(() => undefined);
    }
  });

  afterAll(() => walker?.close());

  /** Until a text has come through: what comes of it later, or is kept until then, would pass for a change by repetition. */
  const told = async (text: string): Promise<void> => {
    await expect.poll(() => heard.some((message) => message.includes(text)), { timeout: 10_000 }).toBe(true);
    if (kept !== null) [...sockets].at(-1)?.send(kept);
    kept = null;
  };

  /** What comes before the page has joined is not told to it. */
  const listens = (): Promise<void> =>
    expect
      .poll(() => [...sockets].slice(-1).map((socket) => listening.has(socket)), { timeout: 10_000 })
      .toEqual([true]);

  const rows = (): Promise<number> => walker.page.locator('main tbody tr').count();
  const bar = () => walker.page.getByText(words.pt.shell.connection.live);

  /** By the clock, until it is so. */
  const passUntil = async (reached: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + 8_000;
    while (!(await reached())) {
      if (Date.now() > end) throw new Error('the bar does not follow the connection');
      await walker.page.clock.fastForward(2_000);
      await walker.page.waitForTimeout(20);
    }
  };

  it.each(named)(
    'PAIN-1.1 B-08 B-09 B-36 events come twice, late, in another order and without sense, then the socket is lost: %s',
    async (title, screen) => {
      const { page } = walker;
      await visit(walker, screen);
      await listens();
      const body = `Mensagem de ${title}`;
      for (const text of [body, `${body} (2)`]) {
        await receive(text);
      }
      await told(`${body} (2)`);
      await page.clock.fastForward(1_000);
      await standsWell(walker, screen, 'twice', title);
      const before = await rows();
      const socket = [...sockets].at(-1);
      for (const message of heard.slice(-40).toReversed()) socket?.send(message);
      await page.clock.fastForward(1_000);
      await standsWell(walker, screen, 'late', title);
      expect(await rows()).toBe(before);
      for (const name of wireNames) {
        for (const payload of oddPayloads) socket?.send(`42${JSON.stringify([name, payload])}`);
      }
      await page.clock.fastForward(1_000);
      await standsWell(walker, screen, 'odd', title);
      cut = true;
      await control('dropSockets');
      await passUntil(async () => (await bar().count()) > 0);
      await standsWell(walker, screen, 'lost', title);
      cut = false;
      kept = null;
      await passUntil(async () => (await bar().count()) === 0);
      await standsWell(walker, screen, 'back', title);
      expect(await rows()).toBe(before);
    },
  );
});
