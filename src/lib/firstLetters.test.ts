import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLetters, shortened } from './firstLetters';

const family = '👨‍👩‍👧‍👦';
const heaped = `Z${'\u0301'.repeat(500)}`;

describe.each([true, false])('letters as people count them, known to the browser: %j', (isKnown) => {
  beforeEach(() => {
    if (!isKnown) vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  });

  it('PUB-93 no picture, accent or flag is cut', () => {
    expect(
      [
        ['Mariana', 20],
        ['Mariana', 3],
        [`Mari ${family} e mais`, 6],
        [`${family}${family}${family}`, 2],
        ['Ana 🇧🇷🇵🇹 aqui', 5],
        ['Jose\u0301 Lima', 4],
        ['👍🏽👍🏽👍🏽', 2],
        ['❤️❤️❤️', 2],
        ['', 3],
      ].map(([text, count]) => firstLetters(String(text), Number(count))),
    ).toEqual(['Mariana', 'Mar', `Mari ${family}`, `${family}${family}`, 'Ana 🇧🇷', 'Jose\u0301', '👍🏽👍🏽', '❤️❤️', '']);
    expect([shortened('Mariana', 7), shortened('Mariana', 3), shortened('Mariana', 3, '...')]).toEqual([
      'Mariana',
      'Mar…',
      'Mar...',
    ]);
  });

  it('PUB-93 PAIN-7.4 marks heaped on a letter do not make a text long', () => {
    expect(firstLetters(`ab${heaped}${heaped}`, 10)).toBe('ab');
    expect(firstLetters('👍'.repeat(50_000), 300)).toBe('👍'.repeat(300));
  });
});
