import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { startBrowser } from './browser.mjs';
import { firstLook } from './firstLook.mjs';
import { fontEnvironment } from './fonts.mjs';
import { hasBrotli, hasNginx, startNginx } from './nginx.mjs';
import { buildIfStale, ended, startPreview } from './preview.mjs';

/** Servers that the tests of deploy/ start (test/e2e/fronts.ts), by what is tried with them. */
const servers = {
  nginx: 'the container and the sample for nginx',
  caddy: 'the sample for Caddy',
  apache2: 'the sample for Apache',
};

/** One line on what this machine lacks, or nothing. */
function leftOut() {
  const missing = Object.keys(servers).filter((program) => spawnSync('which', [program]).status !== 0);
  if (!missing.includes('nginx') && !hasBrotli()) console.log('Not tried, since this nginx lacks its module: Brotli.');
  if (missing.length === 0) return;
  const what = missing.map((program) => servers[program]);
  console.log(`Not tried, since this machine lacks ${missing.join(' and ')}: ${what.join(', ')}.`);
}

/** A backend with the app in front of it, and a Chromium unless other engines are tried. */
async function startStand(front, chromium) {
  const preview = await startPreview({ PROSA_DEMO_LIFE: 'off', PROSA_CONTROL: '1', NODE_ENV: 'production' });
  const nginx = front ? await startNginx(preview.url) : null;
  const browser = chromium ? await startBrowser(chromium) : null;
  const stop = async () => {
    await browser?.close();
    await nginx?.stop();
    await preview.stop();
  };
  const output = () => `${preview.output()}${nginx?.output() ?? ''}`;
  return { app: nginx?.url ?? preview.url, backend: preview.url, browser: browser?.wsEndpoint(), output, stop };
}

/**
 * Runs vitest against the production build with the embedded backend. Where there is an nginx, the build is served by
 * it as in the container, with its headers.
 * @param args for vitest
 * @param env beside what the tests need to find their server
 * @param workers how many files at a time; most of a journey is waiting, so two cores bear three
 * @returns vitest's exit code
 */
export async function testOnStands(args, env, workers = 3) {
  buildIfStale();
  const front = hasNginx();
  if (front) spawnSync(process.execPath, ['scripts/compress.mjs'], { stdio: 'inherit' });
  else console.log('No nginx here: the journeys run without its headers, and the container is not tried.');

  // One for each worker of vitest: a journey moves its backend's clock and drops its sockets.
  const stands = await Promise.all(Array.from({ length: workers }, () => startStand(front, env.CHROMIUM_PATH)));
  const stopAll = () => Promise.all(stands.map(({ stop }) => stop()));
  const trouble = env.CHROMIUM_PATH ? await firstLook(stands[0]) : null;
  if (trouble !== null) {
    console.error(trouble);
    // The summary of `npm test` says it again (reporter.mjs).
    const entry = { ended: true, file: 'the first page', project: '', why: [trouble] };
    if (process.env.PROSA_REPORT) appendFileSync(process.env.PROSA_REPORT, `${JSON.stringify(entry)}\n`);
    await stopAll();
    return 1;
  }
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', `--maxWorkers=${workers}`, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PROSA_STANDS: JSON.stringify(stands.map(({ app, backend, browser }) => ({ app, backend, browser }))),
      PROSA_NGINX: front ? '1' : '',
      ...fontEnvironment(),
      ...env,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => tests.kill(signal));
  const code = await ended(tests);
  await stopAll();
  leftOut();
  if (code !== 0 && process.env.PROSA_VERBOSE) for (const { output } of stands) console.error(output());
  return code;
}
