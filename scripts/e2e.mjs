// Journeys in Chromium against the production build with the embedded backend. Further arguments go to vitest, e.g.
// `npm run test:e2e -- smoke`; with `--config <file>` other suites run on the same ground (`npm run test:long`). Where
// there is an nginx, the build is served by it as in the container, with its headers.
import { spawn, spawnSync } from 'node:child_process';
import { requireChromium } from './chromium.mjs';
import { hasNginx, startNginx } from './nginx.mjs';
import { buildIfStale, ended, startPreview } from './preview.mjs';

const chromium = requireChromium();
buildIfStale();

const front = hasNginx();
if (front) spawnSync(process.execPath, ['scripts/compress.mjs'], { stdio: 'inherit' });
else console.log('No nginx here: the journeys run without its headers.');

/** A backend with the app in front of it. */
async function startStand() {
  const preview = await startPreview({ PROSA_DEMO_LIFE: 'off', PROSA_CONTROL: '1', NODE_ENV: 'production' });
  const nginx = front ? await startNginx(preview.url) : null;
  const stop = async () => {
    await nginx?.stop();
    await preview.stop();
  };
  return { app: nginx?.url ?? preview.url, backend: preview.url, output: preview.output, stop };
}

// One for each worker of vitest: a journey moves its backend's clock and drops its sockets.
const stands = await Promise.all([startStand(), startStand()]);

const args = process.argv.slice(2);
const config = args.includes('--config') ? [] : ['--config', 'test/e2e/vitest.config.ts'];

const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PROSA_STANDS: JSON.stringify(stands.map(({ app, backend }) => ({ app, backend }))),
    PROSA_NGINX: front ? '1' : '',
    CHROMIUM_PATH: chromium,
  },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => tests.kill(signal));
const code = await ended(tests);
await Promise.all(stands.map(({ stop }) => stop()));
if (code !== 0 && process.env.PROSA_VERBOSE) for (const { output } of stands) console.error(output());
process.exit(code);
