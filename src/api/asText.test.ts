import { expect, it } from 'vitest';
import { asText } from './asText';

it('REAL-7 an answer is asked for as text and read as data where it holds any', () => {
  expect(asText.responseType).toBe('text');
  const read = asText.transformResponse;
  expect(read('{"id":1}')).toEqual({ id: 1 });
  expect(read('[]')).toEqual([]);
  expect(read('7')).toBe(7);
  expect(read('<html>')).toBe('<html>');
  expect(read('')).toBe('');
  const bytes = new ArrayBuffer(1);
  expect([read(bytes), read(null)]).toEqual([bytes, null]);
});
