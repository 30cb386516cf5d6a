import { describe, expect, it } from 'vitest';
import { Chance } from '../../test/long/randomness';
import { cleanShortcode, commandOf, shortcodeFit, shortcodeFits, type ShortcodeFit } from './shortcode';

const { same, unaccented, bridged, begins, inside } = shortcodeFits;

describe('PUB-19 a shortcode is kept and called in one way', () => {
  it.each([
    ['pix', 'pix'],
    ['/pix', 'pix'],
    [' // pix ', 'pix'],
    ['bom\u00a0 \tdia', 'bom dia'],
    ['Dúvida', 'Dúvida'],
    ['e/ou', 'e/ou'],
    ['/', ''],
  ])('%j is kept as %j', (written, kept) => {
    expect(cleanShortcode(written)).toBe(kept);
    expect(commandOf(written)).toBe(`/${kept}`);
  });
});

describe('PUB-19 a shortcode is found by one rule', () => {
  it.each<[string, string, ShortcodeFit | null]>([
    ['pix', '/pix', same],
    ['pix', 'pix', same],
    ['/pix', '/PIX', same],
    ['PIX', '/pix ', same],
    ['du\u0301vida', '/dúvida', same],
    ['dúvida', '/duvida', unaccented],
    ['duvida', '/DÚVIDA', unaccented],
    ['bom dia', '/bom dia', same],
    ['bom  dia', '/bom\u00a0dia', same],
    ['bom dia', '/bomdia', bridged],
    ['bomdia', '/Bom  Día', bridged],
    ['pix 2', '/pix', begins],
    ['bom dia', '/bomd', begins],
    ['bomdia', '/bom d', begins],
    ['bom dia', '/', begins],
    ['bom dia', '/dia', inside],
    ['e/ou', '/e/ou', same],
    ['pix', '/pixs', null],
    ['oi', '/oi tudo', null],
    ['não', '/não?', null],
  ])('%j for %j: %s', (shortcode, typed, fit) => {
    expect(shortcodeFit(shortcode, typed)).toBe(fit);
  });

  const pieces = [
    'a',
    'É',
    'ção',
    'N',
    'ü',
    '7',
    'ñ',
    'x',
    '-',
    '_',
    '?',
    '!',
    '/',
    '.',
    '(',
    '😊',
    ' ',
    '  ',
    '\u00a0',
  ];

  it('whatever it is made of, it is first by itself, and found without accents, capitals and blanks', () => {
    const chance = new Chance(19);
    const made = (): string => Array.from({ length: 1 + chance.below(8) }, () => chance.of(pieces)).join('');
    for (let turn = 0; turn < 2_000; turn += 1) {
      const written = made();
      const kept = cleanShortcode(written);
      if (kept === '') continue;
      const about = JSON.stringify(written);
      const rank = (typed: string): number => shortcodeFit(kept, typed) ?? Infinity;
      expect(cleanShortcode(kept), about).toBe(kept);
      for (const typed of [written, commandOf(written), ` ${kept.toUpperCase()} `, kept.normalize('NFD')])
        expect(rank(typed), about).toBe(same);
      expect(rank(kept.normalize('NFD').replaceAll(/\p{M}/gu, '')), about).toBeLessThanOrEqual(unaccented);
      expect(rank(`/${kept.replaceAll(' ', '')}`), about).toBeLessThanOrEqual(bridged);
      // Half of it, and with something that it does not have.
      expect(rank(`/${kept.slice(0, chance.below(kept.length))}`), about).toBeLessThanOrEqual(begins);
      expect(rank(`/${kept}z`), about).toBe(Infinity);
      // Another one is called the same only where nothing but accents, capitals and blanks tell them apart.
      const other = cleanShortcode(made());
      const bare = (text: string): string =>
        text
          .normalize('NFD')
          .replaceAll(/[\p{M}\s]/gu, '')
          .toLowerCase();
      expect(rank(`/${other}`) <= bridged, about).toBe(bare(other) === bare(kept));
    }
  });
});
