import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every dialog, popover and menu that a press opens, in three languages, a test for each way: for a release (CONTRIBUTING). */
export default defineConfig({
  root: at('../..'),
  resolve: { alias: { '@': at('../../src') } },
  test: {
    environment: 'node',
    include: ['test/long/**/*.tour.ts'],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
