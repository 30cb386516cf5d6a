import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { namedClasses, scopedName } from './scripts/classNames.ts';
import { emojiData } from './scripts/emojiData.ts';
import { builtCommit } from './scripts/commit.mjs';
import { releaseFile } from './scripts/release.ts';
import { remSheets } from './scripts/remSheets.ts';
import { startHints } from './scripts/startHints.ts';
import { filesIn, pagesInPart } from './test/inPart.ts';
import { embeddedBackend } from './test/vitePlugin.ts';

const version = process.env.npm_package_version ?? '6.0.0';
const commit = builtCommit();

const startFile = /(^|\/)(start|index|rolldown-runtime|login|query|shell)-[\w-]+\.js$/;

/** One file serves `vite`, `vite preview` and `vitest` (docs/dependencies.md, section 2). */
export default defineConfig(({ mode }) => ({
  plugins: [
    // Before the compiler, which writes imports its own way.
    namedClasses(),
    remSheets(),
    react({ compiler: true }),
    emojiData(),
    startHints(),
    releaseFile(version, commit),
    ...(mode === 'test' ? [] : [embeddedBackend()]),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __APP_VERSION__: JSON.stringify(version), __APP_COMMIT__: JSON.stringify(commit) },
  server: { host: '127.0.0.1', port: 3000, open: process.env.PROSA_OPEN === '1' },
  preview: { host: '127.0.0.1', port: 3000 },
  // A package first met through a lazy import makes Vite re-optimise and reload the page in development.
  optimizeDeps: {
    include: [
      'mic-recorder-to-mp3',
      'xlsx',
      'qrcode.react',
      'react-csv/lib/core',
      'frimousse',
      'react-toastify/unstyled',
      'yet-another-react-lightbox',
      'date-fns/locale/pt-BR',
      'date-fns/locale/en-US',
      'date-fns/locale/es',
    ],
  },
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es' },
  build: {
    manifest: true,
    // For whoever reads the places of an error beacon (OP-04); nothing in the build points to them.
    sourcemap: process.env.PROSA_SOURCEMAPS === '1' ? 'hidden' : false,
    modulePreload: {
      // What the start has loaded anyway (scripts/startHints.ts) needs no link of its own at each later import.
      resolveDependencies: (_file, deps) => deps.filter((name) => !startFile.test(name)),
    },
    // scripts/budgets.mjs holds the sizes that count.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Names of classes and the like are written where they are used.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with, in one piece: many small chunks compress worse.
            { name: 'start', tags: ['$initial'], priority: 3 },
            // What the public pages need, then the shell, then the inbox: a file each, since sixty small ones cost the
            // start more than their bytes.
            { name: 'login', test: /src[\\/]pages[\\/]login[\\/]LoginPage/, priority: 2.5 },
            { name: 'query', test: /@tanstack[\\/](query-core|react-query)/, priority: 2 },
            {
              name: 'shell',
              test: /src[\\/]app[\\/](PrivateShell|sessionClient)/,
              priority: 1.5,
            },
            { name: 'board', test: /src[\\/]pages[\\/]dashboard[\\/]prefetchedBoard/, priority: 0.5 },
            {
              name: 'inbox',
              test: /src[\\/]pages[\\/]tickets[\\/](TicketsPage|list[\\/]prefetchedLists)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    // The summary of a run shows the message alone, so it says what was found.
    chaiConfig: { truncateThreshold: 0 },
    hookTimeout: 60_000,
    maxWorkers: 2,
    // What one part of `npm test` has compiled is there for the next (scripts/test.mjs).
    ...(process.env.PROSA_MODULES && {
      experimental: { fsModuleCache: true, fsModuleCachePath: process.env.PROSA_MODULES },
    }),
    // Drawing pages makes much that is soon gone; with more room for it the collector works less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts', 'test/{backend,lib}/**/*.test.ts'] },
      },
      // What is drawn, above all whole pages over the embedded backend: too long for a check at every commit. A part of the
      // time is waiting, so that two cores bear three at a time (four take as long).
      {
        extends: true,
        test: {
          name: 'flows',
          setupFiles: ['test/flows/readCode.ts'],
          include: [...filesIn('test/flows', pagesInPart), '{src,test/lib}/**/*.test.tsx'],
          maxWorkers: Math.max(3, availableParallelism()),
          sequence: { groupOrder: 1, setupFiles: 'list' },
        },
      },
    ],
  },
}));
