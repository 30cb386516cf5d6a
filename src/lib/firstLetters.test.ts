import { afterEach, describe, expect, it, vi } from 'vitest';

const family = '👨‍👩‍👧‍👦';
const heaped = `Z${'\u0301'.repeat(500)}`;

/** As in a browser with `Intl.Segmenter`, or in one without. */
async function reader(isKnown: boolean) {
  if (!isKnown) vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  vi.resetModules();
  return await import('./firstLetters');
}

describe.each([true, false])('letters as people count them, known to the browser: %j', (isKnown) => {
  afterEach(() => vi.unstubAllGlobals());

  it('PUB-93 no picture, accent or flag is cut', async () => {
    const { firstLetters, shortened } = await reader(isKnown);
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

  it('PUB-93 PAIN-7.4 marks heaped on a letter do not make a text long', async () => {
    const { firstLetters } = await reader(isKnown);
    expect(firstLetters(`ab${heaped}${heaped}`, 10)).toBe('ab');
    expect(firstLetters('👍'.repeat(50_000), 300)).toBe('👍'.repeat(300));
  });
});
