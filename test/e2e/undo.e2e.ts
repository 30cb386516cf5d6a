import { describe, expect, it } from 'vitest';
import { newAgent, useBrowser } from './browser';
import { queueIds, restAs } from './rest';

useBrowser('each');

/** Ana in one of her own open tickets. */
async function writing() {
  const [rest, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
  const [ticket] = await admin.tickets('pending', [(await queueIds(admin))['Vendas'] ?? 0]);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await admin.call('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: rest.id });
  const ana = await newAgent('ana', { storage: { signOption: 'false' } });
  await ana.page.goto(`/tickets/${ticket.uuid}`);
  const box = ana.page.getByRole('textbox', { name: 'Mensagem', exact: true });
  await box.waitFor();
  return { ana, page: ana.page, box };
}

describe('what is inserted can be taken back', () => {
  it('PUB-37 P-09 an emoji, by pointer or by keys, goes with Ctrl+Z, and the text stays', async () => {
    const { ana, page, box } = await writing();
    await box.click();
    await page.keyboard.type('Oi');
    await page.getByRole('button', { name: 'Emoji', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Escolher emoji' });
    const search = panel.getByRole('searchbox', { name: 'Buscar emoji' });
    await search.fill('coração vermelho');
    const heart = panel.getByRole('gridcell', { name: /coração vermelho/i }).first();
    await heart.waitFor();
    await search.press('Enter');
    await expect.poll(() => box.inputValue()).toMatch(/^Oi❤️?$/u);
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await heart.click();
    await expect.poll(() => box.inputValue()).toMatch(/^Oi(❤️?){2}$/u);
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => box.inputValue()).toMatch(/^Oi❤️?$/u);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => box.inputValue()).toBe('Oi');
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => box.inputValue()).toMatch(/^Oi❤️?$/u);
    await ana.close();
  });

  it('PUB-37 P-10 P-18 a quick answer in place of its shortcut, and a variable, go with Ctrl+Z', async () => {
    const { ana, page, box } = await writing();
    await box.click();
    await page.keyboard.type('Veja /catalogo');
    await page.getByRole('option', { name: /catalogo/ }).waitFor();
    await page.keyboard.press('Enter');
    const answer = 'Veja Segue o nosso catálogo com as novidades da estação.';
    await expect.poll(() => box.inputValue()).toBe(answer);
    await page.getByRole('button', { name: 'Inserir variável' }).click();
    await page.getByRole('menuitem', { name: /\{\{protocol\}\}/ }).click();
    await expect.poll(() => box.inputValue()).toBe(`${answer}{{protocol}}`);
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => box.inputValue()).toBe(answer);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => box.inputValue()).toBe('Veja /catalogo');
    await ana.close();
  });

  it('PUB-37 P-18 a variable in a form goes with Ctrl+Z', async () => {
    const admin = await newAgent('admin');
    const { page } = admin;
    await page.goto('/quick-messages');
    await page.getByRole('button', { name: 'Nova resposta rápida' }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: /^Mensagem/ });
    await field.click();
    await page.keyboard.type('Oi ');
    await page.getByRole('button', { name: 'Inserir variável' }).click();
    await page.getByRole('menuitem', { name: /\{\{name\}\}/ }).click();
    await expect.poll(() => field.inputValue()).toBe('Oi {{name}}');
    await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => field.inputValue()).toBe('Oi ');
    await admin.close();
  });
});
