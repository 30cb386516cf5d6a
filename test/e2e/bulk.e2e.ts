import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, newAgent, useBrowser } from './browser';
import { restAs } from './rest';

useBrowser('each');

/** A finger on the middle of a row for a while; it may move down before it rests. */
async function hold(page: Page, row: Locator, { moved = 0, milliseconds = 700 } = {}): Promise<void> {
  const place = await row.boundingBox();
  if (!place) throw new Error('the row is not on screen');
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: down === undefined ? [] : [{ x: place.x + place.width / 2, y: place.y + place.height / 2 + down }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 4 && moved !== 0; step += 1) await touch('touchMove', (moved / 4) * step);
  await page.waitForTimeout(milliseconds);
  await touch('touchEnd');
  await cdp.detach();
}

describe('several tickets at once', () => {
  it('B-26 B-33 waiting tickets are selected by mouse and keyboard, tagged and accepted, each with its result', async () => {
    const ana = await newAgent('ana');
    const { page } = ana;
    await page.goto('/tickets?sub=pending');
    const boxes = page.locator('li[data-ticket] input[type="checkbox"]');
    await boxes.first().click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('group', { name: 'Ações para os selecionados' });
    await bar.getByText('3', { exact: true }).waitFor();
    await boxes.nth(2).press('Space');
    await bar.getByText('2', { exact: true }).waitFor();
    const ids = await page
      .locator('li[data-ticket]:has(input:checked)')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-ticket'))));
    await expectNoAxeViolations(page);

    await bar.getByRole('button', { name: 'Aceitar 2 atendimentos' }).click();
    const question = page.getByRole('dialog', { name: 'Aceitar 2 atendimentos agora?' });
    await question.getByRole('button', { name: 'Aceitar 2 atendimentos' }).click();
    const result = page.getByRole('dialog', { name: 'Resultado' });
    await result.getByText('2 feitos').waitFor();
    expect(await result.getByRole('listitem').count()).toBe(2);
    await expectNoAxeViolations(page, '[role="dialog"]');
    await result.getByRole('button', { name: 'Fechar' }).click();
    await bar.waitFor({ state: 'detached' });
    const rest = await restAs('admin');
    for (const id of ids) {
      expect(await rest.call('GET', `/tickets/${id}`)).toMatchObject({ status: 'open', user: { name: 'Ana Ribeiro' } });
    }
    await ana.close();
  });

  it('T-28 B-26 a click counts in a list whose order has changed a moment ago', async () => {
    const { page, close } = await newAgent('super');
    const rows = page.locator('main li[data-ticket]');
    await rows.nth(1).waitFor();
    const idAt = async (index: number) => Number(await rows.nth(index).getAttribute('data-ticket'));
    const [first, second] = [await idAt(0), await idAt(1)];
    await control('receive', { ticketId: second, body: 'Chegou agora' });
    await page.locator(`li[data-ticket="${second}"]`).getByText('Chegou agora').waitFor();
    const link = page.locator(`li[data-ticket="${first}"] a`);
    await link.hover();
    // As long as a person takes: what comes sooner was aimed at the row before (DAY-61).
    await page.waitForTimeout(400);
    await page.mouse.down();
    await page.waitForTimeout(300);
    await page.mouse.up();
    await page.waitForURL(/\/tickets\/[\w-]{36}/);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
    await close();
  });

  it('B-26 B-34 on a touch screen a finger held on a row selects it and opens nothing, taps select more', async () => {
    const ana = await newAgent('ana', { width: 390, height: 800 });
    const { page } = ana;
    await page.goto('/tickets');
    const rows = page.locator('li[data-ticket]');
    await rows.nth(3).waitFor();
    const bar = page.getByRole('group', { name: 'Ações para os selecionados' });
    // A finger that scrolls selects nothing, however long it stays.
    await hold(page, rows.nth(3), { moved: -60 });
    expect(await bar.count()).toBe(0);

    await hold(page, rows.nth(1));
    await bar.getByText('1', { exact: true }).waitFor();
    expect(await rows.nth(1).getByRole('checkbox').isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/tickets');
    await rows.nth(2).tap();
    await bar.getByText('2', { exact: true }).waitFor();
    await rows.nth(1).tap();
    await bar.getByText('1', { exact: true }).waitFor();
    expect(await rows.nth(2).getByRole('checkbox').isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/tickets');
    await expectNoAxeViolations(page);

    await bar.getByRole('button', { name: 'Resolver 1 atendimento' }).waitFor();
    await bar.getByRole('button').first().tap();
    await bar.waitFor({ state: 'detached' });
    await rows.nth(2).tap();
    await page.waitForURL(/\/tickets\/[\w-]{36}/);
    await ana.close();
  });
});
