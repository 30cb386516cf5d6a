import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The tests of the pure cores, as Stryker runs them: a changed line at a time. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': at('../../src') } },
  define: { __APP_VERSION__: JSON.stringify('6.0.0'), __APP_COMMIT__: JSON.stringify('') },
  test: {
    environment: 'jsdom',
    setupFiles: ['test/mutation/setup.ts'],
    include: [
      'src/{api,browser,lib,realtime}/**/*.test.{ts,tsx}',
      'src/features/conversation/**/*.test.ts',
      'test/lib/ticket*.test.ts',
    ],
    testTimeout: 20_000,
    isolate: false,
    // The sandbox lies below node_modules; read from there as a package it would be read once, not for each file.
    server: { deps: { inline: [/stryker-setup/] } },
    runner: 'test/mutation/keptWorker.mjs',
  },
});
