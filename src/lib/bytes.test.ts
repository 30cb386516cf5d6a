import { describe, expect, it } from 'vitest';
import { formatBytes } from './bytes';

it.each([
  [0, '0 B'],
  [812 * 1024, '812 kB'],
  [2.14 * 1024 * 1024, '2,1 MB'],
  [16 * 1024 * 1024, '16 MB'],
])('B-03 writes %d bytes as people read them', (bytes, text) => {
  expect(formatBytes(bytes, 'pt')).toBe(text);
});

describe('sizes at their edges', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1_023, '1.023 B'],
    [1_536, '2 kB'],
    [100 * 1_024 ** 2, '100 MB'],
    [99.96 * 1_024 ** 2, '100 MB'],
    [1.5 * 1_024 ** 2, '1,5 MB'],
    [123.4 * 1_024 ** 2, '123 MB'],
    [5_000 * 1_024 ** 3, '5.000 GB'],
  ])('B-19 %d bytes are %s', (bytes, shown) => {
    expect(formatBytes(bytes, 'pt')).toBe(shown);
  });
});
