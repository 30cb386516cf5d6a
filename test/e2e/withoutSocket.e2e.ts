import { describe, expect, it } from 'vitest';
import { control, newAgent, useBrowser } from './browser';
import { queueIds, restAs } from './rest';
import { wireOf } from './wire';

useBrowser('each');

declare global {
  interface Window {
    noticesShown?: string[];
  }
}

/** Longer than from one reading to the next. */
const oneReading = 27_000;

describe('a network that lets no WebSocket through', () => {
  it('PUB-56 the open conversation and the lists are read all the same, notices are made from it, and the bar says so', async () => {
    const [{ id }, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
    const ids = await queueIds(admin);
    const rows = await admin.tickets('open', [ids['Vendas'] ?? 0]);
    const [open, other] = rows.filter(({ userId, isGroup }) => userId === id && !isGroup);
    if (!open || !other) throw new Error('Ana has no two conversations');
    const { page, close } = await newAgent('ana', {}, [/WebSocket/]);
    await page.addInitScript(() => {
      const shown: string[] = [];
      window.noticesShown = shown;
      class Notice extends EventTarget {
        static readonly permission = 'granted';
        static readonly requestPermission = () => Promise.resolve('granted');
        constructor(title: string) {
          super();
          shown.push(title);
        }
        close(): void {}
      }
      Object.defineProperty(window, 'Notification', { value: Notice });
      navigator.permissions.query = () => Promise.reject(new TypeError('unknown'));
    });
    (await wireOf(page)).cut = true;
    await page.clock.install();
    await page.goto(`/tickets/${open.uuid}`);
    const thread = page.locator('section[data-conversation]');
    await thread.getByRole('textbox', { name: 'Mensagem', exact: true }).waitFor();
    await page.clock.runFor(6_000);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /O que chega é lido a cada meio minuto; enviar funciona\./ })
      .waitFor();
    await control('receive', { ticketId: open.id, bot: false, body: 'Sem fio até aqui' });
    await control('receive', { ticketId: other.id, bot: false, body: 'E a outra conversa' });
    await page.clock.runFor(oneReading);
    await thread.getByText('Sem fio até aqui').waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /E a outra conversa/ })
      .waitFor();
    await expect.poll(() => page.evaluate(() => window.noticesShown)).toEqual([`Mensagem de ${other.contact.name}`]);
    await close();
  });
});
