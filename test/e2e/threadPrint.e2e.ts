import { describe, expect, it } from 'vitest';
import { ask, open, receive, rest, thePage, thread, threadJourneys } from './threadLab';

threadJourneys();

const count = 120;

/** A conversation of many pages, read in its middle. */
async function longThread(): Promise<void> {
  await receive({ body: `contrato ${'cláusula '.repeat(600)} fim do contrato` });
  await open();
  for (let number = 1; number <= count; number += 1) await receive({ body: `linha ${number}\n\nmais` });
  await thread().hover();
  await expect
    .poll(async () => {
      await thePage().mouse.wheel(0, 20_000);
      return thread().getByText(`linha ${count}`).isVisible();
    })
    .toBe(true);
  await thePage().mouse.wheel(0, -3_000);
  await expect.poll(() => rest()).toBeGreaterThan(2_500);
  await thePage().waitForTimeout(600);
}

const drawn = () => ask(`document.querySelectorAll('[data-row]').length`);

/** The first line in view, and how many pixels it is below the edge. */
const firstInView = async () => {
  const [row, below] = String(
    await thePage().evaluate(`(() => {
      const { top } = threadLab.area.getBoundingClientRect();
      const row = [...document.querySelectorAll('[data-row]')].find((one) => one.getBoundingClientRect().bottom > top);
      return row.dataset.row + ' ' + (row.getBoundingClientRect().top - top);
    })()`),
  ).split(' ');
  return { row, below: Number(below) };
};

describe('a conversation on paper', () => {
  it('PUB-72 has all that is loaded, over as many pages as it takes; afterwards all is as it was', async () => {
    const page = thePage();
    await longThread();
    await page.evaluate(`addEventListener('beforeprint', () => {
      window.printed = document.querySelector('[role="region"][aria-label="Mensagens"]').textContent;
    })`);
    const [few, place] = [await drawn(), await firstInView()];
    const pdf = await page.pdf({ format: 'A4' });
    const expectThere = async (): Promise<void> => {
      const { row, below } = await firstInView();
      expect(row).toBe(place.row);
      expect(Math.abs(below - place.below)).toBeLessThanOrEqual(2);
    };
    await expectThere();
    await page.waitForTimeout(600);
    await expectThere();
    expect(await drawn()).toBeLessThan(few + 10);
    const printed = String(await page.evaluate('window.printed'));
    for (let number = 1; number <= count; number += 1) expect(printed).toContain(`linha ${number}`);
    // Nobody unfolds a text on paper.
    expect(printed).toContain('fim do contrato');
    expect([...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(8);
    // The place holds: older messages are not asked for, and the end is still the way down.
    await thread().hover();
    await page.mouse.wheel(0, 20_000);
    await thread().getByText(`linha ${count}`).waitFor();

    // What is drawn for the paper is there at once.
    await page.emulateMedia({ media: 'print' });
    expect(
      await page.evaluate(`(() => {
        dispatchEvent(new Event('beforeprint'));
        const parts = [...document.querySelectorAll('[data-row] *')];
        return [parts.length > 1000, parts.filter((part) => part.getAnimations().length > 0).length];
      })()`),
    ).toEqual([true, 0]);
    await page.emulateMedia({ media: null });
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
  });

  it('PUB-72 has the name, the days, pictures and words, in light colours, and nothing of what is around them', async () => {
    const page = thePage();
    await receive({ body: 'a caixa', mediaType: 'image', mediaPath: 'caixa.jpg' });
    await receive({ body: 'chegou assim' });
    await open();
    await page.getByRole('button', { name: 'Tema escuro' }).click();
    await page.getByText('chegou assim').last().waitFor();
    await page.getByRole('button', { name: 'Dados do contato', exact: true }).click();
    await page.getByText('Notas internas').waitFor();
    const around = [
      page.getByRole('navigation').first(),
      page.getByRole('textbox', { name: 'Mensagem', exact: true }),
      page.getByRole('button', { name: /^Resolver/ }).last(),
      page.getByText('Notas internas'),
      page.getByRole('list', { name: 'Atendendo' }),
    ];
    for (const part of around) await part.waitFor();
    const colour = (): Promise<unknown> =>
      page.evaluate(`getComputedStyle(document.querySelector('[data-conversation] h2')).color`);
    const dark = await colour();

    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await page.emulateMedia({ media: 'print' });
    for (const part of around) expect(await part.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Marcos Cavalcanti' }).isVisible()).toBe(true);
    expect(
      await thread()
        .locator('time', { hasText: /^\d\d\/\d\d\/\d{4}$/ })
        .count(),
    ).toBeGreaterThan(1);
    expect(await thread().getByRole('img', { name: 'a caixa' }).isVisible()).toBe(true);
    expect(await colour()).not.toBe(dark);
    // One below the other, and none within a box of its own height.
    const lines = await thread().getByRole('listitem').all();
    const places = await Promise.all(lines.map((line) => line.boundingBox()));
    const overlaps = places.filter((place, index) => {
      const above = places[index - 1];
      return above && place && place.y < above.y + above.height - 1;
    });
    expect(overlaps).toEqual([]);
    expect(await ask('document.documentElement.scrollHeight')).toBeGreaterThan((places.at(-1)?.y ?? Infinity) - 1);

    await page.emulateMedia({ media: null });
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    for (const part of around) expect(await part.isVisible()).toBe(true);
    expect(await colour()).toBe(dark);
  });

  it('PUB-72 every other page is printed without menu and bar, too', async () => {
    const page = thePage();
    await page.goto('/tags');
    const heading = page.getByRole('main').getByRole('heading', { name: 'Tags' }).first();
    await heading.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.getByRole('banner').first().isVisible()).toBe(false);
    expect(await heading.isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
  });
});
