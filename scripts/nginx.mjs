import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ended, freePort } from './preview.mjs';

/** Whether an nginx is on this machine. */
export const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/**
 * Starts nginx as the container does (deploy/start.sh), in front of an embedded backend.
 * @param backend origin of the backend
 * @returns its address and a function that ends it
 */
export async function startNginx(backend) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'prosa-nginx-'));
  // Started by root, its workers are somebody else.
  chmodSync(folder, 0o755);
  const child = spawn(resolve('deploy/start.sh'), [], {
    env: {
      ...process.env,
      PROSA_ROOT: resolve('dist'),
      PROSA_RUN: folder,
      LISTEN: `127.0.0.1:${port}`,
      ACCESS_LOG: 'off',
      BACKEND_ORIGIN: backend,
      API_UPSTREAM: `${backend}/api/`,
      // Contact pictures carry the backend's own address.
      MEDIA_ORIGIN: backend,
      UPLOAD_LIMIT: '100m',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  process.once('exit', () => child.kill('SIGKILL'));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 10_000 && child.exitCode === null; waited += 100) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url, stop, output: () => output };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`nginx did not start:\n${output}`);
}
