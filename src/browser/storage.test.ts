import { describe, expect, it, vi } from 'vitest';
import { isRecord, isString } from '@/lib/guards';
import {
  readJson,
  readTabText,
  readText,
  removeKey,
  removeTabKey,
  storedKeys,
  writeJson,
  writeTabText,
  writeText,
} from './storage';

describe('what the browser keeps', () => {
  it('B-01 is read, listed by its beginning and removed', () => {
    writeText('draft:1', 'a');
    writeText('draft:2', 'b');
    writeText('old-draft:3', 'c');
    expect([readText('draft:1'), readText('none')]).toEqual(['a', null]);
    expect(storedKeys('draft:').toSorted()).toEqual(['draft:1', 'draft:2']);
    removeKey('draft:1');
    expect(storedKeys('draft:')).toEqual(['draft:2']);
    writeTabText('end', 'x');
    expect([readTabText('end'), readText('end')]).toEqual(['x', null]);
    removeTabKey('end');
    expect(readTabText('end')).toBeNull();
  });

  it('B-01 is JSON of the shape that is asked for, or nothing', () => {
    writeJson('user', { id: 1 });
    expect(readJson('user', isRecord)).toEqual({ id: 1 });
    expect(readJson('user', isString)).toBeNull();
    expect(readJson('none', isRecord)).toBeNull();
    writeJson('token', 'a.b.c');
    expect(readText('token')).toBe('"a.b.c"');
    expect(readJson('token', isString)).toBe('a.b.c');
  });

  it('B-01 may be plain text of an older version', () => {
    writeText('token', 'a.b.c');
    expect(readJson('token', isString)).toBe('a.b.c');
    expect(readJson('token', isRecord)).toBeNull();
  });

  it('B-36 may be forbidden or full: reads find nothing, writes do nothing, the console says so', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: forbidden, ownKeys: forbidden }));
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: forbidden }));
    expect([readText('a'), readTabText('a'), readJson('a', isString), storedKeys('a')]).toEqual([null, null, null, []]);
    writeText('a', 'b');
    writeTabText('a', 'b');
    removeKey('a');
    removeTabKey('a');
    expect(warned).toHaveBeenCalledTimes(8);
    expect(warned.mock.calls.every(([matter]) => matter === 'storage')).toBe(true);
  });
});
