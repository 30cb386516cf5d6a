// Journeys in Chromium against the production build with the embedded backend. Further arguments go to vitest, e.g.
// `npm run test:e2e -- smoke`.
import { spawn } from 'node:child_process';
import { requireChromium } from './chromium.mjs';
import { buildIfStale, ended, startPreview } from './preview.mjs';

const chromium = requireChromium();
buildIfStale();
const preview = await startPreview({ PROSA_DEMO_LIFE: 'off', PROSA_CONTROL: '1', NODE_ENV: 'production' });

const tests = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/e2e/vitest.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, PROSA_URL: preview.url, CHROMIUM_PATH: chromium } },
);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => tests.kill(signal));
const code = await ended(tests);
await preview.stop();
if (code !== 0 && process.env.PROSA_VERBOSE) console.error(preview.output());
process.exit(code);
