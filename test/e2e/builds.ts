import type { BrowserContext, Page } from 'playwright-core';

/**
 * The server has been given another build.
 * @param gone addresses of the old files that are no longer there
 */
export async function deploy(context: BrowserContext, gone: RegExp): Promise<void> {
  await context.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await context.route(/\/index\.html$/, async (route) => {
    const page = await route.fetch();
    await route.fulfill({
      response: page,
      body: (await page.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-later.js'),
    });
  });
}

/** @returns how often the page was loaded since */
export function loads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
