import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, forgetRequests, newAgent, requestCounts, until, useBrowser } from './browser';
import { queueIds, restAs, type Row } from './rest';

useBrowser('each');

/** Does something on a machine four times as slow, whose calls take 300 ms longer, as in a call centre. */
async function onSlowMachine(page: Page, act: () => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const network = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { ...network, latency: 300 });
  await act();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
}

/** The conversations on top of Ana's list, each of a contact whose name is nobody else's; and those that wait. */
async function desk() {
  const rest = await restAs('admin');
  const queues = Object.values(await queueIds(rest));
  const [open, pending] = await Promise.all([rest.tickets('open', queues), rest.tickets('pending', queues)]);
  const names = [...open, ...pending].map(({ contact }) => contact.name);
  const isAlone = ({ contact }: Row): boolean => names.filter((name) => name === contact.name).length === 1;
  const { page, close } = await newAgent('ana', {}, [/404/]);
  const rows = list(page).locator('a[href^="/tickets/"]');
  await rows.first().waitFor();
  const shown = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const mine = shown.flatMap((path) => open.find(({ uuid }) => path.includes(uuid)) ?? []).filter(isAlone);
  const waiting = pending.filter((row) => row.queueId !== null && isAlone(row));
  return { rest, page, close, mine, waiting };
}

const list = (page: Page, name = 'Atendendo') => page.getByRole('list', { name });
const rowLink = (page: Page, { uuid }: Row) => list(page).locator(`a[href^="/tickets/${uuid}"]`);
const box = (page: Page, { contact }: Row) =>
  page
    .getByRole('region', { name: `Conversa com ${contact.name}`, exact: true })
    .getByRole('textbox', { name: 'Mensagem' });

/** Has every letter that is a command. */
const words = 'beijo, nkt fra';

const changes = async (): Promise<string[]> =>
  Object.keys(await requestCounts()).filter((call) => /^(PUT|DELETE) \/tickets\/\d+$/.test(call));

/** Opens conversations and types at once; in the end everything is where it was meant to go, and nothing else changed. */
async function writer({ rest, page }: Pick<Awaited<ReturnType<typeof desk>>, 'rest' | 'page'>) {
  const expected = new Map<number, string[]>();
  await forgetRequests();
  return {
    /** @param open opens the conversation of the ticket */
    say: async (ticket: Row, open: () => Promise<unknown>): Promise<void> => {
      const texts = expected.get(ticket.id) ?? [];
      const text = `${words} ${expected.size}.${texts.length}`;
      expected.set(ticket.id, [...texts, text]);
      await onSlowMachine(page, async () => {
        await open();
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      });
      await box(page, ticket).waitFor();
    },
    /** @param changed ids of the tickets that were to change */
    expectArrived: async (changed: readonly number[] = []): Promise<void> => {
      for (const [id, texts] of expected) {
        const arrived = async (): Promise<string[]> =>
          (await rest.bodies(id)).flatMap((body) => body.match(new RegExp(`${words} .*`)) ?? []);
        await expect.poll(arrived, { timeout: 15_000 }).toEqual(texts);
      }
      expect(await changes()).toEqual(changed.map((id) => `PUT /tickets/${id}`));
    },
  };
}

describe('the hand is faster than the page', () => {
  it('DAY-1 DAY-2 DAY-15 what is typed at once goes where the row, the palette, back and forward lead', async () => {
    const all = await desk();
    const { page, close, mine } = all;
    const [first, second, third] = mine;
    if (!first || !second || !third) throw new Error('few rows');
    const { say, expectArrived } = await writer(all);
    await say(first, () => rowLink(page, first).click());
    await say(second, () => rowLink(page, second).click());
    // The row of what is open.
    await say(second, () => rowLink(page, second).click());
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Buscar páginas/ }).fill(third.contact.name);
    await page
      .getByRole('option', { name: new RegExp(third.contact.name) })
      .first()
      .waitFor();
    await say(third, () => page.keyboard.press('Enter'));
    await say(second, () => page.goBack({ waitUntil: 'commit' }));
    await say(third, () => page.goForward({ waitUntil: 'commit' }));
    await expectArrived();
    await close();
  });

  it('DAY-1 DAY-2 what is typed at once goes where bell, keys, board and accept lead', async () => {
    const all = await desk();
    const { page, close, mine, waiting } = all;
    const [first, second, third] = mine;
    const [accepted] = waiting;
    if (!first || !second || !third || !accepted) throw new Error('few rows');
    const { say, expectArrived } = await writer(all);
    await rowLink(page, first).click();
    await control('receive', { ticketId: second.id, body: 'Alguém aí?' });
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const told = page.getByRole('dialog').getByRole('link', { name: new RegExp(second.contact.name) });
    await told.waitFor();
    await say(second, () => told.click());
    await say(second, async () => {
      for (const key of ['F6', 'j', 'k', 'r']) await page.keyboard.press(key);
    });
    await page.goto(`/kanban?q=${encodeURIComponent(third.contact.name)}`);
    const card = page.getByRole('link', { name: third.contact.name, exact: true }).first();
    await card.waitFor();
    await say(third, () => card.click());
    await page.getByRole('tab', { name: /^Aguardando/ }).click();
    const accept = page.getByRole('button', { name: `Aceitar ${accepted.contact.name}` }).first();
    await accept.waitFor();
    await say(accepted, () => accept.click());
    await expectArrived([accepted.id]);
    await close();
  });

  it('DAY-2 DAY-60 letters are no commands when a colleague takes the conversation away while they are typed', async () => {
    const { rest, page, close, mine } = await desk();
    const [ticket, other] = mine;
    if (!ticket || !other) throw new Error('few rows');
    await rowLink(page, ticket).click();
    await until(page, 'document.activeElement.matches("textarea")');
    await page.keyboard.type('Bom dia');
    await rest.call('PUT', `/tickets/${ticket.id}`, { status: 'pending', userId: null });
    await page.getByText('Este atendimento está aguardando.').waitFor();
    await forgetRequests();
    await page.keyboard.type(', bem ajeitada a nota');
    const kept = page.getByRole('textbox', { name: 'O que você preparou continua guardado:' });
    expect(await kept.inputValue()).toBe('Bom dia, bem ajeitada a nota');
    expect(new URL(page.url()).pathname).toBe(`/tickets/${ticket.uuid}`);

    await rowLink(page, other).click();
    await until(page, 'document.activeElement.matches("textarea")');
    await page.keyboard.type('Já vejo');
    await rest.call('DELETE', `/tickets/${other.id}`);
    await forgetRequests();
    // The hand does not stop when the page goes back to the list.
    while (new URL(page.url()).pathname !== '/tickets') await page.keyboard.type('n');
    await page.keyboard.type('nejab');
    expect(new URL(page.url()).pathname).toBe('/tickets');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await changes()).toEqual([]);
    await close();
  });
});
