import { expect, it } from 'vitest';
import { formatBytes } from './bytes';

it.each([
  [0, '0 B'],
  [812 * 1024, '812 kB'],
  [2.14 * 1024 * 1024, '2,1 MB'],
  [16 * 1024 * 1024, '16 MB'],
])('B-03 writes %d bytes as people read them', (bytes, text) => {
  expect(formatBytes(bytes, 'pt')).toBe(text);
});
