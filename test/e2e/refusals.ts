import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { pause } from '@/lib/pause';

/** Milliseconds in which a refused call has its answer, however slow the machine. */
const renewalMs = 10_000;

/**
 * The calls of a visitor that are refused with 403 and not answered otherwise since. No defect where the token was aged:
 * then the same call is answered with a fresh one.
 */
export function watchRefusals(context: BrowserContext, first: Page) {
  const refused = new Map<string, { text: string; page: Page | null }>();
  context.on('response', (response) => {
    if (response.status() !== 403) refused.delete(response.url());
  });
  // Another document never hears what was asked by the one before.
  const follow = (page: Page) =>
    page.on('domcontentloaded', () => {
      for (const [url, call] of refused) if (call.page === page) refused.delete(url);
    });
  follow(first);
  context.on('page', follow);

  return {
    add: (message: ConsoleMessage): void =>
      void refused.set(message.location().url, { text: message.text(), page: message.page() }),
    /** Waits until each has had its answer. */
    answered: async (): Promise<void> => {
      const end = performance.now() + renewalMs;
      while (refused.size > 0 && performance.now() < end) await pause(100);
    },
    /** What is left of them, which is forgotten with it. */
    take: (): string[] => {
      const left = [...refused].map(([url, { text }]) => `${text} ${url}`);
      refused.clear();
      return left;
    },
  };
}
