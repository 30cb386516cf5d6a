import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillLogin, newAgent, newVisitor, useBrowser, type Agent } from '../e2e/browser';
import { conversationAddress } from '../e2e/places';
import { partOf } from '../part';

useBrowser('once');

/** Opens something from a place. */
interface Act {
  name: string;
  /** By a hand of this name, where somebody signs in. */
  press: (page: Page, name: string) => Promise<void>;
  shows: (page: Page) => Locator;
  /** The place, and its text, is left with it; the last one. */
  leaves?: true;
}

/** Where somebody writes. */
interface Place {
  title: string;
  /** Nobody is signed in where it is absent. */
  person?: string;
  address: () => Promise<string>;
  /** The box, once the place stands; found under an open layer as well. */
  box: (page: Page) => Locator;
  acts: readonly Act[];
  /** The text was written before, and is kept by the browser. */
  keepsDraft?: true;
}

const text = 'texto que fica';
/** Visits at once, since most of one is waiting. Each signs in as somebody else: who signs in elsewhere is signed out. */
const hands = ['ana', 'admin', 'bruno', 'carla', 'davi', 'elisa'] as const;
/** A slow machine has this long to draw, in milliseconds; nothing waits for it to pass. */
const patience = 30_000;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true }).last();
const dialog = (page: Page): Locator => page.getByRole('dialog').first();
const account = (page: Page): Locator => button(page, /^Conta de/);

const opens = (name: string | RegExp, shows: Act['shows']): Act => ({
  name: String(name),
  press: (page) => button(page, name).click({ timeout: patience }),
  shows,
});

const menu = (page: Page): Locator => page.getByRole('menu').first();

const places: readonly Place[] = [
  {
    title: 'login',
    address: () => Promise.resolve('/login'),
    box: (page) => page.locator('input[name="email"]'),
    acts: [opens(/Português$/, menu), { name: 'sign in', press: fillLogin, shows: account, leaves: true }],
  },
  {
    title: 'conversation with a draft',
    person: 'ana',
    address: () => conversationAddress(),
    box: (page) => page.locator('section[data-conversation] textarea'),
    keepsDraft: true,
    acts: [
      opens('Emoji', dialog),
      opens('Mais ações', menu),
      opens('Transferir', dialog),
      opens(/^Notificações/, dialog),
      opens(/^Conta de/, menu),
      {
        name: 'about',
        press: async (page) => {
          await account(page).click({ timeout: patience });
          await page.getByRole('menuitem', { name: 'Sobre' }).click({ timeout: patience });
        },
        shows: dialog,
      },
      opens('Novo', dialog),
    ],
  },
  {
    title: 'form with text',
    person: 'admin',
    address: () => Promise.resolve('/users?new'),
    box: (page) => page.locator('[role="dialog"] input[name="name"]'),
    acts: [
      {
        name: 'choices',
        press: (page) => page.getByRole('combobox', { name: /^Perfil/ }).click({ timeout: patience }),
        shows: (page) => page.getByRole('listbox'),
      },
    ],
  },
];

/** What says that something is missing, each with a way on: the start that fails, a part, a spot. */
const words = (page: Page): Locator =>
  page
    .getByRole('heading', { name: /^(O aplicativo|Esta parte) não carregou$/ })
    .or(page.getByRole('button', { name: 'Algo quebrou aqui. Tentar de novo' }))
    .or(page.getByRole('status').filter({ hasText: /não (pôde ser|carreg)/ }))
    .first();

const isOwnFile = (url: URL): boolean => !/^\/(api|socket\.io)\//.test(url.pathname) && /\.\w+$/.test(url.pathname);

/** The page, entered with one of its files refused. */
async function enter(place: Place, state: State, file: string | null, times = Infinity): Promise<Visit> {
  const visitor = await newVisitor({}, [/./], state);
  const { context, page } = visitor;
  const asked = new Set<string>();
  let left = times;
  await context.route(isOwnFile, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.add(pathname);
    const isRefused = pathname === file && left > 0;
    if (isRefused) left -= 1;
    await (isRefused ? route.abort() : route.continue());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await place.address());
  return { ...visitor, asked, allow: () => (left = 0) };
}

