import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesIn, journeysInPart } from '../inPart.ts';

/** Run by scripts/stands.mjs, which says how many at a time: each worker has a backend of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: filesIn('test/e2e', journeysInPart),
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    // The summary of a run shows the message alone, so it says what was found.
    chaiConfig: { truncateThreshold: 0 },
    hookTimeout: 60_000,
  },
});
