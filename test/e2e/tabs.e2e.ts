import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, fillLogin, forgetRequests, newAgent, newVisitor, requestCounts, useBrowser } from './browser';
import { queueIds, restAs } from './rest';

useBrowser('each');

/** What the browser prints of calls and sockets that a journey breaks. */
const broken = [/ERR_FAILED/, /WebSocket/];

/** A ticket of Ana's in Vendas, open. */
async function ticketOfAna() {
  const [rest, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
  const sales = (await queueIds(admin))['Vendas'] ?? 0;
  const [ticket] = await admin.tickets('pending', [sales]);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await admin.call('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: rest.id, queueId: sales });
  return { rest, ticket };
}

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Mensagem', exact: true });
const logOf = (page: Page) => page.getByRole('region', { name: /^Conversa com/ });

describe('two tabs of one person', () => {
  it('SAFE-2 B-02 B-13 what one tab could not send is that tab’s; once it is gone the other shows it, and sends it once', async () => {
    const { rest, ticket } = await ticketOfAna();
    const ana = await newAgent('ana', { storage: { signOption: 'false' } }, broken);
    const first = ana.page;
    const second = await ana.context.newPage();
    for (const page of [first, second]) {
      await page.goto(`/tickets/${ticket.uuid}`);
      await boxOf(page).waitFor();
    }
    await first.route('**/messages/*', (route) =>
      route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
    );
    await boxOf(first).fill('Segue o boleto');
    await boxOf(first).press('Enter');
    await logOf(first).getByText('Sem confirmação do servidor.').waitFor();
    await second.reload();
    await boxOf(second).waitFor();
    await second.waitForTimeout(2_000);
    expect(await logOf(second).getByText('Segue o boleto').count()).toBe(0);

    await forgetRequests();
    await first.close();
    await logOf(second).getByText('Segue o boleto').waitFor();
    await logOf(second).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.poll(async () => (await rest.bodies(ticket.id)).at(-1), { timeout: 20_000 }).toBe('Segue o boleto');
    await logOf(second).getByRole('button', { name: 'Tentar de novo' }).waitFor({ state: 'detached' });
    expect(await logOf(second).getByText('Segue o boleto').count()).toBe(1);
    expect((await requestCounts())[`POST /messages/${ticket.id}`]).toBe(1);
    expect((await rest.bodies(ticket.id)).filter((body) => body === 'Segue o boleto')).toHaveLength(1);
    await ana.close();
  });
});

describe('what is written in two tabs', () => {
  it('PUB-27 DAY-66 B-01 B-13 stands in both, goes from both when it is sent, and is not taken away by what is older', async () => {
    const { rest, ticket } = await ticketOfAna();
    const ana = await newAgent('ana', { storage: { signOption: 'false' } });
    const first = ana.page;
    const second = await ana.context.newPage();
    for (const page of [first, second]) {
      await page.goto(`/tickets/${ticket.uuid}`);
      await boxOf(page).waitFor();
    }
    const shows = (page: Page, text: string) => expect.poll(() => boxOf(page).inputValue()).toBe(text);
    await boxOf(first).fill('Segue o boleto');
    await shows(second, 'Segue o boleto');
    await boxOf(first).press('Enter');
    await shows(second, '');
    await boxOf(second).press('Enter');
    await expect.poll(async () => (await rest.bodies(ticket.id)).at(-1), { timeout: 20_000 }).toBe('Segue o boleto');

    await boxOf(first).fill('Um texto longo');
    await shows(second, 'Um texto longo');
    await boxOf(second).press('End');
    await boxOf(second).pressSequentially('!');
    await boxOf(second).press('Backspace');
    await first.reload();
    await shows(first, 'Um texto longo');
    expect((await rest.bodies(ticket.id)).filter((body) => body === 'Segue o boleto')).toHaveLength(1);
    await ana.close();
  });
});

describe('what one does in one of two windows', () => {
  it('REAL-5 DAY-71 is no transfer in the other: neither marked there nor told of; what a colleague hands over is', async () => {
    const [{ id: userId }, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
    const sales = (await queueIds(admin))['Vendas'] ?? 0;
    const [given, ...waiting] = (await admin.tickets('pending', [sales])).filter(({ isGroup }) => !isGroup);
    if (!given || waiting.length < 2) throw new Error('the seed has no three waiting tickets in Vendas');
    const ana = await newAgent('ana');
    // Alone, it is the one that rings, and stays so.
    const rings = ana.page;
    await rings.goto('/tickets');
    await rings.getByRole('tab', { name: /^Atendendo/ }).waitFor();
    const acts = await ana.context.newPage();
    await acts.goto('/tickets?sub=pending');
    const names = waiting.slice(0, 2).map(({ contact }) => contact.name);
    for (const name of names) {
      const row = acts.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await row.hover();
      await row.getByRole('checkbox', { name: `Selecionar ${name}` }).check();
    }
    const accept = { name: 'Aceitar 2 atendimentos' };
    await acts.getByRole('button', accept).click();
    await acts.getByRole('dialog').getByRole('button', accept).click();
    await acts.getByRole('dialog').getByText('2 feitos').waitFor();
    await admin.call('PUT', `/tickets/${given.id}`, { status: 'open', userId, queueId: sales });
    await rings.getByText('Transferido:').first().waitFor();
    await acts.goto('/tickets');
    for (const page of [rings, acts]) {
      for (const name of names)
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(name) })
          .waitFor();
      const row = page.getByRole('main').getByRole('link', { name: new RegExp(given.contact.name) });
      await row.getByText('Transferido:').waitFor();
      expect(await page.getByText('Transferido:').count()).toBe(1);
    }
    await ana.close();
  });
});

describe('a tab that crashes', () => {
  it('PUB-51 PAIN-5.4 B-13 keeps the conversation that it showed silent no longer: the other tab rings', async () => {
    const { ticket } = await ticketOfAna();
    const ana = await newAgent('ana');
    // What plays aloud, since nobody hears it here; the silent ones unlock the browser.
    await ana.context.addInitScript(() => {
      HTMLMediaElement.prototype.play = function play() {
        if (!this.muted) document.documentElement.dataset['heard'] = this.src;
        return Promise.resolve();
      };
    });
    const other = ana.page;
    // Alone, it is the one that rings, and stays so.
    await other.reload();
    await other.getByRole('button', { name: /^Notificações/ }).waitFor();
    const heard = () => other.evaluate(() => document.documentElement.dataset['heard'] ?? '');
    const write = (body: string) => control('receive', { ticketId: ticket.id, body, bot: false });
    let asked = 0;
    const rings = () =>
      expect
        .poll(() => write(`Alguém? ${(asked += 1)}`).then(heard), { timeout: 15_000, interval: 500 })
        .toMatch(/message\.wav$/);
    /** Whatever was written until now, the other tab has heard it. */
    const hasCome = (body: string) => other.getByText(body, { exact: true }).first().waitFor();
    await rings();
    await hasCome(`Alguém? ${asked}`);

    const shows = await ana.context.newPage();
    await shows.goto(`/tickets/${ticket.uuid}`);
    await boxOf(shows).waitFor();
    // Each tab knows the other, and waits for its end.
    const watched = () =>
      other.evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return new Set(pending.flatMap(({ name = '' }) => (name.startsWith('prosa-tab:') ? [name] : []))).size;
      });
    await expect.poll(watched).toBe(2);
    await other.evaluate(() => delete document.documentElement.dataset['heard']);
    await write('Estão aí?');
    await logOf(shows).getByText('Estão aí?').waitFor();
    await hasCome('Estão aí?');
    await other.waitForTimeout(500);
    expect(await heard()).toBe('');

    const crashed = shows.waitForEvent('crash');
    // The page that is gone answers nothing more.
    void shows.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await rings();
    await ana.close();
  });
});

