import { describe, expect, it } from 'vitest';
import { allowPrinted, expectPrinted, surprises } from '../printed';

describe('what a test prints', () => {
  it.each(['error', 'warn', 'info', 'log', 'debug'] as const)(
    'is a surprise that fails it, said by %s too',
    (method) => {
      console[method]('storage', { name: 'QuotaExceededError' });
      expect(surprises()).toEqual(["storage { name: 'QuotaExceededError' }"]);
    },
  );

  it('is none where it was expected, however often it comes', () => {
    expectPrinted(/^storage /);
    console.warn('storage', 'full');
    console.error('storage', 'full');
    console.warn('icon', 'broken');
    expect(surprises()).toEqual(['icon broken']);
  });

  it('is missed where it was expected and never came', () => {
    expectPrinted(/^storage /);
    expect(surprises()).toEqual(['not printed: /^storage /']);
  });

  it('is forgotten with the test, as is what was expected', () => {
    expectPrinted(/^storage /);
    console.warn('storage', 'full');
    surprises();
    console.warn('storage', 'full');
    expect(surprises()).toEqual(['storage full']);
    expect(surprises()).toEqual([]);
  });

  describe('in a file that allows it', () => {
    allowPrinted(/^storage /);

    it('may come or not, and nothing else may', () => {
      console.warn('storage', 'full');
      console.warn('icon', 'broken');
      expect(surprises()).toEqual(['icon broken']);
    });

    it('passes by itself', () => {
      console.warn('storage', 'full');
    });
  });
});
