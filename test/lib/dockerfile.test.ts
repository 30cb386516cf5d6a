import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Instructions in order, lines that go on joined. */
const instructions = readFileSync('deploy/Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
const having = (start: string): string[] => last.filter((line) => line.startsWith(start));

describe('the container image', () => {
  it('B-38 is built in one stage and runs in another, which takes only what was built', () => {
    expect(instructions.filter((line) => line.startsWith('FROM '))).toEqual([
      expect.stringMatching(/^FROM node:\d+\S* AS build$/),
      expect.not.stringContaining('node'),
    ]);
    const copied = having('COPY ').filter((line) => line.includes('--from=build'));
    expect(copied[0]).toBe('COPY --from=build /app/dist /usr/share/prosa');
    expect(copied.join(' ')).not.toMatch(/node_modules|src/);
  });

  it('B-38 runs nginx as a user who is not root, on a port that needs no rights', () => {
    const user = last.findIndex((line) => line.startsWith('USER '));
    expect(Number(last[user]?.split(' ')[1])).toBeGreaterThanOrEqual(1000);
    expect(last.slice(user + 1).filter((line) => /^(USER|RUN|COPY|ADD) /.test(line))).toEqual([]);
    expect(Number(having('EXPOSE ')[0]?.split(' ')[1])).toBeGreaterThan(1023);
    expect(readFileSync('deploy/start.sh', 'utf8')).toMatch(/^exec nginx /m);
  });

  it('B-38 holds its files in gzip and Brotli as well, and the module that nginx needs for the latter', () => {
    const built = instructions.slice(0, -last.length).filter((line) => line.startsWith('RUN '));
    expect(built.at(-1)).toMatch(/ npm run build && node scripts\/compress\.mjs( |$)/);
    expect(having('RUN ')[0]).toMatch(/ apt-get install .* libnginx-mod-http-brotli-static .*&&/);
    const start = readFileSync('deploy/start.sh', 'utf8');
    expect(start).toContain('load_module $modules/ngx_http_brotli_static_module.so;');
    expect(start).toMatch(/^modules=\$\{NGINX_MODULES:-\/usr\/lib\/nginx\/modules\}$/m);
    const template = readFileSync('deploy/nginx.conf.template', 'utf8');
    for (const line of ['@MODULES@', '@BROTLI@', 'gzip_static on;']) expect(template).toContain(line);
  });

  it('B-38 says by itself whether it is well', () => {
    const [check = ''] = having('HEALTHCHECK ');
    expect(check).toMatch(/CMD curl -fsS http:\/\/127\.0\.0\.1:\d+\/healthz \|\| exit 1$/);
    expect(check).toContain(`:${having('EXPOSE ')[0]?.split(' ')[1]}/`);
    expect(readFileSync('deploy/nginx.conf.template', 'utf8')).toContain('location = /healthz');
  });
});
