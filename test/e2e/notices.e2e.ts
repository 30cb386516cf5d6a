import type { Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, newAgent, useBrowser } from './browser';
import { desk } from './fastHand';

useBrowser('each');

/**
 * Runs in a page: only a worker may show notices, as in Chrome on Android. The Chromium of the journeys shows none, so the
 * page keeps them; the worker is the real one.
 */
const onPhone = `if (window.isSecureContext) {
  window.Notification = class { constructor() { throw new TypeError('Illegal constructor'); } };
  Object.assign(window.Notification, { permission: 'granted' });
  window.kept = () => JSON.parse(localStorage.getItem('kept') ?? '[]');
  const keep = (notices) => localStorage.setItem('kept', JSON.stringify(notices));
  const without = (tag) => window.kept().filter((notice) => notice.tag !== tag);
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async function (title, options) {
      if (!this.active) throw new TypeError('no active worker');
      keep([...without(options.tag), { title, ...options }]);
    },
    getNotifications: async ({ tag }) =>
      window.kept().flatMap((notice) => notice.tag === tag ? { ...notice, close: () => keep(without(tag)) } : []),
  });
}`;

/** Titles and texts of the notices that stand. */
const standing = (page: Page): Promise<unknown> =>
  page.evaluate(`kept().map(({ title, body }) => title + ': ' + body.replace(/ - .*/, ''))`);

/** Taps the notice that stands first. @returns what the worker brings up, which the browser lets it do for a hand only */
async function tap(page: Page, worker: Worker): Promise<() => Promise<unknown>> {
  const data: unknown = await page.evaluate(`kept()[0].data`);
  return () =>
    worker.evaluate(`new Promise((resolve, reject) => {
      WindowClient.prototype.focus = function () { resolve('to ' + this.url); return Promise.resolve(this); };
      clients.openWindow = (address) => { resolve('new ' + address); return Promise.resolve(null); };
      let closed = false;
      const notification = { data: ${JSON.stringify(data)}, close: () => { closed = true; } };
      const waitUntil = (work) => void work.catch(reject);
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
      if (!closed) reject(new Error('the notice is there still'));
    })`);
}

describe('where only a worker may show notices', () => {
  it('PAIN-5.3 H-11 a message is shown, taken back once it is read, and leads to its conversation when tapped', async () => {
    const { rest, mine, close: leave } = await desk();
    const [own, other] = mine;
    if (!own || !other) throw new Error('few rows');
    await leave();
    const { page, context, close } = await newAgent('ana', { width: 390, height: 844 });
    await context.grantPermissions(['notifications']);
    await page.addInitScript(onPhone);
    await page.goto('/contacts');
    const message = (id: number, body: string) => control('receive', { ticketId: id, bot: false, body });
    // The first may come before the page hears of any; the next one takes the place of the one before.
    const shown = async (): Promise<unknown> => {
      await message(own.id, 'chegou?');
      return standing(page);
    };
    await expect.poll(shown, { interval: 500 }).toEqual([`Mensagem de ${own.contact.name}: chegou?`]);
    await message(other.id, 'boa tarde');
    await expect.poll(() => standing(page)).toHaveLength(2);

    // Read elsewhere, after this page was loaded anew, which knows of no notice any more.
    await page.reload();
    const left = async (): Promise<unknown> => {
      await rest.call('GET', `/messages/${own.id}`);
      return standing(page);
    };
    await expect.poll(left, { interval: 500 }).toEqual([`Mensagem de ${other.contact.name}: boa tarde`]);

    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no worker');
    expect(await (await tap(page, worker))()).toMatch(/^to .*\/contacts$/);
    await page.getByRole('region', { name: `Conversa com ${other.contact.name}`, exact: true }).waitFor();
    expect(page.url()).toContain(`/tickets/${other.uuid}`);
    await expect.poll(() => standing(page)).toEqual([]);

    await message(own.id, 'alguém?');
    await expect.poll(() => standing(page)).toHaveLength(1);
    const tapLater = await tap(page, worker);
    await page.close();
    expect(await tapLater()).toBe(`new /tickets/${own.uuid}`);
    await close();
  });
});
