import { describe, expect, it } from 'vitest';
import { firstPart } from './longText';

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `linha ${index + 1}`).join('\n');

describe('what stands of a long text', () => {
  it.each([
    ['nothing', ''],
    ['a sentence', 'Bom dia!'],
    ['nine hundred letters', 'a'.repeat(900)],
    ['sixteen lines', lines(16)],
  ])('REAL-13 %s stand whole', (_name, text) => {
    expect(firstPart(text)).toBeNull();
  });

  it('REAL-13 many letters are cut at a blank, many lines at the end of a line', () => {
    const words = firstPart('palavra '.repeat(600)) ?? '';
    expect(words.length).toBeLessThanOrEqual(640);
    expect(words.length).toBeGreaterThan(440);
    expect(words).toMatch(/palavra$/);
    expect(firstPart(lines(17))).toBe(lines(12));
    expect(firstPart('\n'.repeat(50) + 'fim')).toBe('');
  });

  it('REAL-13 PAIN-7.4 what has no blank is cut all the same, and no letter is torn', () => {
    expect(firstPart('a'.repeat(100_000))).toBe('a'.repeat(640));
    expect(firstPart(`a${'😀'.repeat(1_000)}`)).toMatch(/^a(😀)+$/u);
  });
});

describe('the cut of a long text', () => {
  it('REAL-13 a cut at the twelfth line keeps its beginning, and is not made where the letters are too many', () => {
    const twelve = Array.from({ length: 17 }, () => ' x ').join('\n');
    expect(firstPart(twelve)).toBe(
      Array.from({ length: 12 }, () => ' x ')
        .join('\n')
        .trimEnd(),
    );
    const exactly = `${'a'.repeat(53)}${`\n${'b'.repeat(52)}`.repeat(11)}`.padEnd(640, 'c');
    const full = firstPart(`${exactly}\n${'d\n'.repeat(6)}`);
    expect(full).toBe(exactly);
    const wide = Array.from({ length: 17 }, () => 'c'.repeat(60)).join('\n');
    expect(firstPart(wide)?.length).toBeLessThanOrEqual(640);
    expect(firstPart(wide)).toBe(Array.from({ length: 10 }, () => 'c'.repeat(60)).join('\n'));
  });

  it('REAL-13 a blank is looked for in the last 200 letters alone', () => {
    const words = (at: number): string => `${'a'.repeat(at)} ${'b'.repeat(1_000)}`;
    expect(firstPart(words(441))).toBe('a'.repeat(441));
    expect(firstPart(words(440))).toBe(`${'a'.repeat(440)} ${'b'.repeat(199)}`);
    expect(firstPart(`x ${words(500)}`)).toBe(`x ${'a'.repeat(500)}`);
  });
});
