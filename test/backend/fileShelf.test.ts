import { expect, it } from 'vitest';
import { serveFile } from './fileShelf.ts';
import { uploadPolicies } from './uploadPolicies.ts';

it.each(uploadPolicies)(
  'SAFE-16 an upload of type %s is answered with the policy that the container gives it',
  (type, policy) => {
    const file = { type, bytes: new TextEncoder().encode('<b>olá</b>') };
    for (const range of [null, 'bytes=1-3', 'bytes=90-95']) {
      const { status, headers } = serveFile(file, range);
      const found = [headers.get('x-content-type-options'), headers.get('content-security-policy')];
      expect([range, status, ...found]).toEqual([
        range,
        range === null ? 200 : range === 'bytes=1-3' ? 206 : 416,
        'nosniff',
        policy,
      ]);
    }
  },
);
