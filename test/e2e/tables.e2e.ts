import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isRecord } from '@/lib/guards';
import { newAgent, useBrowser, type Agent } from './browser';
import { traveller } from './inspect';
import { settingsTabs, withForm } from './places';

useBrowser('once');

/** Every page with a table or cards of records; the super user sees all of them. Schedules stand in a calendar. */
const pages = [
  ...withForm.filter((path) => path !== '/schedules'),
  '/campaign/1/report',
  '/financeiro',
  ...settingsTabs,
  '/',
];

/** Calls that bring the rows of those pages. */
const lists =
  /\/api\/(quick-messages|contacts|tags|campaigns|contact-lists|contact-list-items|whatsapp|queue|files|prompt|queueIntegration|users|invoices|announcements|companies|plans|helps|dashboard)\b/;
/** What people write into records, as the server spells it. */
const written =
  /^(name|nome|email|number|phone|title|description|message|greetingMessage|shortcode|detail|video|media(Name|Path))$/;
const long = 'W'.repeat(200);

/** The same answer with 200 letters in every text that a person wrote. */
function stretched(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stretched);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      typeof held === 'string' && written.test(key) ? long : stretched(held),
    ]),
  );
}

const stretch = (page: Page) =>
  page.route(lists, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: stretched(await answer.json()) });
  });

const rowsOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('tbody tr:not([aria-hidden]), li')
    .filter({ has: page.locator('th, dl, button') });

/** What is wrong with the place of the table and of what its rows offer. */
async function misplaced(page: Page): Promise<string[]> {
  await rowsOf(page).first().waitFor();
  const inPage = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('main, main *, html')].filter((box) => {
      const { overflowX } = getComputedStyle(box);
      return /^(auto|scroll)$|^visible$/.test(overflowX) && box.matches('html, :has(> table), :has(> ul)')
        ? box.scrollWidth > box.clientWidth + 1
        : false;
    });
    const faults = wide.map((box) => `${box.tagName} scrolls sideways: ${box.scrollWidth} > ${box.clientWidth}`);
    for (const row of document.querySelectorAll('main tbody tr:not([aria-hidden]), main li')) {
      // A table within the page is scrolled to.
      row.scrollIntoView({ block: 'center' });
      for (const action of row.querySelectorAll('button, a')) {
        const { left, top, width, height } = action.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        const seen = there !== null && (action.contains(there) || there.contains(action));
        if (!seen || left < 0 || left + width > window.innerWidth)
          faults.push(
            `out of reach: ${action.getAttribute('aria-label')?.slice(0, 20) ?? action.textContent?.slice(0, 20)}`,
          );
      }
    }
    return [...new Set(faults)];
  });
  const last = rowsOf(page).last().getByRole('button').last();
  // Playwright would click it: in sight, at rest and under nothing else.
  if ((await last.count()) > 0) await last.click({ trial: true });
  return inPage;
}

/** Words of which a part stands in one line and a part in another; a hyphen is a good place to part. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    /** Where the text of an element is cut off, such as after its first line. */
    const floorOf = (element: Element | null): number => {
      for (let box = element; box; box = box.parentElement)
        if (getComputedStyle(box).overflowY === 'hidden') return box.getBoundingClientRect().bottom - 2;
      return Infinity;
    };
    for (const part of document.querySelectorAll('main :is(thead, tbody), main li')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
        const floor = floorOf(node.parentElement);
        for (const { index, 0: word } of node.data.matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const shown = [...range.getClientRects()].filter(({ width, top }) => width > 0 && top < floor);
          if (new Set(shown.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** Looks at every page in every width; the faults of all. */
async function everyPage(
  agent: Agent,
  widths: readonly number[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const { go } = traveller(agent.page);
  const found: string[] = [];
  for (const path of pages) {
    await go(path);
    for (const width of widths) {
      await agent.page.setViewportSize({ width, height: 800 });
      await rowsOf(agent.page).first().waitFor();
      found.push(...(await look(agent.page)).map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  await agent.close();
  return found;
}

/** Fingers make buttons larger, so a telephone is a visitor of its own. */
const screens = [{ widths: [1440, 1280, 900, 600] }, { widths: [390] }] as const;
const start = ({ widths }: (typeof screens)[number]): Promise<Agent> => newAgent('super', { width: widths[0] });

describe('tables', () => {
  it.each(screens)(
    'DAY-46 B-29 200 letters in every text push no action out of sight, at $widths',
    async (screen) => {
      const agent = await start(screen);
      await stretch(agent.page);
      expect(await everyPage(agent, screen.widths, misplaced)).toEqual([]);
    },
    180_000,
  );

  it.each(screens)(
    'DAY-19 B-29 no word is broken in the middle, at $widths',
    async (screen) => {
      expect(await everyPage(await start(screen), screen.widths, brokenWords)).toEqual([]);
    },
    180_000,
  );

  it('DAY-19 B-33 what is cut shows its whole text as a tooltip, what is whole shows none', async () => {
    const agent = await newAgent('super');
    await agent.page.goto('/files');
    const rows = rowsOf(agent.page);
    await rows.first().waitFor();
    const short = rows.first().getByRole('rowheader');
    await short.locator('span').hover();
    await agent.page.waitForTimeout(1_000);
    expect(await agent.page.getByRole('tooltip').count()).toBe(0);

    await stretch(agent.page);
    await agent.page.reload();
    await rows.first().getByText(long).first().hover();
    await expect.poll(() => agent.page.getByRole('tooltip').textContent()).toBe(long);
    await agent.page.keyboard.press('Escape');

    // By keyboard, where the text is a link.
    await agent.page.goto('/contact-lists');
    const link = rows.first().getByRole('link', { name: long, exact: true });
    await link.waitFor();
    await agent.page.getByRole('searchbox').focus();
    for (let step = 0; step < 8 && !(await link.evaluate((element) => element === document.activeElement)); step += 1)
      await agent.page.keyboard.press('Tab');
    await expect.poll(() => agent.page.getByRole('tooltip').textContent()).toBe(long);
    await agent.close();
  });
});
