// Journeys in Chromium against the production build with the embedded backend. Further arguments go to vitest, e.g.
// `npm run test:e2e -- smoke`; with `--config <file>` other suites run on the same ground (`npm run test:long`). Where
// there is an nginx, the build is served by it as in the container, with its headers.
import { spawn, spawnSync } from 'node:child_process';
import { requireChromium } from './chromium.mjs';
import { hasNginx, startNginx } from './nginx.mjs';
import { buildIfStale, ended, startPreview } from './preview.mjs';

const chromium = requireChromium();
buildIfStale();
const preview = await startPreview({ PROSA_DEMO_LIFE: 'off', PROSA_CONTROL: '1', NODE_ENV: 'production' });

async function startFront() {
  if (!hasNginx()) {
    console.log('No nginx here: the journeys run without its headers.');
    return null;
  }
  spawnSync(process.execPath, ['scripts/compress.mjs'], { stdio: 'inherit' });
  return startNginx(preview.url);
}
const nginx = await startFront();

const args = process.argv.slice(2);
const config = args.includes('--config') ? [] : ['--config', 'test/e2e/vitest.config.ts'];

const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PROSA_URL: nginx?.url ?? preview.url,
    PROSA_CONTROL_URL: preview.url,
    PROSA_NGINX: nginx === null ? '' : '1',
    CHROMIUM_PATH: chromium,
  },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => tests.kill(signal));
const code = await ended(tests);
await nginx?.stop();
await preview.stop();
if (code !== 0 && process.env.PROSA_VERBOSE) console.error(preview.output());
process.exit(code);
