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
  it('PUB-56 REAL-5 the open conversation and the lists are read all the same, notices of messages and transfers are made from it, and the bar says so', async () => {
    const [{ id }, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
    const sales = (await queueIds(admin))['Vendas'] ?? 0;
    const rows = await admin.tickets('open', [sales]);
    const [open, other] = rows.filter(({ userId, isGroup }) => userId === id && !isGroup);
    const given = rows.find(({ userId, isGroup }) => userId !== id && !isGroup);
    if (!open || !other || !given) throw new Error('Ana has no two conversations, or her colleagues none');
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
    const shown = () => page.evaluate(() => window.noticesShown);
    await expect.poll(shown).toEqual([`Mensagem de ${other.contact.name}`]);

    await admin.call('PUT', `/tickets/${given.id}`, { status: 'open', userId: id, queueId: sales });
    await page.clock.runFor(oneReading);
    const row = page.getByRole('main').getByRole('link', { name: new RegExp(given.contact.name) });
    await row.getByText('Transferido:').waitFor();
    await page.clock.runFor(1_000);
    await expect.poll(shown).toEqual([`Mensagem de ${other.contact.name}`, 'Atendimento transferido para você']);
    expect(await page.getByText('Transferido:').count()).toBe(1);
    await close();
  });
});
