/**
 * Would the tests of the pure cores fail if the code were wrong? Stryker changes a line at a time and runs the tests
 * that reach it (`npm run test:mutation`, one folder: `npm run test:mutation -- --mutate 'src/lib/**'`).
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'kept',
  plugins: ['./test/mutation/keptRunner.mjs'],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: [
    'src/realtime/**/*.ts',
    'src/contexts/drafts.ts',
    'src/features/conversation/outbox/{echo,outbox*}.ts',
    'src/{lib,browser}/*.ts',
    'src/api/{asText,dashboard,errors,invoices,rest,subscription,timeouts,wire}.ts',
    '!src/**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignoreStatic: true,
  timeoutMS: 3_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  // Its rewriting of references needs the compiler's old interface; there are no references to rewrite.
  tsconfigFile: 'none',
  tempDirName: 'node_modules/.cache/stryker',
  // The score is of what the tests reach; what they do not reach is named in the table.
  thresholds: { high: 95, low: 85, break: null },
  disableTypeChecks: false,
};
