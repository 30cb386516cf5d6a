import type { Page, Request } from 'playwright-core';
import { trace } from '../trace';

/** Times go on while one looks, and what was merely opened keeps its own in a page that has lived (DAY-5). */
const isTime = /(há )?(\d{1,2}:\d{2}|\d{2}\/\d{2}\/\d{4}|menos de 1 minuto|\bagora\b|(\d+ h )?\d+ min\b|\d+ dias?\b)/g;

/** How long a page may take to be right by itself, once the network is well again: a minute, and what is on its way. */
const healsMs = 90_000;

/** High enough for every row and card to be drawn. */
const viewport = { width: 1280, height: 9_000 };

/**
 * What a page of tickets says, with rows by id: in the one that has lived, conversations which were merely opened keep
 * their place (DAY-5).
 */
async function said(page: Page): Promise<Record<string, string[]>> {
  const found = await page.evaluate(() => {
    // Whose end has come into view by the height of the window alone: the next page is asked for.
    for (const list of document.querySelectorAll('[data-rows]')) list.parentElement?.dispatchEvent(new Event('scroll'));
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
    const textOf = (element: HTMLElement): string => plain(element.innerText);
    const rowOf = (row: HTMLElement): string => {
      // Tags are left out: no event tells of those that a colleague has changed (contract 4.4, row 16).
      const chips = row.querySelector('[data-part="chips"]')?.children ?? [];
      const hidden = [...chips].slice(1).filter((chip) => !chip.querySelector('[data-part]'));
      const tags = hidden.flatMap((chip) => (chip instanceof HTMLElement ? chip : []));
      for (const tag of tags) tag.style.display = 'none';
      const text = textOf(row);
      for (const tag of tags) tag.style.removeProperty('display');
      return `#${row.dataset['ticket']} ${text}`;
    };
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => textOf(element));
    const lanes = [...document.querySelectorAll<HTMLElement>('[data-lane]')];
    const cardsOf = (lane: HTMLElement) => [...lane.querySelectorAll<HTMLElement>('[data-card]')];
    return {
      title: [document.title],
      bell: [...document.querySelectorAll('button[aria-label^="Notificações"]')].map(
        (bell) => bell.getAttribute('aria-label') ?? '',
      ),
      tabs: texts('main [role="tab"]'),
      rows: [...document.querySelectorAll<HTMLElement>('main li[data-ticket]')].map((row) => rowOf(row)),
      unsent: [...document.querySelectorAll<HTMLElement>('main li[data-ticket]:has([data-failed])')].map(
        (row) => `#${row.dataset['ticket']} `,
      ),
      header: texts('section[data-conversation] header'),
      box: [String(document.querySelectorAll('section[data-conversation] textarea:enabled').length)],
      lanes: texts('[data-lane] h2'),
      cards: lanes.flatMap((lane) => cardsOf(lane).map((card) => `${card.dataset['card']} in ${lane.dataset['lane']}`)),
      // Of those longer than any window only a part is drawn.
      long: lanes
        .filter((lane) => cardsOf(lane).length < Number(lane.querySelector('[aria-setsize]')?.ariaSetSize ?? 0))
        .map((lane) => ` in ${lane.dataset['lane']}`),
    };
  });
  const sorted = { ...found, rows: found.rows.toSorted(), cards: found.cards.toSorted() };
  return Object.fromEntries(
    Object.entries(sorted).map(([part, texts]) => [part, texts.map((text) => text.replaceAll(isTime, '').trim())]),
  );
}

const counted = /^(.*\D)(\d+)(\+?)$/;

/** A list that is not looked at is not read to its end: its count is what is known of it, with a plus. */
function saysTheSame(old: string, now: string): boolean {
  const [, oldName, oldCount, oldMore] = counted.exec(old) ?? [];
  const [, name, count, more] = counted.exec(now) ?? [];
  if (oldName !== name || (!oldMore && !more)) return old === now;
  if (oldMore && more) return true;
  return more ? Number(count) <= Number(oldCount) : Number(oldCount) <= Number(count);
}

function areSame(part: string, old: readonly string[] = [], now: readonly string[] = []): boolean {
  const agree = part === 'tabs' ? saysTheSame : (one: string, other: string) => one === other;
  return old.length === now.length && old.every((text, index) => agree(text, now[index] ?? ''));
}

/** What stands in one list alone. */
function unlike(old: readonly string[] = [], now: readonly string[] = []): string {
  const [only, missing] = [old.filter((text) => !now.includes(text)), now.filter((text) => !old.includes(text))];
  return `${JSON.stringify(only)} instead of ${JSON.stringify(missing)}`;
}

/**
 * Holds a page that has lived against one that is opened now, by the same person, at the same address.
 * @returns what the old one says otherwise, even after a while
 */
export async function differences(page: Page, what: string): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(viewport);
  // A list stands still under a hand.
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const fresh = await page.context().newPage();
  await fresh.setViewportSize(viewport);
  await fresh.goto(page.url());
  await fresh.locator('main [role="tab"], [data-lane]').first().waitFor();
  const compare = async (): Promise<string[]> => {
    const [one, other] = await Promise.all([said(page), said(fresh)]);
    const { unsent = [], long = [], ...old } = one;
    const { unsent: _none, long: alsoLong = [], ...now } = other;
    const isDrawn = (card: string): boolean =>
      ![...long, ...alsoLong].some((lane) => card.endsWith(lane)) ||
      [one, other].every(({ cards = [] }) => cards.includes(card));
    for (const side of [old, now]) {
      // What could not be sent is known to the page that wrote it alone.
      side['rows'] = side['rows']?.map((row) => unsent.find((id) => row.startsWith(id)) ?? row) ?? [];
      side['cards'] = side['cards']?.filter((card) => isDrawn(card)) ?? [];
    }
    return Object.keys(now)
      .filter((part) => !areSame(part, old[part], now[part]))
      .map((part) => `${what}: ${part} ${unlike(old[part], now[part])}`);
  };
  const log = (request: Request): void => trace(what, request.method(), request.url());
  page.on('request', log);
  const end = Date.now() + healsMs;
  let found = await compare();
  while (found.length > 0 && Date.now() < end) {
    await page.waitForTimeout(1_000);
    found = await compare();
  }
  page.off('request', log);
  await fresh.close();
  if (before) await page.setViewportSize(before);
  return found;
}
