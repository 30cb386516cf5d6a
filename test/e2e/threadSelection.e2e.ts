import { describe, expect, it } from 'vitest';
import { ask, open, receive, rest, thePage, thread, threadJourneys } from './threadLab';

threadJourneys();

const count = 90;
const line = (number: number): string => `linha ${number} de ${count}`;

/** A conversation that is many times as high as its view, read at its end. */
async function longThread(): Promise<void> {
  await open();
  for (let number = 1; number <= count; number += 1) await receive({ body: line(number) });
  await thread().hover();
  await expect
    .poll(async () => {
      await thePage().mouse.wheel(0, 20_000);
      return thread().getByText(line(count), { exact: true }).isVisible();
    })
    .toBe(true);
  await expect.poll(() => rest()).toBeLessThanOrEqual(2);
}

/** The number of the line in the middle of the view; 0: another message. */
const inTheMiddle = () =>
  ask(`(() => {
    const { top, bottom } = threadLab.area.getBoundingClientRect();
    const below = [...threadLab.area.querySelectorAll('[data-row]')].find((row) => row.getBoundingClientRect().bottom > (top + bottom) / 2);
    return /linha (\\d+) de/.exec(below?.textContent)?.[1] ?? 0;
  })()`);

/** Turns the wheel until a line stands in the view with those around it. */
async function wheelUntil(number: number): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const way = number - (await inTheMiddle());
    if (Math.abs(way) <= 3) return true;
    await thePage().mouse.wheel(0, Math.max(-600, Math.min(600, way * 25)));
    return false;
  };
  await expect.poll(isThere, { timeout: 20_000, interval: 100 }).toBe(true);
  // What is on its way has come.
  await thePage().waitForTimeout(300);
  await expect.poll(isThere, { timeout: 20_000, interval: 300 }).toBe(true);
}

/** Where a line begins and ends on the screen. */
async function edges(text: string): Promise<Record<'start' | 'end', [x: number, y: number]>> {
  const box = await thread().getByText(text, { exact: true }).boundingBox();
  if (!box) throw new Error(`${text} is not drawn`);
  const y = box.y + box.height / 2;
  return { start: [box.x + 1, y], end: [box.x + box.width - 1, y] };
}

/** Which lines a text has whole, by their number. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/linha (\d+) de \d+/g)].map((match) => Number(match[1]));

const selected = async (): Promise<number[]> =>
  numbersIn(String(await thePage().evaluate('getSelection().toString()')));

const drawn = () => ask(`document.querySelectorAll('[data-row]').length`);

const fromTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const copied = async (): Promise<number[]> => {
  await thePage().keyboard.press('Control+c');
  return numbersIn(await thePage().evaluate(() => navigator.clipboard.readText()));
};

describe('a selection in the conversation', () => {
  it('PUB-91 keeps what was scrolled out of sight, and what is copied is all of it', async () => {
    const { mouse } = thePage();
    await longThread();
    await wheelUntil(20);
    const few = await drawn();
    await mouse.move(...(await edges(line(20))).start);
    await mouse.down();
    await mouse.move(...(await edges(line(21))).end, { steps: 4 });
    await wheelUntil(80);
    await mouse.move(...(await edges(line(80))).end, { steps: 4 });
    await mouse.up();
    await expect.poll(selected).toEqual(fromTo(20, 80));

    // Read on at the end, with more that comes, and copied there.
    await mouse.wheel(0, 20_000);
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await receive({ body: 'mais uma' });
    await thread().getByText('mais uma', { exact: true }).waitFor();
    expect(await selected()).toEqual(fromTo(20, 80));
    expect(await copied()).toEqual(fromTo(20, 80));

    // Let go of, what is out of sight is drawn no more.
    await mouse.click(...(await edges(line(count))).start);
    expect(await selected()).toEqual([]);
    await expect.poll(drawn).toBeLessThan(few + 10);
  });

  it('PUB-91 reaches from a click to one with Shift, however far one has scrolled between them', async () => {
    const { mouse, keyboard } = thePage();
    const clickWithShift = async (place: [x: number, y: number]): Promise<void> => {
      await keyboard.down('Shift');
      await mouse.click(...place);
      await keyboard.up('Shift');
    };
    await longThread();
    await mouse.click(...(await edges(line(count))).end);
    await wheelUntil(20);
    await clickWithShift((await edges(line(20))).start);
    await expect.poll(selected).toEqual(fromTo(20, count));

    await mouse.click(...(await edges(line(19))).start);
    await wheelUntil(80);
    await clickWithShift((await edges(line(80))).end);
    await expect.poll(selected).toEqual(fromTo(19, 80));
    expect(await copied()).toEqual(fromTo(19, 80));
  });

  it('PUB-91 several copied messages say when and by whom, one alone is what was marked of it', async () => {
    const { mouse, keyboard } = thePage();
    const read = (): Promise<string> => thePage().evaluate(() => navigator.clipboard.readText());
    await open();
    await receive({ body: 'a primeira' });
    await receive({ body: 'a segunda, até o fim' });
    const last = thread().getByText('a segunda, até o fim', { exact: true });
    await last.waitFor();
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await mouse.move(...(await edges('a primeira')).start);
    await mouse.down();
    await mouse.move(...(await edges('a segunda, até o fim')).end, { steps: 4 });
    await mouse.up();
    await keyboard.press('Control+c');
    expect(await read()).toMatch(
      /^\[\d\d\/\d\d\/\d{4} \d\d:\d\d\] (?<name>\S.*): a primeira\n\[.{16}\] \k<name>: a segunda, até o fim$/,
    );
    const { start, end } = await edges('a segunda, até o fim');
    // Lets go of the first selection, which would be dragged.
    await mouse.click(...end);
    await mouse.move(...start);
    await mouse.down();
    await mouse.move(...end, { steps: 4 });
    await mouse.up();
    await keyboard.press('Control+c');
    expect(await read()).toBe('a segunda, até o fim');
    // Nor does what is only read aloud come along: who wrote, before the first letter.
    await mouse.click(...end);
    await mouse.move(...(await edges('a primeira')).start);
    await mouse.down();
    await mouse.move(...start, { steps: 4 });
    await mouse.up();
    await keyboard.press('Control+c');
    expect((await read()).trim()).toBe('a primeira');
    await mouse.click(...end);
    await mouse.click(...start, { clickCount: 3 });
    await keyboard.press('Control+c');
    expect((await read()).trim()).toBe('a segunda, até o fim');
  });
});
