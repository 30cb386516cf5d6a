import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, launch, newAgent } from './browser';
import { restAs } from './rest';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

beforeEach(async () => {
  await control('reset');
});

describe('several tickets at once', () => {
  it('B-26 B-33 waiting tickets are selected by mouse and keyboard, tagged and accepted, each with its result', async () => {
    const ana = await newAgent(browser, 'ana');
    const { page } = ana;
    await page.goto('/tickets?sub=pending');
    const boxes = page.locator('li[data-ticket] input[type="checkbox"]');
    await boxes.first().click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('group', { name: 'Ações para os selecionados' });
    await bar.getByText('3 selecionados').waitFor();
    await boxes.nth(2).press('Space');
    await bar.getByText('2 selecionados').waitFor();
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
    expect(ana.errors).toEqual([]);
    await ana.close();
  });

  it('B-24 notes that come late do not move what is read', async () => {
    const ana = await newAgent(browser, 'ana');
    const { page } = ana;
    const rest = await restAs('admin');
    await page.goto('/tickets');
    const link = page.locator('li[data-ticket] a').first();
    const href = (await link.getAttribute('href')) ?? '';
    const uuid = /tickets\/([\w-]+)/.exec(href)?.[1] ?? '';
    const ticket = await rest.call('GET', `/tickets/u/${uuid}`);
    const id = typeof ticket === 'object' && ticket !== null && 'id' in ticket ? Number(ticket.id) : 0;
    const contactId = typeof ticket === 'object' && ticket !== null && 'contactId' in ticket ? ticket.contactId : 0;
    await rest.call('POST', '/ticket-notes', { note: 'Combinado por telefone', ticketId: id, contactId });
    for (const body of Array.from({ length: 14 }, (_, index) => `linha ${index + 1}\n\nmais\n\ntexto`)) {
      await control('receive', { ticketId: id, body });
    }
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/ticket-notes\/list/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/tickets/${uuid}`);
    const thread = page.getByRole('region', { name: 'Mensagens' });
    await thread.getByText('linha 14').waitFor();
    await thread.hover();
    await page.mouse.wheel(0, -250);
    await page.waitForTimeout(500);
    const read = thread.getByText('linha 12').first();
    const before = await read.boundingBox();
    release();
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /ticket-notes/.test(name))),
      )
      .toBe(true);
    await page.waitForTimeout(300);
    const after = await read.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? -100))).toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, -4_000);
    await thread.getByText('Combinado por telefone').waitFor();
    await expectNoAxeViolations(page);
    await ana.close();
  });
});
