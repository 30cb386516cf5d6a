import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { newAgent, newVisitor, useBrowser } from './browser';

useBrowser('once');

/** Every answer takes this long, so that what is asked for together overlaps, on any machine. */
const wayMs = 500;

interface Call {
  /** `GET /api/users`, `UsersPage` of a file. */
  name: string;
  url: string;
  isOver: boolean;
}

const nameOf = (request: Request): string => {
  const { pathname } = new URL(request.url());
  const file = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(pathname)?.[1];
  return file ?? `${request.method()} ${pathname.replace(/\/$/, '')}`;
};

interface Span {
  url: string;
  asked: number;
  answered: number;
}

/** Runs in the page: each call by its own clock, since this process hears of them late where the machine is busy. */
const spansInPage = (): Span[] =>
  performance
    .getEntriesByType('resource')
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming
        ? [{ url: entry.name, asked: entry.startTime, answered: entry.responseEnd }]
        : [],
    );

/** What a page asks for. */
async function watched(page: Page) {
  const calls: Call[] = [];
  let since = 0;
  await page.route(/\/(assets\/.*\.js|api\/)/, async (route) => {
    const request = route.request();
    const call = { name: nameOf(request), url: request.url(), isOver: false };
    calls.push(call);
    await pause(wayMs);
    call.isOver = true;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  const come = (name: string) =>
    expect.poll(() => calls.find((call) => call.name === name)?.isOver ?? false).toBe(true);
  return {
    calls,
    come,
    /** Nothing more is asked for, not even ahead. */
    rest: async (): Promise<void> => {
      let seen = -1;
      await expect
        .poll(
          () => {
            const before = seen;
            seen = calls.length;
            return before === seen && calls.every(({ isOver }) => isOver);
          },
          { timeout: 30_000, interval: 2_500 },
        )
        .toBe(true);
      calls.length = 0;
      since = await page.evaluate(() => performance.now());
    },
    /** How many of these calls in a row waited for the answer to another. */
    rounds: async (own: readonly Call[]): Promise<number> => {
      const urls = new Set(own.map(({ url }) => url));
      const spans = async () =>
        (await page.evaluate(spansInPage)).filter(({ url, asked }) => asked >= since && urls.has(url));
      // A call counts once the page has its answer.
      await expect.poll(async () => new Set((await spans()).map(({ url }) => url)).size).toBe(urls.size);
      return depthOf(await spans());
    },
  };
}

function depthOf(spans: readonly Span[]): number {
  const depth = (span: Span): number =>
    1 + Math.max(0, ...spans.filter(({ answered }) => answered <= span.asked).map(depth));
  return Math.max(0, ...spans.map(depth));
}

const namesOf = (calls: readonly Call[]): string[] => [...new Set(calls.map(({ name }) => name))].toSorted();
const numbers = ['GET /api/dashboard', 'GET /api/dashboard/ticketsDay', 'GET /api/dashboard/ticketsUsers'];
const charts = (page: Page) => page.locator('svg.recharts-surface').nth(1).waitFor();
const atRest = async (person: string) => {
  const agent = await newAgent(person);
  const network = await watched(agent.page);
  await agent.page
    .getByRole('link', { name: /^Conversa|Atendimentos/ })
    .first()
    .waitFor();
  await network.rest();
  const entry = (name: string) => agent.page.getByRole('navigation').getByRole('link', { name, exact: true });
  return { ...agent, network, entry };
};

describe('calls in a row', () => {
  it('DAY-21 D-10 a cold dashboard has its code, its charts and its numbers asked for together', async () => {
    const signedIn = await newAgent('admin');
    const state = await signedIn.context.storageState();
    await signedIn.close();
    const agent = await newVisitor({}, [], state);
    const { calls, rounds } = await watched(agent.page);
    await agent.page.goto('/');
    await charts(agent.page);
    const own = calls.filter(({ name }) => /^(DashboardPage|DayChart|UserChart|GET \/api\/dashboard.*)$/.test(name));
    expect(namesOf(own)).toEqual(['DashboardPage', 'DayChart', ...numbers, 'UserChart'].toSorted());
    // Each once: what was read ahead is not read again by the page.
    expect(own).toHaveLength(namesOf(own).length);
    expect(await rounds(own)).toBe(1);
    await agent.close();
  });

  it('DAY-21 D-10 a pointer on the menu brings code and charts, so that a click asks for the numbers alone', async () => {
    const { page, network, entry, close } = await atRest('admin');
    await entry('Dashboard').hover();
    await network.come('DashboardPage');
    await network.come('DayChart');
    expect(network.calls.some(({ name }) => name.startsWith('GET /api/dashboard'))).toBe(false);
    await network.rest();
    await entry('Dashboard').click();
    await charts(page);
    expect(
      namesOf(network.calls.filter(({ name }) => !name.startsWith('GET /api/') || numbers.includes(name))),
    ).toEqual(numbers);
    await close();
  });

  it('DAY-21 U-04 the focus does so too; a form asks for its record at once, and a save for it alone', async () => {
    const { page, network, entry, close } = await atRest('admin');
    const users = entry('Usuários');
    await users.focus();
    await network.come('UsersPage');
    await network.rest();
    await users.press('Enter');
    await page.getByRole('rowheader').first().waitFor();
    const own = () =>
      network.calls.filter(({ name }) => !/^GET \/api\/(tickets|chats|announcements|version)/.test(name));
    expect(namesOf(own().slice(0, 1))).toEqual(['GET /api/users']);
    // The code of the form, which is fetched ahead once the rows are there, may be under way already.
    expect(await network.rounds(own().filter(({ name }) => name.includes('/api/')))).toBe(1);

    await network.come('UserDialog');
    await network.rest();
    // Somebody else: what is one's own is read again.
    await page.getByRole('button', { name: 'Editar Carla Mendes' }).click();
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Nome' });
    await name.fill('Nome novo');
    expect(own().filter(({ name: call }) => /^GET \/api\/users\/\d+$/.test(call))).toHaveLength(1);
    // Where a click scrolls the list, it reads on.
    const ofForm = own().filter(({ url }) => !/pageNumber=(?!1\b)/.test(url));
    expect(await network.rounds(ofForm), JSON.stringify(ofForm)).toBe(1);

    await network.rest();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('status').filter({ hasText: /salv/i }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Read again, so that no colleague's change is undone (PUB-11).
    expect(namesOf(own()).map((call) => call.replace(/\d+$/, 'N'))).toEqual(['GET /api/users/N', 'PUT /api/users/N']);
    await close();
  });
});
