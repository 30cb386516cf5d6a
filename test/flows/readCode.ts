/**
 * Reads the app's code before the first page test of a worker, in a run of them all (PROSA_READ_CODE): its files share
 * their modules, so that in the end it has read every one, and within a test that takes its time from what the test waits
 * for. One after the other, since Node 20 may stumble over a package that is read twice at once.
 */
declare global {
  var isCodeRead: boolean | undefined;
}

const code = import.meta.glob([
  '../../src/**/*.{ts,tsx}',
  // What runs as soon as it is read: tests, the start of the page, workers.
  '!../../src/**/*.{test,worker,d}.{ts,tsx}',
  '!../../src/app/main.tsx',
]);

if (process.env['PROSA_READ_CODE'] && globalThis.isCodeRead !== true) {
  for (const read of Object.values(code)) await read();
  globalThis.isCodeRead = true;
}

export {};
