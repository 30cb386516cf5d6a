import { expect, it } from 'vitest';
import { initialsOf, tintOf } from './avatarTint';

it.each([
  ['Marcos Vinícius Araújo', 'MA'],
  ['ana', 'A'],
  ['  Seu   Antônio  ', 'SA'],
  ['5511984527713', '5'],
  ['🎉', '#'],
  ['🎉 Beatriz Lima', 'BL'],
  ['', '#'],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a person keeps one of the six tints', () => {
  expect(tintOf(4201, 6)).toBe(tintOf('4201', 6));
  expect(new Set(Array.from({ length: 60 }, (_, id) => tintOf(id, 6))).size).toBe(6);
});
