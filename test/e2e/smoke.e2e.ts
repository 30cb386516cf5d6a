import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, newAgent, newVisitor, useBrowser } from './browser';

useBrowser('once');

describe('the built app', () => {
  it.each(['light', 'dark'] as const)('B-33 the login page shows and axe finds nothing (%s)', async (theme) => {
    const visitor = await newVisitor({ theme });
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await expectNoAxeViolations(visitor.page);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('S-08 an agent signs in and sees the tickets', async () => {
    const ana = await newAgent('ana');
    await ana.page.getByRole('main').waitFor();
    expect(new URL(ana.page.url()).pathname).toBe('/tickets');
    expect(ana.errors).toEqual([]);
    await ana.close();
  });
});
