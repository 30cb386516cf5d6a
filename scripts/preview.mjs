import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { builtCommit } from './commit.mjs';

const sources = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, 0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function commitOfBuild() {
  try {
    return JSON.parse(readFileSync('dist/version.json', 'utf8')).commit;
  } catch {
    return null;
  }
}

/** Builds when there is no build, or one of another commit or of older files; ends the process when that fails. */
export function buildIfStale() {
  const built = newest('dist/.vite/manifest.json');
  if (built > Math.max(...sources.map(newest)) && commitOfBuild() === builtCommit()) return;
  console.log('Building the app.');
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Waits for a child to end. */
export const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
    else child.once('exit', (code) => resolve(code ?? 1));
  });

/**
 * Starts `vite preview` of the build with the embedded backend on a free port.
 * @returns its address and a function that ends it
 */
export async function startPreview(env) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const keep = (chunk) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // A script that breaks off must not leave its server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const stop = async () => {
    child.kill('SIGTERM');
    const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended(child);
    clearTimeout(patience);
  };
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 60_000; waited += 200) {
    if (child.exitCode !== null) break;
    if (await answers(url)) return { url, stop, output: () => output };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  console.error(`vite preview did not start:\n${output}`);
  return process.exit(1);
}
