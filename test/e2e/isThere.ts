import type { Locator } from 'playwright-core';

/** Whether the first that is found comes into view. @param within milliseconds */
export const isThere = (what: Locator, within: number): Promise<boolean> =>
  what
    .first()
    .waitFor({ timeout: within })
    .then(
      () => true,
      () => false,
    );
