import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  type Agent,
  control,
  fillLogin,
  forgetRequests,
  newAgent,
  newVisitor,
  requestCounts,
  useBrowser,
  onGoodNetwork,
} from './browser';
import { queueIds, restAs, signInElsewhere } from './rest';
import { keepBack, wireOf, type Wire } from './wire';

useBrowser('each');

/** An open conversation of Bruno in Vendas, arranged past any page. */
async function openTicketOfBruno() {
  const rest = await restAs('admin');
  const ids = await queueIds(rest);
  const rows = await rest.tickets('pending', [ids['Vendas'] ?? 0]);
  const ticket = rows.find(({ queueId }) => queueId === ids['Vendas']);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await rest.assign(ticket.id, 'bruno');
  return ticket;
}

/** Bruno in his conversation, with hands on his clock and on his socket. */
async function brunoInConversation(): Promise<{ bruno: Agent; wire: Wire; ticketId: number }> {
  const ticket = await openTicketOfBruno();
  const bruno = await newVisitor({}, [/WebSocket/]);
  await bruno.page.clock.install();
  const wire = await wireOf(bruno.page);
  await bruno.page.goto('/login');
  await fillLogin(bruno.page, 'bruno');
  await bruno.page.waitForURL(/\/tickets/);
  await bruno.page.goto(`/tickets/${ticket.uuid}`);
  await bruno.page.getByRole('textbox', { name: 'Mensagem' }).waitFor();
  await control('receive', { ticketId: ticket.id, body: 'Antes' });
  await bubble(bruno.page, 'Antes').waitFor();
  return { bruno, wire, ticketId: ticket.id };
}

const bubble = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Mensagens' }).getByText(text, { exact: true });