describe('a server that takes its time', () => {
  it('SAFE-1 B-08 a `ready` that comes late: the page does not say live before, and hears everything after', async () => {
    const { ticket } = await ticketOfAna();
    const ana = await newVisitor({}, broken);
    const { page } = ana;
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        const late = message.toString().includes('"ready"') ? 12_000 : 0;
        if (late === 0) socket.send(message);
        else setTimeout(() => socket.send(message), late);
      });
      // What is said before `ready` the server forgets (contract 4.2).
      const begun = Date.now();
      socket.onMessage((message) => {
        if (Date.now() - begun > 12_000 || !/"join/.test(message.toString())) server.send(message);
      });
    });
    await page.goto('/login');
    await fillLogin(page, 'ana');
    await page.waitForURL(/\/tickets/);
    await page.goto(`/tickets/${ticket.uuid}`);
    await boxOf(page).waitFor();
    await page.getByText('Atualização ao vivo limitada.').waitFor();
    // While it is limited, lists and the conversation are read at intervals.
    await control('receive', { ticketId: ticket.id, body: 'Ainda estão aí?', bot: false });
    await logOf(page).getByText('Ainda estão aí?').waitFor({ timeout: 25_000 });
    await page.getByText('Atualização ao vivo limitada.').waitFor({ state: 'detached' });
    await forgetRequests();
    await control('receive', { ticketId: ticket.id, body: 'Agora sim', bot: false });
    await logOf(page).getByText('Agora sim').waitFor({ timeout: 2_000 });
    await ana.close();
  });
});
