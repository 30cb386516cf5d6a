import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prosa-start-'));
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
  copyFileSync(resolve('public/manifest.webmanifest'), join(folder, 'manifest.webmanifest'));
  // The script becomes nginx at its end.
  writeFileSync(join(folder, 'nginx'), '#!/bin/sh\n');
  chmodSync(join(folder, 'nginx'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs what starts the container and reads what it has written. */
function start(variables: Record<string, string>) {
  const { status, stderr } = spawnSync('sh', [resolve('deploy/start.sh')], {
    env: {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      PROSA_ROOT: folder,
      PROSA_RUN: join(folder, 'run'),
      ...variables,
    },
    encoding: 'utf8',
  });
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, 'run', name), 'utf8'));
  return { status, stderr, read };
}

describe('the start of the container', () => {
  it('B-40 B-37 B-39 name, logo and colour go into configuration and manifest, whatever they hold', () => {
    const name = 'Ávila & "Cia" | C:\\chat';
    const { status, read } = start({
      BRAND_NAME: name,
      BRAND_LOGO_URL: 'https://cdn.example/logo.svg?a=1&b=2',
      BRAND_PRIMARY: '#0a7d55',
    });
    expect(status).toBe(0);
    expect(read('config.json')).toEqual({
      brand: { name, logoUrl: 'https://cdn.example/logo.svg?a=1&b=2', primary: '#0a7d55' },
    });
    expect(read('manifest.webmanifest')).toMatchObject({
      name,
      short_name: name,
      theme_color: '#0a7d55',
      background_color: '#f3f5f8',
      start_url: '/',
    });
  });

  it('B-40 B-37 nothing set means the product itself; an address that breaks out is refused', () => {
    const { read } = start({});
    expect(read('config.json')).toEqual({ brand: { name: 'Prosa' } });
    expect(read('manifest.webmanifest')).toEqual(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')));
    expect(start({ API_URL: 'https://x.example;}' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('API_URL'),
    });
  });

  it.each(['https://wa.me/5511999990000?text=Oi', 'mailto:ajuda@aurora.example'])(
    'DAY-54 B-37 %s goes into the configuration as the way to support',
    (address) => {
      const { status, read } = start({ SUPPORT_URL: address });
      expect(status).toBe(0);
      expect(read('config.json')).toEqual({ supportUrl: address, brand: { name: 'Prosa' } });
    },
  );

  it.each([
    [{ BACKEND_ORIGIN: 'http://backend:4000/api' }, 'BACKEND_ORIGIN is an origin, without a path'],
    [{ BACKEND_ORIGIN: 'backend:4000' }, 'BACKEND_ORIGIN must begin with http:// or https://'],
    [{ BACKEND_ORIGIN: 'http://backend:4000', API_UPSTREAM: '/api' }, 'API_UPSTREAM must begin with'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, nginx' },
      'TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, or none: nginx',
    ],
    [
      { BACKEND_ORIGIN: 'https://backend', UPSTREAM_CA: '/nowhere/ca.pem' },
      'UPSTREAM_CA cannot be read: /nowhere/ca.pem',
    ],
    [{ BACKEND_ORIGIN: 'https://backend', UPSTREAM_NAME: 'a;b' }, 'UPSTREAM_NAME holds a character'],
    [{ RESOLVER: '10.0.0.1;' }, 'RESOLVER must be addresses of name servers'],
    [{ SUPPORT_URL: 'ajuda@aurora.example' }, 'SUPPORT_URL must begin with'],
    [{ SUPPORT_URL: 'mailto:a@b.example;' }, 'SUPPORT_URL holds a character'],
    [{ CSP_REPORT_URL: '/reports' }, 'CSP_REPORT_URL must begin with'],
  ])('REAL-20 SAFE-16 %j is refused, and the line says why', (variables, reason) => {
    expect(start(variables)).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) });
  });
});
