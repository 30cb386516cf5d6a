import { describe, expect, it } from 'vitest';
import { newAgent, useBrowser } from './browser';

useBrowser('each');

describe('the side menu on a low screen', () => {
  it('DAY-57 shows the entry of the page, however far down it stands; a long company name leaves the due date whole', async () => {
    const { page, errors, close } = await newAgent('admin', { width: 1280, height: 720 });
    const menu = page.getByRole('navigation', { name: 'Páginas' });
    const inMenu = async (name: string): Promise<boolean> => {
      const frame = await menu.boundingBox();
      const entry = await menu.getByRole('link', { name, exact: true }).boundingBox();
      if (!frame || !entry) return false;
      return entry.y >= frame.y && entry.y + entry.height <= frame.y + frame.height;
    };
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(async () => [await inMenu('Configurações'), await inMenu('Dashboard')]).toEqual([true, false]);
    await page.goto('/');
    await expect.poll(() => inMenu('Dashboard')).toBe(true);

    const due = page.getByText(/^Ativo até \d{2}\/\d{2}\/\d{4}$/);
    await due.waitFor();
    await page
      .getByRole('banner')
      .locator('p b')
      .first()
      .evaluate((name) => {
        name.textContent = 'Rogério Maximiliano '.repeat(8);
      });
    expect(await due.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const [shown, bar] = [await due.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0));
    expect(errors).toEqual([]);
    await close();
  });
});