type State = Parameters<typeof newVisitor>[2];
type Visit = Agent & { asked: Set<string>; allow: () => void };

/** Which of the two is in sight first; null where neither comes. A word may go again as soon as it has come. */
async function firstOf(page: Page, wanted: Locator): Promise<'wanted' | 'word' | null> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await wanted.isVisible()) return 'wanted';
    if (await words(page).isVisible()) return 'word';
    await page.waitForTimeout(20);
  }
  return null;
}

/** Waits for what is wanted, which may be announced as missing first; then the file is there again. */
async function come(visit: Visit, wanted: Locator, told: string[], what: string): Promise<void> {
  const first = await firstOf(visit.page, wanted);
  if (first === null) {
    const seen = (await visit.page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 120);
    throw new Error(`${what}: neither it nor a word; instead "${seen}"`);
  }
  if (first === 'wanted') return;
  told.push(what);
  visit.allow();
  await wanted.waitFor({ timeout: patience }).catch(() => {
    throw new Error(`${what}: does not come by itself`);
  });
}

/** Writes, opens everything, and looks whether the text is still there. @returns what was announced as missing */
async function walk(place: Place, visit: Visit, hand: string): Promise<string[]> {
  const { page } = visit;
  const told: string[] = [];
  const box = place.box(page);
  await come(visit, box, told, 'start');
  if (!place.keepsDraft) await box.fill(text);
  const keeps = async (what: string): Promise<void> => {
    const now = await box.inputValue({ timeout: 5_000 }).catch(() => 'no box');
    if (now !== text) throw new Error(`${what}: the text is "${now}"`);
  };
  await keeps('start');
  for (const { name, press, shows, leaves } of place.acts) {
    await press(page, hand);
    await come(visit, shows(page), told, name);
    if (!leaves) await keeps(name);
    // The file is there again.
    if (told.length > 0) break;
    await page.keyboard.press('Escape');
    await shows(page)
      .waitFor({ state: 'hidden', timeout: patience })
      .catch(() => undefined);
  }
  return told;
}

describe.each(places)('PUB-44 PUB-45 PUB-46 every file lost: $title', (place) => {
  it('never a white page, never a lost text, a word and a way on', { timeout: 3_600_000 }, async () => {
    let state: State;
    if (place.person !== undefined) {
      const agent = await newAgent(place.person);
      if (place.keepsDraft) {
        await agent.page.goto(await place.address());
        await place.box(agent.page).fill(text);
        // It is kept a moment after the last letter.
        await agent.page.reload();
        await expect.poll(() => place.box(agent.page).inputValue()).toBe(text);
      }
      state = await agent.context.storageState();
      await agent.close();
    }
    const healthy = await enter(place, state, null);
    await walk(place, healthy, hands[0]);
    await healthy.close();
    const cases = [...healthy.asked].toSorted().flatMap((file) => [
      { file, times: 1 },
      { file, times: Infinity },
    ]);
    const faults: string[] = [];
    const table: string[] = [];
    const left = partOf(cases, 'PROSA_FILES');
    const visitAll = async (hand: string): Promise<void> => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const { file, times } = one;
        const title = `${file.replace(/-[\w-]{8}\./, '.')} ${times === 1 ? 'once' : 'for good'}`;
        const visit = await enter(place, state, file, times);
        try {
          const told = await walk(place, visit, hand);
          table.push(`${title}: ${told.length > 0 ? `said at ${told.join(', ')}` : 'not felt'}`);
        } catch (error) {
          faults.push(`${title}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
        }
        await visit.close();
      }
    };
    await Promise.all(hands.map(visitAll));
    console.warn(`\n${place.title}\n${table.toSorted().join('\n')}\n`);
    expect(faults).toEqual([]);
  });
});
