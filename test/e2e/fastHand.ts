import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgetRequests, newAgent, requestCounts } from './browser';
import { queueIds, restAs, type Row } from './rest';

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

/**
 * The conversations on top of Ana's list, each of a contact whose name is nobody else's; and those that wait.
 * @param allowed what the console may say besides a file that is not there
 */
export async function desk(...allowed: readonly RegExp[]) {
  const rest = await restAs('admin');
  const queues = Object.values(await queueIds(rest));
  const [open, pending] = await Promise.all([rest.tickets('open', queues), rest.tickets('pending', queues)]);
  const names = [...open, ...pending].map(({ contact }) => contact.name);
  const isAlone = ({ contact }: Row): boolean => names.filter((name) => name === contact.name).length === 1;
  const { page, close } = await newAgent('ana', {}, [/404/, ...allowed]);
  const rows = list(page).locator('a[href^="/tickets/"]');
  await rows.first().waitFor();
  const shown = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const mine = shown.flatMap((path) => open.find(({ uuid }) => path.includes(uuid)) ?? []).filter(isAlone);
  const waiting = pending.filter((row) => row.queueId !== null && isAlone(row));
  return { rest, page, close, mine, waiting };
}

const list = (page: Page) => page.getByRole('list', { name: 'Atendendo' });
export const rowLink = (page: Page, { uuid }: Row) => list(page).locator(`a[href^="/tickets/${uuid}"]`);
export const box = (page: Page, { contact }: Row) =>
  page
    .getByRole('region', { name: `Conversa com ${contact.name}`, exact: true })
    .getByRole('textbox', { name: 'Mensagem' });

/** Goes to a conversation by the palette. */
export async function byPalette(page: Page, { contact: { name } }: Row): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Buscar páginas/ }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

/** Shows those that wait. @returns of these the first that stands so far up that it is still there when they are read again */
export async function nextWaiting(page: Page, among: readonly Row[]): Promise<Row | undefined> {
  await page.getByRole('tab', { name: /^Aguardando/ }).click();
  const offers = page.getByRole('button', { name: /^Aceitar / });
  await offers.first().waitFor();
  const shown = await offers.evaluateAll((buttons) =>
    buttons.slice(0, 4).map((button) => button.getAttribute('aria-label')),
  );
  return among.find(({ contact }) => shown.includes(`Aceitar ${contact.name}`));
}

/** Has every letter that is a command. */
export const words = 'beijo, nkt fra';

export const changes = async (): Promise<string[]> =>
  Object.keys(await requestCounts()).filter((call) => /^(PUT|DELETE) \/tickets\/\d+$/.test(call));

/** Opens conversations and types at once; in the end everything is where it was meant to go, and nothing else changed. */
export async function writer({ rest, page }: Pick<Awaited<ReturnType<typeof desk>>, 'rest' | 'page'>) {
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
