import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, fillLogin, newAgent, newVisitor, until, useBrowser } from './browser';
import { inWideFace } from './inspect';
import { restAs } from './rest';
import { sightFaults } from './sightFaults';

useBrowser('each');

const line = 'Conexão principal da loja do centro';

/** What stands in each row of the list that is open: its text, and how much of it can be seen from left to right. */
const rowsOf = (page: Page, part: string) =>
  page.locator('li[data-ticket]').evaluateAll(
    (rows, selector) =>
      rows.map((row) => {
        const element = [...row.querySelectorAll(selector)].at(-1);
        if (!element) return { text: '', seen: 0 };
        let { left, right } = element.getBoundingClientRect();
        for (let box = element.parentElement; box && box !== row; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const edge = box.getBoundingClientRect();
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        return { text: element.textContent, seen: Math.round(right - left) };
      }),
    part,
  );

describe('rows of the ticket list', () => {
  it.each([390, 1280])(
    'T-20 T-22 rows of every state show time and connection whole, or shortened by dots, %i wide',
    async (width) => {
      const rest = await restAs('admin');
      await rest.call('PUT', '/whatsapp/1', {
        name: line,
        isDefault: true,
        greetingMessage: 'Olá!',
        queueIds: [1, 2, 3, 4],
      });
      await rest.call('PUT', '/queue/1', { name: 'Suporte técnico especializado', color: '#0B7A75' });
      const { page, close } = await newAgent('admin', { width, height: 900 });
      for (const address of ['/tickets', '/tickets?sub=pending', '/tickets?tab=closed']) {
        await page.goto(address);
        await page.locator('li[data-ticket]').nth(3).waitFor();
        const times = await rowsOf(page, 'time');
        expect(times.filter(({ text }) => !/^(\d\d:\d\d|\d\d\/\d\d\/\d{4})$/.test(text))).toEqual([]);
        // Seen, not only heard.
        expect(times.filter(({ seen }) => seen < 28)).toEqual([]);
        const connections = await rowsOf(page, '[data-part="connection"]');
        expect(connections.filter(({ text }) => !/^(Conexão principal|Loja 2|Reserva)/.test(text))).toEqual([]);
        expect(connections.filter(({ seen }) => seen < 28)).toEqual([]);
        if (address === '/tickets') {
          const owners = await rowsOf(page, '[data-part="owner"]');
          expect(owners.filter(({ text, seen }) => !/^· [A-Z]/.test(text) || seen < 28)).toEqual([]);
        }
        expect(
          await sightFaults(page, { place: address, lang: 'pt', within: '[data-rows]', touch: width < 600 }),
        ).toEqual([]);
      }
      await close();
    },
  );

  it.each(['light', 'dark'] as const)(
    'T-17 M-07 the bar is drawn in the queue’s colour, what was read in blue, %s',
    async (theme) => {
      const rest = await restAs('admin');
      await rest.call('PUT', '/queue/2', { name: 'Vendas', color: '#FF0000' });
      await rest.call('PUT', '/queue/4', { name: 'Pós-venda', color: '#00FF00' });
      const { page, close } = await newAgent('admin', { theme, width: 1280, height: 900 });
      await page.locator('li[data-ticket]').nth(5).waitFor();
      const bars = await page.locator('li[data-ticket]').evaluateAll((rows) =>
        rows.map((row) => {
          const bar = row.querySelector('[data-part="bar"]');
          const drawn = bar ? getComputedStyle(bar).backgroundColor : '';
          // A mix comes as shares of one.
          const [red = 0, green = 0] = (/[\d. ]{5,}/.exec(drawn.replace('srgb', ''))?.[0] ?? '')
            .trim()
            .split(' ')
            .map(Number);
          const tint = red > green ? 'red' : 'green';
          return {
            queue: row.querySelector('[data-part="chips"]')?.textContent ?? '',
            tint,
            strong: Math.max(red, green) > 0.9,
          };
        }),
      );
      for (const [queue, tint] of [
        ['Vendas', 'red'],
        ['Pós-venda', 'green'],
      ] as const) {
        const found = bars.filter((bar) => bar.queue.startsWith(queue));
        expect(found, JSON.stringify(bars)).not.toEqual([]);
        for (const bar of found) expect(bar).toMatchObject({ tint, strong: true });
      }

      await page.locator('li[data-ticket] a').first().click();
      const colourOf = (mark: string) =>
        page
          .getByRole('img', { name: mark, exact: true })
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      await page.getByRole('img', { name: 'Lida', exact: true }).first().waitFor();
      expect(await colourOf('Lida')).toBe(theme === 'light' ? 'rgb(0, 95, 189)' : 'rgb(127, 203, 255)');
      await close();
    },
  );
});

describe('a waiting row', () => {
  it.each(['light', 'dark'] as const)(
    'DAY-12 what accepts it is the prominent thing, and nothing else stands above it, %s',
    async (theme) => {
      const { page, close } = await newAgent('admin', { theme, width: 1280, height: 900 });
      await page.goto('/tickets?sub=pending');
      const row = page.locator('li[data-ticket]').nth(1);
      const accept = row.getByRole('button', { name: /^Aceitar/ });
      /** Once it no longer changes. */
      const ground = () =>
        accept.evaluate(async (button) => {
          await Promise.allSettled(button.getAnimations().map(({ finished }) => finished));
          return getComputedStyle(button).backgroundColor;
        });
      await accept.waitFor();
      const quiet = await ground();
      await row.locator('[data-part="name"]').click();
      await until(page, 'document.activeElement?.dataset.act === "accept"');
      await expect.poll(ground).not.toBe(quiet);
      const strong = await ground();
      await page.getByRole('tab', { name: /Atendendo/ }).hover();
      // Without the pointer it still has the focus.
      expect(await ground()).toBe(strong);
      await row.hover();
      const its = await accept.boundingBox();
      for (const action of await row.getByRole('group').getByRole('button').all()) {
        const box = await action.boundingBox();
        if (!box || !its) throw new Error('not drawn');
        expect(box.x + box.width).toBeLessThanOrEqual(its.x);
      }
      await expectNoAxeViolations(page);
      await close();
    },
  );
});

describe('above the ticket list', () => {
  /** What covers what, or leaves the list: texts and controls of the tabs and of the button beside them. */
  const faultsOf = (page: Page): Promise<string[]> =>
    page.getByRole('tablist', { name: /^(Situação|Status|Estado)$/ }).evaluate((strip) => {
      const controls = [...(strip.parentElement?.querySelectorAll('button') ?? [])];
      const edge = strip.parentElement?.getBoundingClientRect();
      return controls.flatMap((control, index) => {
        const box = control.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(control);
        const { left, right } = text.getBoundingClientRect();
        const before = controls[index - 1]?.getBoundingClientRect().right ?? edge?.left ?? 0;
        const name = control.textContent;
        return [
          box.left < before - 0.5 ? `${name} under what stands before it by ${before - box.left}` : '',
          box.right > (edge?.right ?? 0) ? `${name} beyond the list` : '',
          left < box.left || right > box.right ? `${name} sticks out` : '',
          box.width < 24 ? `${name} is ${box.width} wide` : '',
        ].filter(Boolean);
      });
    });

  it.each([
    ['pt', 'Novo'],
    ['en', 'New'],
    ['es', 'Nueva'],
  ] as const)(
    'T-03 T-05 the tabs and the button beside them are apart in every width and face, %s',
    async (lang, name) => {
      const { page, close } = await newAgent('ana', { width: 1280, height: 700, lang });
      const start = page.getByRole('button', { name, exact: true });
      const found: string[] = [];
      for (const width of [1280, 960, 853, 600, 390, 360, 320]) {
        // One after the other: it is one page.
        // oxlint-disable-next-line no-await-in-loop
        await page.setViewportSize({ width, height: 700 });
        // oxlint-disable-next-line no-await-in-loop
        await start.waitFor();
        // oxlint-disable-next-line no-await-in-loop
        const [usual, wide] = [await faultsOf(page), await inWideFace(page, () => faultsOf(page))];
        found.push(...usual.map((fault) => `${width}: ${fault}`), ...wide.map((fault) => `${width}, wide: ${fault}`));
      }
      expect(found).toEqual([]);
      await start.click();
      await page.getByRole('dialog').waitFor();
      await close();
    },
  );
});

describe('the place of the conversation', () => {
  it.each(['light', 'dark'] as const)(
    'T-01 a picture welcomes where no ticket is selected, in the colours of the %s theme, and goes with the first ticket',
    async (theme) => {
      const { page, close } = await newAgent('ana', { theme, width: 1440, height: 900 });
      await page.goto('/tickets');
      // What an outside file draws has a size only once it is there.
      const drawn = page.locator('svg > use');
      await expect
        .poll(() => drawn.evaluate((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0)))
        .toBeGreaterThan(150);
      const png = await page.locator('svg:has(> use)').screenshot();
      const painted = await page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
        pen?.drawImage(picture, 0, 0);
        const at = (x: number, y: number) =>
          `rgb(${[...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(', ')})`;
        return { own: at(205, 95), contact: at(150, 30) };
      }, png.toString('base64'));
      expect(painted).toEqual(
        theme === 'light'
          ? { own: 'rgb(213, 231, 251)', contact: 'rgb(255, 255, 255)' }
          : { own: 'rgb(26, 66, 111)', contact: 'rgb(31, 40, 50)' },
      );
      await page.locator('li[data-ticket]').first().click();
      await page.getByRole('textbox', { name: /mensagem/i }).waitFor();
      expect(await drawn.count()).toBe(0);
      await close();
    },
  );
});

describe('toasts', () => {
  it.each(['light', 'dark'] as const)('I-05 B-33 are drawn on the raised surface of the %s theme', async (theme) => {
    const { page, close } = await newVisitor({ theme, width: 1440, height: 900 });
    await page.goto('/login');
    await fillLogin(page, 'ana');
    const toast = page.locator('.Toastify__toast').filter({ hasText: 'Login efetuado com sucesso!' });
    // What the mouse is on stays.
    await toast.hover();
    const colours = await toast.evaluate((box) => {
      const style = getComputedStyle(document.documentElement);
      const probe = document.createElement('i');
      probe.style.background = style.getPropertyValue('--mui-palette-app-raised');
      probe.style.color = style.getPropertyValue('--mui-palette-text-primary');
      document.body.append(probe);
      const { backgroundColor, color } = getComputedStyle(probe);
      const drawn = getComputedStyle(box);
      return [
        [drawn.backgroundColor, drawn.color],
        [backgroundColor, color],
      ];
    });
    expect(colours[0]).toEqual(colours[1]);
    await expectNoAxeViolations(page, '.Toastify');
    await close();
  });
});
