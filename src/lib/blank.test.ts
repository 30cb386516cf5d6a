import { expect, it } from 'vitest';
import { isBlank } from './blank';

it.each([
  ['', true],
  [' \n\t', true],
  ['\u200B', true],
  ['\u2800\u3164', true],
  ['\u200E\u00AD\uFE0F\u{E0061}', true],
  ['\u0000', true],
  ['.', false],
  ['0', false],
  ['\u{1F468}\u200D\u{1F469}', false],
  ['\u0301', false],
])('PUB-86 P-07 of %j it is %s that it shows nothing', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});
