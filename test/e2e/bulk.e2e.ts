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
});
