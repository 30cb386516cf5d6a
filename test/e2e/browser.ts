import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import {
  chromium,
  request,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Download,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { pastNetworkHeader } from '../backend/backend';
import { accountIn, storedAccount } from '../account';
import { outside } from '../../scripts/browser.mjs';
import { inSight } from './inSight';
import { watchRefusals } from './refusals';
import { PASSWORD, auroraUsers, otherCompanies } from '../backend/seed/people';

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is not set: run the journeys with npm run test:e2e`);
  return value;
}

interface Stand {
  /** Address of the app under test. */
  app: string;
  /** Where its Chromium is (scripts/browser.mjs). */
  browser: string;
  /** Where the embedded backend is asked directly: nginx, if it stands in front, hands on only what is the app's. */
  backend: string;
}

const isStand = (value: unknown): value is Stand =>
  typeof value === 'object' && value !== null && 'app' in value && 'backend' in value && 'browser' in value;

/** What is this worker's own (scripts/e2e.mjs). */
function stand(): Stand {
  const all: unknown = JSON.parse(required('PROSA_STANDS'));
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
  const mine: unknown = Array.isArray(all) ? all[(worker - 1) % all.length] : undefined;
  if (!isStand(mine)) throw new Error('PROSA_STANDS names no address');
  return mine;
}

/** Address of the app under test. */
export const baseUrl = (): string => stand().app;

const controlUrl = (): string => stand().backend;

/** The Chromium of this worker, as this file has it (useBrowser). */
let browser: Browser;

/** The network of the journeys: as good as it can be, or that of a bad day (PROSA_JOURNEYS_ON, test/long). */
const network = { name: process.env['PROSA_JOURNEYS_ON'] ?? 'lan', seed: 1, sparesChanges: true };
/** For journeys about one event on a socket, which a network that breaks may lose for good: the server replays nothing. */
export const onGoodNetwork = network.name === 'lan';
/** What the browser prints of each answer that did not come from the server. */
const awfulNoise = /Failed to load resource|WebSocket connection|blocked by CORS policy/;

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What pages have complained about, a list for each visitor. */
const complaints: string[][] = [];
const refusals: ReturnType<typeof watchRefusals>[] = [];

/**
 * A Chromium for the tests of a file. A page that warns or fails in its console fails the test (REAL-7).
 * @param reset when the demo data begins anew: before each test, once for all, or as the file says itself
 */
export function useBrowser(reset: 'each' | 'once' | 'never'): void {
  beforeAll(async () => {
    if (reset === 'once') await control('reset');
    await control('network', network);
    browser = await chromium.connect(stand().browser);
  });
  if (reset === 'each') {
    beforeEach(async () => {
      await control('reset');
    });
  }
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.warn(await inSight(browser));
    const refused = refusals.flatMap((calls) => calls.take());
    expect([...complaints.flatMap((errors) => errors.splice(0)), ...refused]).toEqual([]);
  });
  afterAll(async () => {
    await control('network', { name: 'lan' });
    await browser.close();
  });
}

export interface AgentOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  lang?: 'pt' | 'en' | 'es';
  /** Local storage before the first load. */
  storage?: Record<string, string>;
}

export interface Agent {
  page: Page;
  context: BrowserContext;
  /** What the page complained about; expected noise is left out. */
  errors: string[];
  close(): Promise<void>;
}

/** The browser prints every call that fails; a host outside and what a journey itself breaks are no defects. */
function isNoise(message: ConsoleMessage, allowed: readonly RegExp[]): boolean {
  const text = `${message.text()} ${message.location().url}`;
  if (network.name !== 'lan' && awfulNoise.test(text)) return true;
  return text.includes(outside) || allowed.some((pattern) => pattern.test(text));
}

const locales = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const;

/** A browser of its own: fresh storage and cookies. Nobody is signed in, unless there is a state that says so. */
export async function newVisitor(
  options: AgentOptions = {},
  allowed: readonly RegExp[] = [],
  storageState?: StorageState,
): Promise<Agent> {
  const { width = 1280, height = 800, theme = 'light', lang = 'pt', storage = {} } = options;
  const context = await browser.newContext({
    baseURL: baseUrl(),
    viewport: { width, height },
    colorScheme: theme,
    locale: locales[lang],
    timezoneId: 'America/Sao_Paulo',
    hasTouch: width < 600,
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    ...(storageState ? { storageState } : {}),
  });
  const entries = Object.entries({ i18nextLng: lang, preferredTheme: theme, ...storage });
  await context.addInitScript((pairs) => {
    // A frame of another page has a storage of its own, or none; so has a tab that is still empty.
    if (window !== window.top || !location.protocol.startsWith('http')) return;
    for (const [key, value] of pairs) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entries);
  const page = await context.newPage();
  const errors: string[] = [];
  const refused = watchRefusals(context, page);
  context.on('console', (message) => {
    if (!/^(error|warning)$/.test(message.type()) || isNoise(message, allowed)) return;
    if (/status of 403/.test(message.text())) refused.add(message);
    else errors.push(message.text());
  });
  context.on('weberror', (thrown) => errors.push(String(thrown.error().stack ?? thrown.error())));
  complaints.push(errors);
  refusals.push(refused);
  const close = async (): Promise<void> => {
    await refused.answered();
    await context.close();
  };
  return { page, context, errors, close };
}

/** E-mail of a person of the seed by key (`ana`, `admin`) or by the name in a company's e-mail (`trial`). */
export function emailOf(person: string): string {
  const user = auroraUsers.find(({ key }) => key === person);
  const company = otherCompanies.find(({ email }) => email.startsWith(`${person}@`));
  const email = user?.email ?? company?.email;
  if (email === undefined) throw new Error(`nobody is called ${person}`);
  return email;
}

/** Fills in the login page that is open, in whatever language. */
export async function fillLogin(page: Page, person: string): Promise<void> {
  await page.locator('input[name="email"]').fill(emailOf(person));
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
}

/** What a sign-in leaves in the browser, without the page that does it: the cookie and the stored session. */
async function signedIn(person: string): Promise<StorageState> {
  const calls = await request.newContext({ baseURL: baseUrl(), extraHTTPHeaders: { [pastNetworkHeader]: '1' } });
  const answer = await calls.post('/api/auth/login', { data: { email: emailOf(person), password: PASSWORD } });
  const account = storedAccount(accountIn(await answer.json()));
  const { cookies } = await calls.storageState();
  await calls.dispose();
  return { cookies, origins: [{ origin: baseUrl(), localStorage: account.map(([name, value]) => ({ name, value })) }] };
}

/** Someone who has signed in, with the tickets open. How people do that is shown by the journeys of session.e2e.ts. */
export async function newAgent(
  person: string,
  options: AgentOptions = {},
  allowed: readonly RegExp[] = [],
): Promise<Agent> {
  const agent = await newVisitor(options, allowed, await signedIn(person));
  await agent.page.goto('/tickets');
  return agent;
}

/** Does something to the backend from outside: `control('receive', { number, body })`, `control('dropSockets')`, … */
export async function control(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${controlUrl()}/__test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/__test/${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** How often each call was made since `forgetRequests`: `{ 'GET /tickets': 2 }`. */
export async function requestCounts(): Promise<Record<string, number>> {
  const body: unknown = await (await fetch(`${controlUrl()}/__test/requests`)).json();
  const counts = typeof body === 'object' && body !== null && 'counts' in body ? body.counts : {};
  if (typeof counts !== 'object' || counts === null) return {};
  return Object.fromEntries(Object.entries(counts).map(([call, times]) => [call, Number(times)]));
}

export async function forgetRequests(): Promise<void> {
  await fetch(`${controlUrl()}/__test/requests`, { method: 'DELETE' });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = "runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']";
const labels = [
  'button-name',
  'link-name',
  'label',
  'select-name',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'document-title',
  'empty-heading',
  'html-lang-valid',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
];
const rulesOf = {
  all: everyRule,
  colours: "runOnly: ['color-contrast']",
  labels: `runOnly: ${JSON.stringify(labels)}`,
  coloursAndLabels: `runOnly: ${JSON.stringify(['color-contrast', ...labels])}`,
} as const;
export type AxeRules = keyof typeof rulesOf;

/** What a page has given to be saved. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

interface AxeOptions {
  /** Selector of the elements to look at; absent: the whole page. */
  within?: string;
  /** Selectors of what has been looked at before. */
  except?: readonly string[];
  /** Contrast alone, where another theme has been looked at before; names alone in another language. */
  rules?: AxeRules;
}

/** What axe finds once nothing moves: WCAG 2.2 AA and best practices. */
export async function axeViolations(
  page: Page,
  { within, except = [], rules = 'all' }: AxeOptions = {},
): Promise<string[]> {
  const part = { include: [within ?? 'html'], exclude: except };
  // Half a megabyte, which goes over the wire once.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`(() => { ${axeSource} })()`);
  const found: unknown = await page.evaluate(`
    Promise.all(document.getAnimations().flatMap((animation) =>
      animation.effect?.getComputedTiming().endTime === Infinity ? [] : [animation.finished.catch(() => undefined)],
    )).then(() => axe.run(${JSON.stringify(part)}, {
      ${rulesOf[rules]},
      resultTypes: ['violations'],
      // Fetching style sheets and sounds takes long and serves no rule asked for here.
      preload: false,
    })).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.target.join(' ') + ' ' + (node.any[0]?.message ?? '') + ' ' + node.html.slice(0, 300))),
    )`);
  return Array.isArray(found) ? found.map(String) : [`axe answered ${String(found)}`];
}

export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  expect(await axeViolations(page, within === undefined ? {} : { within })).toEqual([]);
}

/** Waits until an expression holds in the page; the browser's own waiting needs `eval`, which the policy forbids. */
export async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(`Boolean(${expression})`), { timeout: 15_000, interval: 30 }).toBe(true);
}
