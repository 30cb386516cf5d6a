import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bytesOf, axeViolations, expectNoAxeViolations, newAgent, useBrowser } from './browser';

useBrowser('each');

async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await act();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

/** What stands in a picture: its size, and how many of its pixels have a colour. */
async function look(page: Page, png: Buffer, color: string): Promise<{ width: number; height: number; hits: number }> {
  const seen: unknown = await page.evaluate(
    async ([data, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const paint = canvas.getContext('2d', { willReadFrequently: true });
      if (!paint) return null;
      paint.fillStyle = wanted ?? '';
      paint.fillRect(0, 0, 1, 1);
      const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
      paint.drawImage(image, 0, 0);
      const { data: pixels } = paint.getImageData(0, 0, image.width, image.height);
      let hits = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) hits += 1;
      }
      return { width: image.width, height: image.height, hits };
    },
    [png.toString('base64'), color],
  );
  const numbers = typeof seen === 'object' && seen !== null ? Object.fromEntries(Object.entries(seen)) : {};
  return { width: Number(numbers.width), height: Number(numbers.height), hits: Number(numbers.hits) };
}

const noSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('the dashboard', () => {
  it('D-01 D-02 D-10 D-11 D-12 B-32 B-33 a period is filtered, read as charts and tables, and taken along', async () => {
    const { page, errors, close } = await newAgent('admin');
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    const finished = page.locator('dt', { hasText: 'Resolvidos' }).locator('+ dd');
    const days = page.getByRole('region', { name: 'Atendimentos por dia', exact: true });
    await days.getByRole('application').waitFor();
    const before = Number(await finished.textContent());

    await page.getByText('Por período').click();
    await page.getByRole('combobox', { name: 'Período: Nenhum' }).click();
    await page.getByRole('option', { name: 'Últimos 90 dias' }).click();
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.waitForURL(/\?days=90$/);
    await expect.poll(async () => Number(await finished.textContent())).toBeGreaterThan(before);
    await page.reload();
    await expect.poll(async () => Number(await finished.textContent())).toBeGreaterThan(before);

    const chart = days.getByRole('application');
    await chart.waitFor();
    const box = await chart.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(280);
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await days.getByText(/^\d+ atendimentos?$/).waitFor();
    await expectNoAxeViolations(page);

    const picture = await downloaded(page, () =>
      page.getByRole('button', { name: 'Atendimentos por dia: baixar PNG' }).click(),
    );
    expect(picture.name).toMatch(/^atendimentos-por-dia_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.png$/);
    const light = await look(page, picture.bytes, '#00509E');
    expect(light.width).toBe(Math.round(((box?.width ?? 0) + 32) * 2));
    expect(light.hits).toBeGreaterThan(500);
    const bars = await downloaded(page, () =>
      page.getByRole('button', { name: 'Atendimentos por usuário: baixar PNG' }).click(),
    );
    expect((await look(page, bars.bytes, '#00509E')).hits).toBeGreaterThan(10_000);

    await page.getByRole('button', { name: 'Atendimentos por usuário: ver como tabela' }).click();
    const users = page.getByRole('table', { name: /^Atendimentos por usuário, / });
    const rows = await users
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
    expect(rows.length).toBeGreaterThan(3);
    await expectNoAxeViolations(page);
    const file = await downloaded(page, async () => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      await page.getByRole('menuitem', { name: 'Atendimentos por usuário (CSV)' }).click();
    });
    expect(file.name).toMatch(/^atendimentos-por-usuario_.*\.csv$/);
    const lines = file.bytes.toString('utf8').split('\n');
    expect(lines[0]).toBe('\uFEFF"Usuário";"Atendimentos resolvidos"');
    expect(lines.slice(1)).toEqual(rows.map((row) => row.map((cell) => `"${cell}"`).join(';')));

    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await page.getByLabel(/^Data inicial/).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('B-32 B-33 B-34 on a dark phone the dashboard fits, and its picture is dark as well', async () => {
    const { page, errors, close } = await newAgent('admin', { width: 360, height: 740, theme: 'dark' });
    await page.goto('/');
    await page.getByRole('region', { name: 'Atendimentos por usuário' }).getByRole('application').waitFor();
    expect(await noSideways(page)).toBe(true);
    expect(await axeViolations(page, { rules: 'colours' })).toEqual([]);
    const picture = await downloaded(page, () =>
      page.getByRole('button', { name: 'Atendimentos por usuário: baixar PNG' }).click(),
    );
    const { hits, width, height } = await look(page, picture.bytes, '#141A22');
    expect(hits).toBeGreaterThan((width * height) / 3);
    expect(errors).toEqual([]);
    await close();
  });
});
