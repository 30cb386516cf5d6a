import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { partOf } from '../part.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Journeys of the main ways of a day that hold on any bad one. In others something is pressed once, or an event is waited
 * for, that such a network may rightly lose.
 */
const journeysOnAwful = partOf(['agents', 'composer', 'kanban', 'contacts', 'session', 'bulk', 'companies']);

/** Of these files a run of CI takes a third, of each the part that PROSA_PART names. */
const suites = (ends: RegExp): string[] =>
  partOf(
    readdirSync(at('.')).filter((file) => ends.test(file)),
    'PROSA_SUITES',
  ).map((file) => `test/long/${file}`);

/** What takes minutes: random stories against a model, and every page under every fault in Chromium. One report. */
export default defineConfig({
  root: at('../..'),
  plugins: [react()],
  resolve: { alias: { '@': at('../../src') } },
  define: { __APP_VERSION__: JSON.stringify('6.0.0'), __APP_COMMIT__: JSON.stringify('') },
  test: {
    testTimeout: 60_000,
    // The summary of a run shows the message alone, so it says what was found.
    chaiConfig: { truncateThreshold: 0 },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'stories',
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
          include: ['test/long/stories/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['test/setup.ts'],
          include: suites(/\.test\.tsx?$/),
        },
      },
      {
        extends: true,
        test: {
          name: 'awful',
          environment: 'node',
          include: journeysOnAwful.map((name) => `test/e2e/${name}.e2e.ts`),
          env: { PROSA_JOURNEYS_ON: 'awful' },
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: suites(/\.e2e\.ts$/),
          expect: { poll: { timeout: 10_000 } },
          // One page is led through many faults, on a machine that may have other work: the step's own limit is the short one.
          testTimeout: 180_000,
        },
      },
    ],
  },
});
