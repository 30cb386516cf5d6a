import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Each worker has a backend of its own (scripts/e2e.mjs), and most of a journey is waiting: two at a time. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['test/e2e/**/*.e2e.ts'],
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    // The summary of a run shows the message alone, so it says what was found.
    chaiConfig: { truncateThreshold: 0 },
    hookTimeout: 60_000,
  },
});
