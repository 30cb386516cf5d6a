import type { Page } from 'playwright-core';
import { pause } from '@/lib/pause';
import { control, fillLogin, newVisitor } from '../e2e/browser';
import { queueIds, restAs } from '../e2e/rest';
import { faultyWire, type Wire } from './faultyWire';
import { goTo, look, wrongWith, type Lang, type Sight } from './sight';

export interface Screen {
  /** Pattern in src/app/routes.tsx. */
  route: string;
  path: string;
  /** Address of the main dialog. */
  dialog?: string;
  /** Reads nothing of its own, or what the frame holds at all times, so no fault of the server need be told. */
  quiet?: boolean;
}

const first = (value: unknown, key: string): unknown => {
  const rows = typeof value === 'object' && value !== null && 'records' in value ? value.records : value;
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  return typeof row === 'object' && row !== null ? Object.entries(row).find(([name]) => name === key)?.[1] : undefined;
};

const engine = [
  'quick-messages',
  'contacts',
  'tags',
  'campaigns',
  'contact-lists',
  'connections',
  'queues',
  'files',
  'prompts',
  'queue-integration',
  'users',
  'announcements',
] as const;

/** Every private page with an address that shows something, and its main dialog where an address opens it. */
export async function privateScreens(): Promise<Screen[]> {
  const rest = await restAs('super');
  const ids = await queueIds(rest);
  const [ticket] = await rest.tickets('open', Object.values(ids));
  const chat = first(await rest.call('GET', '/chats/?pageNumber=1'), 'uuid');
  const campaign = first(await rest.call('GET', '/campaigns?pageNumber=1'), 'id');
  const list = first(await rest.call('GET', '/contact-lists?pageNumber=1'), 'id');
  const plain = (path: string, more: Partial<Screen> = {}): Screen => ({ route: path, path, ...more });
  return [
    plain('/'),
    { route: '/tickets/:ticketId?', path: '/tickets' },
    { route: '/tickets/:ticketId?', path: `/tickets/${ticket?.uuid ?? ''}` },
    plain('/kanban'),
    plain('/todolist', { quiet: true }),
    plain('/schedules', { dialog: '/schedules?new' }),
    { route: '/chats/:uuid?', path: '/chats', quiet: true },
    { route: '/chats/:uuid?', path: `/chats/${String(chat)}` },
    plain('/helps'),
    ...engine.map((name) => plain(`/${name}`, { dialog: `/${name}?new` })),
    plain('/campaigns-config'),
    { route: '/campaign/:campaignId/report', path: `/campaign/${String(campaign)}/report` },
    {
      route: '/contact-lists/:contactListId/contacts',
      path: `/contact-lists/${String(list)}/contacts`,
      dialog: `/contact-lists/${String(list)}/contacts?new`,
    },
    plain('/messages-api', { quiet: true }),
    plain('/financeiro'),
    plain('/subscription'),
    plain('/settings'),
  ];
}

/** Short name of a screen, without the ids. */
export const nameOf = ({ route, path }: Screen): string => (path.split('/').length > 2 ? route : path);

/** The browser's own limit of a call knows nothing of the page's clock; this one goes by it. */
export const timeoutsByTheClock = `{
  const limits = new WeakMap();
  const { send } = XMLHttpRequest.prototype;
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    get() { return limits.get(this) ?? 0; },
    set(limit) { limits.set(this, limit); },
  });
  XMLHttpRequest.prototype.send = function (body) {
    const limit = this.timeout;
    if (limit > 0) {
      const timer = setTimeout(() => {
        this.dispatchEvent(new ProgressEvent('timeout'));
        this.abort();
      }, limit);
      this.addEventListener('loadend', () => clearTimeout(timer));
    }
    send.call(this, body);
  };
}`;

/** Someone signed in for good, with hands on clock and network; the shell around the pages has loaded well. */
export class Walker {
  readonly page: Page;
  readonly wire: Wire;
  readonly lang: Lang;
  /** What nobody caught. */
  readonly uncaught: string[];
  /** What was printed as an error, for the reader of a failure. */
  readonly printed: string[] = [];
  /** Pattern of the page that was entered last. */
  #route: string | null = null;

  private constructor(page: Page, wire: Wire, lang: Lang, uncaught: string[]) {
    this.page = page;
    this.wire = wire;
    this.lang = lang;
    this.uncaught = uncaught;
    page.on('console', (message) => {
      if (message.type() === 'error') this.printed.push(message.text());
    });
  }

  static async start(
    lang: Lang,
    storage: Record<string, string> = {},
    prepare: (page: Page) => Promise<void> = async () => undefined,
  ): Promise<Walker> {
    await control('tokenSeconds', { seconds: 10 * 365 * 86_400 });
    const { page, errors } = await newVisitor({ lang, storage }, [/./]);
    await page.clock.install();
    await prepare(page);
    await page.addInitScript(timeoutsByTheClock);
    const walker = new Walker(page, await faultyWire(page), lang, errors);
    await page.goto('/login');
    await fillLogin(page, 'super');
    await page.waitForURL(/\/tickets/);
    // What was read before the socket was ready is read once more a few seconds later, while all is well.
    await page.clock.fastForward(6_000);
    await walker.home();
    return walker;
  }

  /**
   * Goes to a page and waits until the one before is no longer drawn, which on a slow machine outlives its address: it
   * would pass for the new one. A page of the same pattern stays.
   */
  async enter({ route, path }: Screen): Promise<void> {
    const heading = () => this.page.evaluate(() => document.querySelector('main h1')?.textContent ?? null);
    const before = this.#route === route ? null : await heading();
    this.#route = route;
    await goTo(this.page, path);
    const end = Date.now() + 5_000;
    while (before !== null && (await heading()) === before && Date.now() < end) await this.page.waitForTimeout(20);
  }

  /** Leaves whatever is open for an address without a page, and lets everything come to rest. */
  async home(): Promise<void> {
    await goTo(this.page, '/nowhere');
    this.#route = null;
    // With the links that only the plan brings.
    await this.rest(({ text, menu }) => text !== '' && menu >= 20);
  }

  /** Lets so much time pass that whatever was read is read anew when it is shown. */
  async forget(): Promise<void> {
    // Longer than anything counts as fresh, or is kept unseen (the query client keeps it for 5 minutes).
    await this.page.clock.fastForward(6 * 60_000);
    await this.home();
  }

  /**
   * Waits until nothing loads and the condition holds; rejects after 10 s (25 s with steps). Until then the page's clock may be moved on by
   * steps of `stepMs`, for what waits for an answer that never comes.
   */
  async rest(reached: (sight: Sight) => boolean, stepMs = 0): Promise<Sight> {
    const end = Date.now() + (stepMs > 0 ? 25_000 : 10_000);
    let sight = await look(this.page);
    for (let quiet = 0; quiet < 2;) {
      await pause(30);
      sight = await look(this.page);
      const busy = this.wire.busy();
      quiet = busy === 0 && sight.waiting === 0 && reached(sight) ? quiet + 1 : 0;
      if (quiet > 0) continue;
      if (Date.now() > end) throw new Error(`no rest: ${busy} calls, ${JSON.stringify(sight)}`);
      if (stepMs > 0) await this.page.clock.fastForward(stepMs);
    }
    return sight;
  }

  /** What is wrong with the page as it stands, uncaught errors included. */
  wrong(sight: Sight, path: string): string[] {
    return [...wrongWith(sight, this.lang, { path }), ...this.uncaught.splice(0)];
  }

  close = (): Promise<void> => this.page.context().close();
}
