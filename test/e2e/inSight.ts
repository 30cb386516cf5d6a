import type { Browser } from 'playwright-core';

/** Characters of a page's text in a report; dialogs and notices come last in it. */
const sightLength = 700;

/** Address and text of every open page, for the report of a test that failed. */
export async function inSight(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const sights = pages.map(async (page) => {
    const text = await page.evaluate('document.body.innerText').catch(String);
    return `In sight at ${page.url()}: ${String(text).replaceAll(/\s+/g, ' ').slice(-sightLength)}`;
  });
  return (await Promise.all(sights)).join('\n');
}
