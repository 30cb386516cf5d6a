import { metrics, newComputer, pause } from './lab.mjs';
import { defineTools, scrollThrough, wheel } from './scrolling.mjs';

const row = 'main tbody tr[data-index]';

/** The page of contacts with 20,000 rows: reading page after page down to the end, then the wheel among all of them. */
export async function contacts({ browser, url, report }) {
  const computer = await newComputer(browser, url);
  const { page } = computer;
  await page.goto('/contacts');
  await page.locator(row).first().waitFor({ timeout: 60_000 });
  const shown = await page.evaluate(() => performance.now());
  await pause(1_500);
  await page.evaluate(defineTools);
  const before = await metrics(computer);
  const { most, height } = await scrollThrough(computer, row, 'down', 100);
  const last = await page.locator(row).last().getAttribute('data-index');
  await pause(1_000);
  const after = await metrics(computer);
  await page.evaluate((kind) => (window.lab.areaOf(kind).scrollTop /= 2), row);
  await pause(500);
  const smooth = await wheel(computer, row, 5);
  report('contacts: cold to the first row', shown, 'ms', null);
  report('contacts: rows reached', Number(last) + 1, '', null);
  report('contacts: elements at most while scrolling', most, '', 2_500);
  report('contacts: height reached', height, 'px', null);
  report('contacts: heap growth to the last row reached', (after.heap - before.heap) / 1_048_576, 'MB', 30);
  report('contacts: worst frame', smooth.worst, 'ms', 100);
  report('contacts: long-task share', smooth.share, '%', 5);
  await computer.close();
}
