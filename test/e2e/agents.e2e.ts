import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, newAgent, onGoodNetwork, requestCounts, useBrowser } from './browser';
import { isThere } from './isThere';
import { pastNetworkHeader } from '../backend/backend';
import { arrives, queueIds, restAs, type Row } from './rest';

useBrowser('each');

/** A waiting ticket of Vendas, which both Ana and Bruno serve, of a contact without another one: those cannot be reopened. */
async function waitingInSales() {
  const rest = await restAs('admin');
  const ids = await queueIds(rest);
  const rows = await rest.tickets('pending', [ids['Vendas'] ?? 0]);
  let ticket: Row | undefined;
  for (const row of rows) {
    if (row.queueId !== ids['Vendas']) continue;
    const all = await rest.search(row.contact.number, Object.values(ids));
    if (all.filter(({ status }) => status === 'open' || status === 'pending').length === 1) ticket ??= row;
  }
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  return { rest, ids, ticket };
}

/** A click that may get lost, or find its button gone. */
const tryToClick = (button: Locator): Promise<void> => button.click({ timeout: 1_000 }).catch(() => undefined);

describe('two agents at once', () => {
  it('T-30 B-12 who accepts second is told who has it, and nothing is taken away', async () => {
    const { rest, ticket } = await waitingInSales();
    const ana = await newAgent('ana');
    const bruno = await newAgent('bruno', {}, [/WebSocket/]);
    // Where an answer to Bruno gets lost he is told of that, and his list is read again: then there is nothing to accept.
    await bruno.context.setExtraHTTPHeaders({ [pastNetworkHeader]: '1' });
    // Bruno's live updates are down, so his list does not know that Ana was faster.
    await bruno.page.routeWebSocket(/socket\.io/, () => undefined);
    await bruno.page.goto('/tickets?sub=pending');
    const accept = { name: `Aceitar ${ticket.contact.name}` };
    await bruno.page.getByRole('button', accept).first().waitFor();
    await ana.page.goto('/tickets?sub=pending');
    // On a bad day a click may get lost, which is said and clicked again; who came first counts at the server.
    await expect
      .poll(
        async () => {
          await tryToClick(ana.page.getByRole('button', accept).first());
          return rest.call('GET', `/tickets/u/${ticket.uuid}`);
        },
        { timeout: 20_000, interval: 500 },
      )
      .toMatchObject({ status: 'open', user: { name: 'Ana Ribeiro' } });
    await ana.page.waitForURL(new RegExp(ticket.uuid));
    const told = bruno.page.getByText('Ana Ribeiro já aceitou este atendimento.');
    await expect
      .poll(
        async () => {
          await tryToClick(bruno.page.getByRole('button', accept).first());
          return isThere(told, 3_000);
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(true);
    expect(await rest.call('GET', `/tickets/u/${ticket.uuid}`)).toMatchObject({
      status: 'open',
      user: { name: 'Ana Ribeiro' },
    });
    await ana.close();
    await bruno.close();
  });

  it('REAL-1 two click at once and both find it waiting: one has it, the other is told and has no box', async () => {
    const { rest, ticket } = await waitingInSales();
    const [ana, bruno] = await Promise.all([newAgent('ana'), newAgent('bruno')]);
    const accept = { name: `Aceitar ${ticket.contact.name}` };
    const buttons = [ana, bruno].map(({ page }) => page.getByRole('button', accept).first());
    for (const { page } of [ana, bruno]) await page.goto('/tickets?sub=pending');
    for (const button of buttons) await button.waitFor();
    // Both have looked before either change arrives: both changes wait, one longer.
    for (const milliseconds of [1_500, 2_200])
      await control('delay', { match: `PUT /tickets/${ticket.id}`, milliseconds });
    // It stays for seconds only, so it is waited for from now on.
    const told = /já aceitou este atendimento/;
    const telling = [ana, bruno].map(async (agent) => {
      await agent.page.getByText(told).first().waitFor();
      return agent;
    });
    const clicks = buttons.map(async (button) => {
      await button.click();
      // On a bad day the first look may get lost, which is said: whoever reads that clicks again.
      const lost = button.page().locator('.Toastify__toast').filter({ hasText: 'Sem resposta do servidor' });
      if (onGoodNetwork || !(await isThere(lost, 1_000))) return;
      await tryToClick(button);
    });
    await Promise.all(clicks);
    const loser = await Promise.any(telling);
    void Promise.allSettled(telling);
    // Who had to click again may have found it taken.
    if (onGoodNetwork) await expect.poll(async () => (await requestCounts())[`PUT /tickets/${ticket.id}`]).toBe(2);
    await expect
      .poll(async () => {
        const boxes = [ana, bruno].map(({ page }) => page.getByRole('textbox', { name: 'Mensagem' }).count());
        return (await Promise.all(boxes)).toSorted((a, b) => a - b);
      })
      .toEqual([0, 1]);
    const kept = await rest.call('GET', `/tickets/u/${ticket.uuid}`);
    const anaHasIt = JSON.stringify(kept).includes('Ana Ribeiro');
    const winner = anaHasIt ? ana : bruno;
    expect(loser).toBe(anaHasIt ? bruno : ana);
    await loser.page.waitForURL(/\/tickets(\?|$)/);
    expect(winner.page.url()).toContain(ticket.uuid);
    expect(await winner.page.getByRole('textbox', { name: 'Mensagem' }).isEnabled()).toBe(true);
    expect(await winner.page.getByText(told).count()).toBe(0);
    await expectNoAxeViolations(loser.page);
    await ana.close();
    await bruno.close();
  });

  it('P-06 M-22 B-02 what one writes arrives once, with its receipt, and the customer answers live', async () => {
    const { rest, ticket } = await waitingInSales();
    const ana = await newAgent('ana');
    await rest.assign(ticket.id, 'ana');
    await ana.page.goto(`/tickets/${ticket.uuid}`);
    const box = ana.page.getByRole('textbox', { name: 'Mensagem' });
    await box.fill('Bom dia, posso ajudar?');
    await box.press('Enter');
    await ana.page.getByText('Bom dia, posso ajudar?').first().waitFor();
    await arrives(ana.page, rest, ticket.id, '*Ana Ribeiro:*\nBom dia, posso ajudar?');
    await expect
      .poll(async () => (await rest.bodies(ticket.id)).filter((body) => body.includes('posso ajudar')).length)
      .toBe(1);
    await control('receive', { ticketId: ticket.id, body: 'Pode sim, obrigada!' });
    await ana.page.getByText('Pode sim, obrigada!').first().waitFor();
    await expectNoAxeViolations(ana.page);
    await ana.close();
  });

  it('T-34 T-35 B-05 resolve can be undone, and a resolved ticket reopened', async () => {
    const { rest, ticket } = await waitingInSales();
    const ana = await newAgent('ana');
    await rest.assign(ticket.id, 'ana');
    await ana.page.goto(`/tickets/${ticket.uuid}`);
    const header = ana.page.getByRole('region', { name: /Conversa com/ });
    await header.getByRole('button', { name: 'Resolver' }).first().click();
    await ana.page.getByRole('button', { name: 'Desfazer' }).click();
    await expect
      .poll(async () => rest.call('GET', `/tickets/u/${ticket.uuid}`))
      .toMatchObject({ status: 'open', user: { name: 'Ana Ribeiro' } });
    await ana.page.goto(`/tickets/${ticket.uuid}`);
    await header.getByRole('button', { name: 'Resolver' }).first().click();
    await expect.poll(async () => rest.call('GET', `/tickets/u/${ticket.uuid}`)).toMatchObject({ status: 'closed' });
    await ana.page.goto(`/tickets/${ticket.uuid}`);
    await header.getByRole('button', { name: 'Reabrir' }).first().click();
    await expect.poll(async () => rest.call('GET', `/tickets/u/${ticket.uuid}`)).toMatchObject({ status: 'open' });
    await ana.close();
  });

  it('T-56 T-55 a transfer to a queue without a person sends the ticket back to waiting', async () => {
    const { rest, ids, ticket } = await waitingInSales();
    const ana = await newAgent('ana');
    await rest.assign(ticket.id, 'ana');
    await ana.page.goto(`/tickets/${ticket.uuid}`);
    await ana.page.getByRole('button', { name: 'Transferir' }).first().click();
    const dialog = ana.page.getByRole('dialog', { name: 'Transferir atendimento' });
    await dialog.getByRole('combobox', { name: /Fila/ }).click();
    await ana.page.getByRole('option', { name: 'Financeiro' }).click();
    await dialog.getByRole('button', { name: 'Transferir' }).click();
    await ana.page.waitForURL(/\/tickets(\?|$)/);
    expect(await rest.call('GET', `/tickets/u/${ticket.uuid}`)).toMatchObject({
      status: 'pending',
      userId: null,
      queueId: ids['Financeiro'],
    });
    await ana.close();
  });

  it('T-54 T-53 a ticket deleted by the admin is left with a word about it', async () => {
    const { rest, ticket } = await waitingInSales();
    const ana = await newAgent('ana', {}, [/status of 40[04]/]);
    await rest.assign(ticket.id, 'ana');
    await ana.page.goto(`/tickets/${ticket.uuid}`);
    await ana.page.getByRole('textbox', { name: 'Mensagem' }).waitFor();
    await rest.call('DELETE', `/tickets/${ticket.id}`);
    await ana.page.waitForURL(/\/tickets(\?|$)/);
    await ana.close();
  });

  it('S-26 PAIN-4.6 a login of the same user elsewhere ends the session and keeps drafts, language and theme', async () => {
    const ana = await newAgent('ana', { lang: 'en', theme: 'dark', storage: { tasks: '["x"]' } });
    await ana.page.getByRole('main').waitFor();
    // Only a page whose socket is in its rooms hears of it.
    const elsewhere = async (): Promise<string> => {
      await restAs('ana');
      await ana.page.waitForTimeout(1_000);
      return new URL(ana.page.url()).pathname;
    };
    await expect.poll(elsewhere, { timeout: 90_000, interval: 1_000 }).toBe('/login');
    // The page loads anew by itself, which ends what is asked of the one before.
    const kept = () =>
      ana.page.evaluate(() => [
        localStorage.getItem('token'),
        localStorage.getItem('tasks'),
        localStorage.getItem('i18nextLng'),
        localStorage.getItem('preferredTheme'),
      ]);
    await expect.poll(kept).toEqual([null, '["x"]', 'en', 'dark']);
    await ana.close();
  });

  it('S-18 B-13 PAIN-4.2 two tabs with a token of five seconds stay signed in under load', async () => {
    await control('tokenSeconds', { seconds: 5 });
    const ana = await newAgent('ana');
    const second = await ana.context.newPage();
    await second.goto('/tickets');
    await second.getByRole('main').waitFor();
    for (let round = 0; round < 4; round += 1) {
      await ana.page.waitForTimeout(2_500);
      await Promise.all(
        [ana.page, second].map((page) => page.goto(`/tickets?tab=${round % 2 === 0 ? 'closed' : 'open'}`)),
      );
      await Promise.all([ana.page, second].map((page) => page.getByRole('main').waitFor()));
    }
    expect(new URL(ana.page.url()).pathname).toBe('/tickets');
    expect(new URL(second.url()).pathname).toBe('/tickets');
    await control('tokenSeconds', { seconds: 900 });
    await ana.close();
  });

  it('B-42 hostile bodies are shown as text: no script runs, no link leads to javascript', async () => {
    const { rest, ticket } = await waitingInSales();
    const ana = await newAgent('ana');
    await rest.assign(ticket.id, 'ana');
    await ana.page.goto(`/tickets/${ticket.uuid}`);
    await ana.page.getByRole('textbox', { name: 'Mensagem' }).waitFor();
    const bodies = [
      '<img src=x onerror="window.hacked=1">',
      '[oi](javascript:alert(1))',
      '<script>window.hacked=1</script>',
    ];
    for (const body of bodies) await control('receive', { ticketId: ticket.id, body });
    for (const body of bodies) await ana.page.getByText(body.slice(0, 12)).first().waitFor();
    expect(await ana.page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await ana.page.locator('a[href^="javascript:"]').count()).toBe(0);
    await ana.close();
  });
});
