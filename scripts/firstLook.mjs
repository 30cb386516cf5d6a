import { chromium } from 'playwright-core';

/** How long the first page may take, in milliseconds. */
const patience = 60_000;

/**
 * Opens one page before hundreds of tests do: where the app does not come up, each of them would find out by its own
 * time-out.
 * @param {{ app: string, browser: string, output: () => string }} stand
 * @returns {Promise<string | null>} null where the login page is there, else what was seen instead
 */
export async function firstLook({ app, browser: endpoint, output }) {
  const url = `${app}/login`;
  const seen = [];
  const note = (line) => {
    if (seen.length < 20) seen.push(line);
  };
  let browser;
  try {
    browser = await chromium.connect(endpoint, { timeout: patience });
    const page = await browser.newPage();
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => note(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`thrown: ${error.stack ?? error}`));
    const answer = await page.goto(url, { timeout: patience });
    if (!answer?.ok()) throw new Error(`it is answered with ${answer?.status() ?? 'nothing'}`);
    await page.locator('input[name="email"]').waitFor({ timeout: patience });
    return null;
  } catch (error) {
    const shown = await browser
      ?.contexts()[0]
      ?.pages()[0]
      ?.locator('body')
      .innerText({ timeout: 2_000 })
      .catch(() => '');
    const lines = [
      `The app does not come up at ${url}, so no test was begun: ${String(error.message).split('\n')[0]}`,
      ...seen,
      `The page shows: ${shown?.trim().slice(0, 500) || 'nothing'}`,
      `Said by its server:\n${output().split('\n').slice(-15).join('\n')}`,
    ];
    return lines.join('\n');
  } finally {
    await browser?.close();
  }
}
