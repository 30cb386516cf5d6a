import { find, fillLogin, forgetRequests, longTaskTime, newComputer, painted, pause, requests } from './lab.mjs';

async function loginPage(browser, url) {
  const computer = await newComputer(browser, url, { signedIn: false });
  await computer.page.goto('/login');
  await computer.page.locator(find.submit).waitFor();
  await pause(1_000);
  const paint = await computer.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const busy = await longTaskTime(computer);
  await fillLogin(computer);
  const before = await computer.page.evaluate(() => performance.now());
  await computer.page.locator(find.submit).click();
  const row = (await painted(computer, 'row')) - before;
  await computer.close();
  return { paint, busy, row };
}

async function cold(browser, url) {
  const computer = await newComputer(browser, url);
  await forgetRequests(url);
  await computer.page.goto('/tickets');
  const row = await painted(computer, 'row');
  await pause(3_000);
  const { counts } = await requests(url);
  const calls = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const twice = Object.entries(counts).filter(([, count]) => count > 1);
  await computer.page.reload();
  const warm = await painted(computer, 'row');
  await computer.close();
  return { row, warm, calls, twice, foreign: computer.foreign };
}

/** The start of the app: /login, cold and warm /tickets, and what they ask of the server. */
export async function loading({ browser, url, report }) {
  const login = await loginPage(browser, url);
  report('/login: first paint', login.paint, 'ms', 600);
  report('/login: long-task time', login.busy, 'ms', 200);
  const start = await cold(browser, url);
  report('cold /tickets to first row', start.row, 'ms', 1_100);
  report('sign-in to first row', login.row, 'ms', 600);
  report('warm reload to first row', start.warm, 'ms', 800);
  report('calls of a cold /tickets', start.calls, '', 12);
  // Two lists of one kind (assigned and waiting) are two calls of one path.
  report('calls repeated', start.twice.map(([call, count]) => `${call} ×${count}`).join(', ') || 'none', '', null);
  report('requests to third parties', start.foreign.length, '', 0);
}
