import { chromium } from 'playwright-core';

/** How the bench finds things; roles where there are some. */
export const find = {
  ticketRow: 'a[href^="/tickets/"]',
  message: '[role="list"] [data-row]',
  composer: 'textarea:not([aria-hidden])',
  email: 'input[name="email"]',
  password: 'input[name="password"]',
  submit: 'button[type="submit"]',
};

const login = { email: 'admin@prosa.demo', password: 'prosa123' };
const slowdown = 4;

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function percentile(values, part) {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}

export const median = (values) => percentile(values, 0.5);

export function openBrowser(executablePath) {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  });
}

/** Runs in the page before anything else: long tasks, and when the first element of a kind was painted. */
function watch(selectors) {
  const lab = { longTasks: [], painted: {}, marks: {} };
  Object.assign(window, { lab });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lab.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  /** Asked before a frame is drawn (in its callback): runs once it is. */
  const onceDrawn = (run) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', run);
    channel.port1.start();
    channel.port2.postMessage(0);
  };
  const afterPaint = (run) => requestAnimationFrame(() => onceDrawn(run));
  Object.assign(lab, { afterPaint, onceDrawn });
  const waiting = new Map(Object.entries(selectors));
  const look = () => {
    for (const [name, selector] of waiting) {
      if (!document.querySelector(selector)) continue;
      waiting.delete(name);
      afterPaint(() => {
        lab.painted[name] = performance.now();
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** A slow computer of its own: fresh cache, cookies and storage. */
export async function newComputer(browser, url, { signedIn = true } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const foreign = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && /^(https?|wss?):/.test(request.url())) foreign.push(request.url());
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Performance.enable');
  await context.addInitScript(watch, { row: find.ticketRow, message: find.message });
  const computer = { context, page, cdp, foreign, url, close: () => context.close() };
  if (signedIn) await signInQuietly(computer);
  return computer;
}

/** A stored session, as a person has who comes back. */
async function signInQuietly({ context, url }) {
  const response = await context.request.post(`${url}/api/auth/login`, { data: login });
  const { token, user } = await response.json();
  const entries = { token: JSON.stringify(token), userId: String(user.id), companyId: String(user.companyId) };
  entries.companyDueDate = '01/01/2100';
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, entries);
}

export async function fillLogin({ page }) {
  await page.locator(find.email).fill(login.email);
  await page.locator(find.password).fill(login.password);
}

/** When the first element of this kind was painted, in milliseconds after the start of the page. */
export async function painted({ page }, name) {
  const handle = await page.waitForFunction((key) => window.lab.painted[key], name, { timeout: 60_000 });
  return handle.jsonValue();
}

export const longTaskTime = ({ page }) =>
  page.evaluate(() => window.lab.longTasks.reduce((sum, { duration }) => sum + duration, 0));

/** Opens /tickets with its first rows. */
export async function openTickets(computer) {
  await computer.page.goto('/tickets');
  await computer.page.locator(find.ticketRow).first().waitFor({ timeout: 60_000 });
  await pause(1_500);
}

/** Heap in bytes, DOM nodes, listeners and main-thread seconds, after a garbage collection. */
export async function metrics({ cdp }, { collect = true } = {}) {
  if (collect) {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const answer = await cdp.send('Performance.getMetrics');
  const value = (name) => answer.metrics.find((metric) => metric.name === name).value;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    busy: value('TaskDuration'),
  };
}

/**
 * Counts room messages on the wire: a join must be left or still be open. Before the page is opened. With a connection
 * its rooms end, so another one starts from nothing.
 */
export function watchRooms({ page }) {
  const counts = new Map();
  page.on('websocket', (socket) => {
    counts.clear();
    socket.on('framesent', ({ payload }) => {
      const match = /^42\["(join|leave)ChatBox","?(\d+)/.exec(String(payload));
      if (!match) return;
      const [, kind, id] = match;
      counts.set(id, (counts.get(id) ?? 0) + (kind === 'join' ? 1 : -1));
    });
  });
  return { open: () => [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

export async function control(url, path, body = {}) {
  const response = await fetch(`${url}/__test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/__test/${path}: ${response.status}`);
  return response.json();
}

export const requests = async (url) => (await fetch(`${url}/__test/requests`)).json();
export const forgetRequests = (url) => fetch(`${url}/__test/requests`, { method: 'DELETE' });

/** Calls the API with the page's own token: another sign-in would end the page's session. */
export async function api({ context, page, url }, path) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token')));
  const response = await context.request.get(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
  return response.json();
}

/** The open tickets on top of the list, whoever has them. */
export async function openTicketsOf(computer) {
  const queues = await api(computer, '/queue');
  const queueIds = encodeURIComponent(JSON.stringify(queues.map(({ id }) => id)));
  const { tickets } = await api(computer, `/tickets?status=open&pageNumber=1&showAll=true&queueIds=${queueIds}`);
  return tickets;
}
