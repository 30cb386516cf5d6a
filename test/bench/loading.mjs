import {
  find,
  fillLogin,
  forgetRequests,
  longTaskTime,
  median,
  newComputer,
  painted,
  pause,
  requests,
} from './lab.mjs';

const rounds = 3;

async function repeat(run) {
  const values = [];
  for (let round = 0; round < rounds; round += 1) values.push(await run());
  return values;
}

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
  const logins = await repeat(() => loginPage(browser, url));
  report('/login: first paint', median(logins.map(({ paint }) => paint)), 'ms', 600);
  report('/login: long-task time', median(logins.map(({ busy }) => busy)), 'ms', 200);
  const colds = await repeat(() => cold(browser, url));
  report('cold /tickets to first row', median(colds.map(({ row }) => row)), 'ms', 1_100);
  report('sign-in to first row', median(logins.map(({ row }) => row)), 'ms', 600);
  report('warm reload to first row', median(colds.map(({ warm }) => warm)), 'ms', 800);
  const [last] = colds.slice(-1);
  report('calls of a cold /tickets', last.calls, '', 12);
  // Two lists of one kind (assigned and waiting) are two calls of one path.
  report('calls repeated', last.twice.map(([call, count]) => `${call} ×${count}`).join(', ') || 'none', '', null);
  report('requests to third parties', last.foreign.length, '', 0);
}
