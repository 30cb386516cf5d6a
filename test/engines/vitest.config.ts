import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const found = (process.env['PROSA_ENGINES_FOUND'] ?? 'chromium').split(',');

/** The same journeys in each engine that is here (scripts/engines.mjs), each file with a backend. */
export default defineConfig({
  root: at('../..'),
  resolve: { alias: { '@': at('../../src') } },
  test: {
    environment: 'node',
    include: ['test/engines/**/*.journey.ts'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The summary of a run shows the message alone, so it says what was found.
    chaiConfig: { truncateThreshold: 0 },
    projects: found.map((name) => ({ extends: true, test: { name, env: { PROSA_ENGINE: name } } })),
  },
});
