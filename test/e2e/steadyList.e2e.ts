import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, newAgent, useBrowser } from './browser';
import { queueIds, restAs, type Row } from './rest';

useBrowser('each');

/** Five who wait in Vendas, newest first, as the list of an agent shows them. */
async function waitingList(page: Page) {
  const rest = await restAs('admin');
  const ids = await queueIds(rest);
  await page.goto(`/tickets?sub=pending&queues=${ids['Vendas']}`);
  const rows = (await rest.tickets('pending', [ids['Vendas'] ?? 0])).filter(({ queueId }) => queueId === ids['Vendas']);
  if (rows.length < 4) throw new Error('too few wait in Vendas');
  return { rest, rows };
}

const rowOf = (page: Page, { id }: Row) => page.locator(`li[data-ticket="${id}"]`);
const statusOf = async (rest: Awaited<ReturnType<typeof restAs>>, { uuid }: Row) =>
  rest.call('GET', `/tickets/u/${uuid}`);

describe('a hand over the list', () => {
  it('DAY-61 the row that is accepted is the one under the pointer, whatever comes and goes meanwhile', async () => {
    const { page, close } = await newAgent('ana');
    const { rest, rows } = await waitingList(page);
    const [first, second, , last] = rows;
    if (!first || !second || !last) throw new Error('no rows');
    const accept = rowOf(page, second).getByRole('button', { name: /^Aceitar/ });
    await accept.hover();
    const at = await accept.boundingBox();
    await control('receive', { ticketId: last.id, body: 'Alguém aí?' });
    await rowOf(page, last).getByText('Alguém aí?').waitFor();
    await rest.assign(first.id, 'bruno');
    await rowOf(page, first).getByText('Saiu desta lista').waitFor();
    expect(await accept.boundingBox()).toEqual(at);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(new RegExp(second.uuid));
    await expect.poll(() => statusOf(rest, second)).toMatchObject({ status: 'open', user: { name: 'Ana Ribeiro' } });
    expect(await statusOf(rest, last)).toMatchObject({ status: 'pending' });
    expect(await statusOf(rest, first)).toMatchObject({ user: { name: 'Bruno Castro' } });
    await close();
  });

  it('DAY-61 the row that is resolved is the one under the pointer, and a second click in its place does nothing', async () => {
    const { page, close } = await newAgent('ana');
    const { rest, rows } = await waitingList(page);
    const [, second, third, last] = rows;
    if (!second || !third || !last) throw new Error('no rows');
    await rowOf(page, second).hover();
    const resolve = rowOf(page, second).getByRole('button', { name: 'Resolver' });
    await resolve.hover();
    await control('receive', { ticketId: last.id, body: 'Alguém aí?' });
    await rowOf(page, last).getByText('Alguém aí?').waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await rowOf(page, second).getByText('Saiu desta lista').waitFor();
    await page.mouse.down();
    await page.mouse.up();
    // The list closes up behind the hand.
    await page.getByRole('tab', { name: 'Resolvidos' }).hover();
    await rowOf(page, second).waitFor({ state: 'detached' });
    expect(await statusOf(rest, second)).toMatchObject({ status: 'closed' });
    expect(await statusOf(rest, third)).toMatchObject({ status: 'pending' });
    expect(await statusOf(rest, last)).toMatchObject({ status: 'pending' });
    await close();
  });

  it('DAY-61 the mark lets the rows move while the hand stays, and then they stand again', async () => {
    const { page, close } = await newAgent('ana');
    const { rows } = await waitingList(page);
    const [first, second, third, last] = rows;
    if (!first || !second || !third || !last) throw new Error('no rows');
    const order = () =>
      page
        .locator('li[data-ticket]')
        .evaluateAll((items) =>
          items
            .toSorted((a, b) => Number(a.getAttribute('aria-posinset')) - Number(b.getAttribute('aria-posinset')))
            .map((item) => Number(item.dataset['ticket'])),
        );
    await rowOf(page, second).hover();
    const before = await order();
    await control('receive', { ticketId: third.id, body: 'Oi?' });
    const mark = page.getByRole('button', { name: '1 mudou' });
    await mark.waitFor();
    expect(await order()).toEqual(before);
    await mark.click();
    const moved = [third.id, ...before.filter((id) => id !== third.id)];
    await expect.poll(order).toEqual(moved);
    await control('receive', { ticketId: last.id, body: 'Alguém aí?' });
    await mark.waitFor();
    expect(await order()).toEqual(moved);
    await expectNoAxeViolations(page);
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await order())[0]).toBe(last.id);
    expect(await page.evaluate(() => document.activeElement?.closest('[data-rows]') !== null)).toBe(true);
    await close();
  });

  it('DAY-61 a finger that comes down in the moment in which the rows move accepts nobody else', async () => {
    const { page, close } = await newAgent('ana', { width: 390, height: 780 });
    const { rest, rows } = await waitingList(page);
    const [first, , , last] = rows;
    if (!first || !last) throw new Error('no rows');
    await rowOf(page, first).waitFor();
    // Presses where the first one stood, in the very frame in which another comes there.
    await page.evaluate(() => {
      const list = document.querySelector('[data-rows]');
      const top = () => list?.querySelector<HTMLElement>('[aria-posinset="1"]');
      const before = top()?.dataset['ticket'];
      const watch = new MutationObserver(() => {
        const row = top();
        if (!row || row.dataset['ticket'] === before) return;
        watch.disconnect();
        const button = row.querySelector('[data-act="accept"]');
        for (const kind of ['pointerdown', 'pointerup'])
          button?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
        button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        document.body.dataset['pressed'] = row.dataset['ticket'] ?? '';
      });
      if (list) watch.observe(list, { subtree: true, childList: true, attributes: true });
    });
    await control('receive', { ticketId: last.id, body: 'Alguém aí?' });
    await page.locator(`body[data-pressed="${last.id}"]`).waitFor({ state: 'attached' });
    // A moment later the same row is accepted by a tap on it: once, by that tap.
    await expect
      .poll(
        async () => {
          const row = rowOf(page, first).getByRole('button', { name: /^Aceitar/ });
          if (await row.count()) await row.tap();
          return statusOf(rest, first);
        },
        { interval: 500, timeout: 15_000 },
      )
      .toMatchObject({ status: 'open' });
    expect(await statusOf(rest, last)).toMatchObject({ status: 'pending' });
    await close();
  });
});
