import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ended, freePort } from './preview.mjs';

/** Whether an nginx is on this machine. */
export const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** Whether it can serve what is compressed with Brotli: whether its module is where deploy/start.sh looks for it. */
export const hasBrotli = () =>
  existsSync(join(process.env.NGINX_MODULES || '/usr/lib/nginx/modules', 'ngx_http_brotli_static_module.so'));

/**
 * A build that a web server can read: started by root it works as somebody else, to whom the folders above the project
 * may be closed.
 * @param folder that everybody may read
 * @returns the path of the build, or of its copy in the folder
 */
export function readableBuild(folder) {
  const build = resolve('dist');
  if (process.getuid?.() !== 0) return build;
  const copy = join(folder, 'dist');
  cpSync(build, copy, { recursive: true, preserveTimestamps: true });
  spawnSync('chmod', ['-R', 'a+rX', copy]);
  return copy;
}

/**
 * Starts nginx as the container does (deploy/start.sh), in front of an embedded backend.
 * @param backend origin of the backend
 * @param variables of the container beside those (docs/deployment.md)
 * @returns its address, a function that ends it, and both of its logs, until it ends
 */
export async function startNginx(backend, variables = {}) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'prosa-nginx-'));
  // Started by root, its workers are somebody else.
  chmodSync(folder, 0o755);
  const accessLog = join(folder, 'access.log');
  const child = spawn(resolve('deploy/start.sh'), [], {
    env: {
      ...process.env,
      PROSA_ROOT: readableBuild(folder),
      PROSA_RUN: folder,
      LISTEN: `127.0.0.1:${port}`,
      ACCESS_LOG: accessLog,
      BACKEND_ORIGIN: backend,
      // Contact pictures carry the backend's own address.
      MEDIA_ORIGIN: backend,
      UPLOAD_LIMIT: '100m',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk) => {
    printed = (printed + chunk).slice(-20_000);
  };
  const output = () => printed + (existsSync(accessLog) ? readFileSync(accessLog, 'utf8') : '');
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    child.kill('SIGTERM');
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 10_000 && child.exitCode === null; waited += 100) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url, stop, output };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`nginx did not start:\n${printed}`);
}
