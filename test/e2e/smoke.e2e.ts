import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, newAgent, newVisitor, useBrowser } from './browser';
import { traveller } from './inspect';
import { addresses, conversationAddress, privatePages, publicPages, settingsTabs } from './places';

useBrowser('once');

describe('the built app', () => {
  it.each(['light', 'dark'] as const)('B-33 the login page shows and axe finds nothing (%s)', async (theme) => {
    const visitor = await newVisitor({ theme });
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await expectNoAxeViolations(visitor.page);
    await visitor.close();
  });

  it('S-08 an agent signs in and sees the tickets', async () => {
    const ana = await newAgent('ana');
    await ana.page.getByRole('main').waitFor();
    expect(new URL(ana.page.url()).pathname).toBe('/tickets');
    await ana.close();
  });

  it('REAL-7 DAY-30 no page of the table of routes writes a warning or an error to the console', async () => {
    const known = await addresses();
    const boss = await newAgent('super');
    const { go } = traveller(boss.page);
    for (const pattern of privatePages) await go(known[pattern] ?? pattern);
    for (const path of settingsTabs) await go(path);
    // Loaded anew, where what is fetched ahead and never used would be told of.
    for (const path of ['/tickets', await conversationAddress()]) {
      await boss.page.goto(path);
      await boss.page.waitForTimeout(6_000);
    }
    expect(boss.errors).toEqual([]);
    await boss.close();
    const visitor = await newVisitor();
    for (const path of publicPages) {
      await visitor.page.goto(path);
      await visitor.page.waitForTimeout(500);
    }
    await visitor.page.waitForTimeout(5_000);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });
});
