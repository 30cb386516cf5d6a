import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttpsServer, type ServerOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pause } from '@/lib/pause';
import { readableBuild, startNginx, type Front } from '../../scripts/nginx.mjs';
import { ended, freePort } from '../../scripts/preview.mjs';

/** A web server in front of a backend. */
export interface FrontKind {
  name: string;
  isHere: boolean;
  /** Whether TLS ends here, so that it asks for https from now on. */
  endsTls: boolean;
  /** Whether it knows a call again that a browser sends twice (OP-14). */
  knowsAgain: boolean;
  /** What its logs say of a password reset, or of a request that failed where they say nothing else. */
  logged: string;
  /** @param backend origin of the backend, which has its API under /api */
  start(backend: string): Promise<Front>;
}

/** Whether a program is on this machine; what is not is named at the end (scripts/stands.mjs). */
export const isHere = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** Replaces each part of a text that must be in it. */
function replaced(text: string, parts: readonly (readonly [string | RegExp, string])[]): string {
  return parts.reduce((whole, [part, other]) => {
    const changed = whole.replaceAll(part, other);
    if (changed === whole) throw new Error(`the sample lacks ${String(part)}`);
    return changed;
  }, text);
}

/** Each question has a connection of its own: Apache closes those that are kept as soon as it is busy. */
export function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...init, headers });
}

interface Sample {
  name: string;
  program: string;
  logged: string;
  /** File below deploy/samples. */
  file: string;
  /** What makes it listen here without TLS, beside the name, the build and the backend. */
  changes(port: number, folder: string): [string | RegExp, string][];
  /** Writes what else belongs to it. @returns arguments of the program, which stays in the foreground */
  prepare(folder: string, sample: string, port: number): string[];
}

const samples: Sample[] = [
  {
    name: 'the sample for nginx',
    program: 'nginx',
    logged: '"POST /api/resetpasswords/***" 200',
    file: 'nginx.conf',
    changes: (port, folder) => [
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      [/ssl_certificate\S* \S+;/g, ''],
      ['/var/log/nginx', folder],
      ['/var/cache/nginx', folder],
    ],
    prepare: (folder, sample) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      const main = `worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn; events {}
        http { include /etc/nginx/mime.types; ${temporary.join(' ')} include ${sample}; }`;
      writeFileSync(join(folder, 'main.conf'), main);
      return ['-c', join(folder, 'main.conf'), '-g', 'daemon off;'];
    },
  },
  {
    name: 'the sample for Caddy',
    program: 'caddy',
    logged: 'http.log.error',
    file: 'Caddyfile',
    changes: (port) => [
      [/^inbox\.example\.com \{/gm, `http://127.0.0.1:${port} {`],
      [/^\tlog \{/gm, '\tadmin off\n\tlog {'],
    ],
    prepare: (_folder, sample) => ['run', '--adapter', 'caddyfile', '--config', sample],
  },
  {
    name: 'the sample for Apache',
    program: 'apache2',
    logged: '"POST (password reset)" 200',
    file: 'apache.conf',
    changes: (port, folder) => [
      ['<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`],
      [/SSL(Engine|Certificate)\S* \S+/g, ''],
      ['/var/log/apache2', folder],
    ],
    prepare: (folder, sample, port) => {
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'setenvif', 'filter'];
      // What the sample says to switch on, but for TLS.
      modules.push('headers', 'rewrite', 'deflate', 'proxy', 'proxy_http');
      const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      const main = [
        ...load,
        `ServerRoot ${folder}`,
        'ServerName 127.0.0.1',
        `PidFile ${folder}/apache.pid`,
        `DefaultRuntimeDir ${folder}`,
        `Listen 127.0.0.1:${port}`,
        'User www-data',
        'Group www-data',
        'TypesConfig /etc/mime.types',
        // Debian's own.
        'Alias /icons/ /usr/share/apache2/icons/',
        `ErrorLog ${folder}/error.log`,
        `Include ${sample}`,
      ];
      writeFileSync(join(folder, 'main.conf'), main.join('\n'));
      return ['-f', join(folder, 'main.conf'), '-D', 'FOREGROUND'];
    },
  },
];

async function startSample(sample: Sample, backend: string): Promise<Front> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'prosa-sample-'));
  chmodSync(folder, 0o755);
  const file = join(folder, sample.file);
  const text = replaced(readFileSync(resolve('deploy/samples', sample.file), 'utf8'), [
    ...sample.changes(port, folder),
    ['https://inbox.example.com', `http://${host}`],
    ['inbox.example.com', host],
    ['/srv/prosa', readableBuild(folder)],
    ['127.0.0.1:4000', new URL(backend).host],
  ]);
  writeFileSync(file, text);
  mkdirSync(join(folder, 'home'));
  const child = spawn(sample.program, sample.prepare(folder, file, port), {
    env: { ...process.env, HOME: join(folder, 'home'), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const logs = ['prosa.log', 'prosa-error.log', 'error.log'].map((name) => join(folder, name));
  const output = (): string => printed + logs.map((log) => (existsSync(log) ? readFileSync(log, 'utf8') : '')).join('');
  const abandon = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', abandon);
  const stop = async (): Promise<void> => {
    process.off('exit', abandon);
    child.kill('SIGTERM');
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://${host}`;
  for (let waited = 0; waited < 10_000 && child.exitCode === null; waited += 100) {
    const answer = await ask(`${url}/config.json`).catch(() => null);
    if (answer?.ok === true) return { url, stop, output };
    await pause(100);
  }
  const said = output();
  await stop();
  throw new Error(`${sample.name} did not start:\n${said}`);
}

/** The container and the samples for other web servers. */
export const fronts: FrontKind[] = [
  {
    name: 'the container',
    isHere: isHere('nginx'),
    endsTls: false,
    knowsAgain: true,
    logged: '"POST /api/resetpasswords/***" 200',
    start: (backend) => startNginx(backend, { MEDIA_ORIGIN: '' }),
  },
  ...samples.map((sample) => ({
    name: sample.name,
    isHere: isHere(sample.program),
    endsTls: true,
    knowsAgain: sample.program === 'nginx',
    logged: sample.logged,
    start: (backend: string) => startSample(sample, backend),
  })),
];

export interface Heard {
  /** As it came, path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  /** The name that was asked for while the TLS connection was made. */
  servername: string | undefined;
}

/** A server that remembers what it was asked, and says of what it is asked again that nothing has changed. */
export async function startEcho(tls?: ServerOptions) {
  const heard: Heard[] = [];
  const answer: RequestListener = (request, response) => {
    const { url = '', headers, socket } = request;
    heard.push({ url, headers, servername: 'servername' in socket ? String(socket.servername) : undefined });
    request.resume().once('end', () => {
      if (headers['if-none-match'] === undefined) response.setHeader('content-type', 'application/json').end('{}');
      else response.writeHead(304).end();
    });
  };
  const server = tls ? createHttpsServer(tls, answer) : createHttpServer(answer);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    heard,
    stop: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
