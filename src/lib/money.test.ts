import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from './money';

describe('money', () => {
  it('I-09 money is shown in BRL with the Brazilian locale', () => {
    expect(formatMoney(1234.5)).toBe('R$ 1.234,50');
    expect(formatMoney(0)).toBe('R$ 0,00');
    expect(formatMoney(Number.NaN)).toBe('R$ 0,00');
  });

  it.each([
    ['1.234,50', 1234.5],
    ['1234,5', 1234.5],
    ['1234.50', 1234.5],
    ['1.234', 1234],
    ['R$ 99', 99],
    ['0,07', 0.07],
    ['12.5', 12.5],
    ['1.234.567', 1234567],
    ['1.234.50', 123450],
    ['1 234,50', 1234.5],
    ['1234.', 1234],
  ])('I-09 %s is read as %d', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each(['', 'abc', '-5', '1,2,3', '12x', '1,5x', 'x1.50', '.5', '12,', '1.5,', ',5', 'x1,5'])(
    'I-09 "%s" is no amount',
    (text) => {
      expect(parseMoney(text)).toBeNull();
    },
  );
});
