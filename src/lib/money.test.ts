import { describe, expect, it } from 'vitest';
import { Chance } from '../../test/long/randomness';
import { formatMoney, parseMoney } from './money';

it('I-09 money is shown in BRL with the Brazilian locale', () => {
  expect(formatMoney(1234.5)).toBe('R$ 1.234,50');
  expect(formatMoney(0)).toBe('R$ 0,00');
  expect(formatMoney(Number.NaN)).toBe('R$ 0,00');
});

describe('PUB-14 an amount is read as the one that is written, or refused', () => {
  it.each([
    ['1.234,50', 1234.5],
    ['1234,5', 1234.5],
    ['1234.50', 1234.5],
    ['1.234', 1234],
    ['1.500', 1500],
    ['R$ 99', 99],
    ['R$\u00a01.234,50', 1234.5],
    [' 99,90 ', 99.9],
    ['0,07', 0.07],
    ['12.5', 12.5],
    ['1.234.567', 1234567],
    ['1 234,50', 1234.5],
    ['1 234.50', 1234.5],
    ['1,500.00', 1500],
    ['1,234,567', 1234567],
    ['1,234,567.8', 1234567.8],
    ['0', 0],
  ])('I-09 %s is read as %d', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each([
    // 1.5 in Portuguese, 1500 in English.
    '1,500',
    // No group of three, no cents.
    '1.2345',
    '1.50.00',
    '1.234.50',
    '1,2,3',
    '12 34',
    '1234.567',
    '1.234,567',
    '12.34,5',
    '1,234.567,00',
    '0.500',
    '0,500',
    // Half typed, or no amount.
    '',
    ' ',
    'abc',
    '-5',
    '12x',
    '1,5x',
    'x1.50',
    '.5',
    '12,',
    '1234.',
    '1.5,',
    ',5',
    'x1,5',
    '1e3',
    '0x10',
    'R$',
    'R$ R$ 5',
    'US$ 5',
    '99 R$',
    '５',
    // More than a number holds to the cent.
    '99999999999999999',
  ])('I-09 "%s" is no amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('whatever form an amount is written in, it is read as itself or refused', () => {
    const chance = new Chance(1_500);
    for (let round = 0; round < 1_000; round += 1) {
      const cents = chance.below(10 ** (1 + chance.below(9)));
      const [whole, part] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')];
      const grouped = (sign: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, sign);
      const sure = [`${whole},${part}`, `${whole}.${part}`, `${grouped('.')},${part}`, `${grouped(',')}.${part}`];
      for (const text of [...sure, `R$ ${grouped(' ')},${part}`]) expect(parseMoney(text), text).toBe(cents / 100);
      // Without cents the amount itself, or none.
      const unsure = [grouped('.'), grouped(','), grouped(' ')];
      for (const text of unsure) expect([Number(whole), null], text).toContain(parseMoney(text));
    }
  });
});