/** Lets the page's clock run ahead of the test's, second by second. */
const hurryUntil = (page: Page, reached: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        return reached();
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(true);

describe('a session over time', () => {
  it('S-25 B-13 PAIN-4.5 signing out in one tab signs the other out', async () => {
    const ana = await newAgent('ana');
    const other = await ana.context.newPage();
    await other.goto('/tickets');
    await other.getByRole('main').waitFor();
    await ana.page.getByRole('button', { name: /^Conta de/ }).click();
    await ana.page.getByRole('menuitem', { name: 'Sair' }).click();
    await other.waitForURL(/\/login/);
    await ana.page.waitForURL(/\/login/);
    await other.reload();
    await other.getByRole('button', { name: 'Entrar' }).waitFor();
    await ana.close();
  });

  it('S-16 a stored session is renewed while the code is still on its way, once', async () => {
    const ana = await newAgent('ana');
    const { page } = ana;
    const letGo = await keepBack(page, /\/assets\/index-[^/]*\.js$/);
    // The first load has renewed it as well, and may be late.
    await page.getByRole('button', { name: /^Conta de/ }).waitFor();
    await forgetRequests();
    await page.reload({ waitUntil: 'commit' });
    const renewed = async () => (await requestCounts())['POST /auth/refresh_token'] ?? 0;
    await expect.poll(renewed).toBe(1);
    letGo();
    await page.getByRole('button', { name: /^Conta de/ }).waitFor();
    // An answer that gets lost on a bad day is asked for again.
    expect(await renewed()).toBeLessThanOrEqual(onGoodNetwork ? 1 : 2);
    await ana.close();
  });

  it('S-16 S-20 REAL-4 a stored session that the server no longer knows ends at the login, whoever asked first', async () => {
    const ana = await newAgent('ana', {}, [/status of 401/]);
    await ana.page.route('**/auth/refresh_token', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"error":"ERR_SESSION_EXPIRED"}' }),
    );
    await ana.page.reload();
    await ana.page.getByRole('button', { name: 'Entrar' }).waitFor();
    await ana.page.getByRole('main').getByText('Sua sessão expirou.').waitFor();
    expect(await ana.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await ana.close();
  });

  it('S-16 B-36 while nobody renews the stored session, the page says so, asks again and goes on', async () => {
    const ana = await newAgent('ana', {}, [/Failed to load resource/]);
    await ana.page.route('**/auth/refresh_token', (route) => route.abort('connectionreset'));
    await ana.page.reload();
    await ana.page.getByText('O servidor não responde').waitFor();
    await ana.page.unroute('**/auth/refresh_token');
    await ana.page.getByRole('button', { name: /^Conta de/ }).waitFor();
    await ana.close();
  });

  it('REAL-8 S-16 a slow renewal says so after 3 s and offers a way out after 10 s, which does not wait for it', async () => {
    const ana = await newAgent('ana', {}, [/Failed to load resource/]);
    const { page } = ana;
    await page.clock.install();
    // Held for as long as the page waits.
    await page.route('**/auth/refresh_token', () => undefined);
    await page.reload();
    const words = page.getByText('Renovando a sua sessão.');
    const wayOut = page.getByRole('button', { name: 'Entrar de novo' });
    await page.getByRole('status').filter({ hasText: 'Carregando' }).waitFor();
    expect(await words.count()).toBe(0);
    await page.clock.runFor(3_100);
    await words.waitFor();
    expect(await wayOut.count()).toBe(0);
    await page.clock.runFor(7_000);
    await wayOut.click();
    await fillLogin(page, 'ana');
    await page.getByRole('button', { name: /^Conta de/ }).waitFor();
    await ana.close();
  });

  it('DAY-48 REAL-4 S-26 the login page says why the session ended, over reloads and typing, until one signs in', async () => {
    const ana = await newAgent('ana');
    const { page } = ana;
    await page.getByRole('button', { name: /^Conta de/ }).waitFor();
    const reason = page.getByRole('main').getByRole('alert').filter({ hasText: 'acessada em outro computador' });
    await signInElsewhere(page, 'ana');
    await reason.waitFor();
    await page.waitForTimeout(2_000);
    await page.reload();
    await reason.waitFor();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('a');
    expect(await reason.count()).toBe(1);
    await page.reload();
    await reason.waitFor();
    await fillLogin(page, 'ana');
    await page.getByRole('button', { name: /^Conta de/ }).waitFor();
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(await reason.count()).toBe(0);
    await ana.close();
  });

  it('B-08 PAIN-1.1 PAIN-4.3 after a sleep the socket comes back with a fresh token and what was missed', async () => {
    const { bruno, wire, ticketId } = await brunoInConversation();
    const box = bruno.page.getByRole('textbox', { name: 'Mensagem' });
    await box.fill('Um rascunho');
    wire.mute = true;
    await control('receive', { ticketId, body: 'Enquanto dormia' });
    await forgetRequests();
    wire.mute = false;
    // The lid is opened again after longer than a token lives.
    await bruno.page.clock.fastForward('16:00');
    await bubble(bruno.page, 'Enquanto dormia').waitFor();
    await expect
      .poll(async () => (await requestCounts())['POST /auth/refresh_token'] ?? 0, { timeout: 20_000 })
      .toBe(1);
    expect(await box.inputValue()).toBe('Um rascunho');
    await control('receive', { ticketId, body: 'Já acordado' });
    await bubble(bruno.page, 'Já acordado').waitFor();
    expect(await bubble(bruno.page, 'Enquanto dormia').count()).toBe(1);
    await bruno.close();
  });

  it('B-09 B-08 RT-03 killed sockets are told in the app bar, and no longer once they are back, and the missed message is there once', async () => {
    const { bruno, wire, ticketId } = await brunoInConversation();
    const bar = bruno.page.getByText('Atualização ao vivo parada.');
    wire.cut = true;
    await control('dropSockets');
    await hurryUntil(bruno.page, () => bar.isVisible());
    await control('receive', { ticketId, body: 'Perdida no caminho' });
    expect(await bubble(bruno.page, 'Perdida no caminho').count()).toBe(0);
    wire.cut = false;
    await hurryUntil(bruno.page, async () => !(await bar.isVisible()));
    await bubble(bruno.page, 'Perdida no caminho').waitFor();
    await control('receive', { ticketId, body: 'De novo ao vivo' });
    await bubble(bruno.page, 'De novo ao vivo').waitFor();
    expect(await bubble(bruno.page, 'Perdida no caminho').count()).toBe(1);
    await bruno.close();
  });

  it('B-37 PAIN-9.4 a wrong configuration gives a readable page, and an absent one the own origin', async () => {
    const visitor = await newVisitor({}, [/config\.json/]);
    await visitor.page.route('**/config.json', (route) => route.fulfill({ json: { apiUrl: 'ftp://servidor' } }));
    await visitor.page.goto('/');
    const alert = visitor.page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('apiUrl: "ftp://servidor"');
    await visitor.page.unroute('**/config.json');
    await visitor.page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
    await visitor.page.reload();
    await visitor.page.getByRole('button', { name: 'Entrar' }).waitFor();
    await visitor.close();
  });
});
