import type { BrowserServer } from 'playwright-core';

export const outside: string;
export function startBrowser(executablePath: string): Promise<BrowserServer>;
