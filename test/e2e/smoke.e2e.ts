import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, launch, newAgent, newVisitor } from './browser';

let browser: Browser;

beforeAll(async () => {
  await control('reset');
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

describe('the built app', () => {
  it.each(['light', 'dark'] as const)('B-33 the login page shows and axe finds nothing (%s)', async (theme) => {
    const visitor = await newVisitor(browser, { theme });
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await expectNoAxeViolations(visitor.page);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('S-08 an agent signs in and sees the tickets', async () => {
    const ana = await newAgent(browser, 'ana');
    await ana.page.getByRole('main').waitFor();
    expect(new URL(ana.page.url()).pathname).toBe('/tickets');
    expect(ana.errors).toEqual([]);
    await ana.close();
  });
});
