import { describe, expect, it } from 'vitest';
import { fuzzyScore } from './fuzzy';

describe('fuzzyScore', () => {
  it('B-25 finds without accents and capitals: the start, words in any order, a part, letters in order', () => {
    expect(fuzzyScore('Conexões', 'conexoes')).toBeGreaterThan(0);
    expect(fuzzyScore('Usar tema escuro', 'ESCURO usar')).toBeGreaterThan(0);
    expect(fuzzyScore('Respostas rápidas', 'postas ra')).toBeGreaterThan(0);
    expect(fuzzyScore('Configurações', 'cfg')).toBeGreaterThan(0);
    expect(fuzzyScore('Contatos', '')).toBeGreaterThan(0);
  });

  it('B-25 ranks the start over words, words over parts, parts over letters', () => {
    const wanted = 'con';
    const ranked = ['Conexões', 'Listas de contatos', 'Segundo nome: Falcon', 'Cada ordem nova'];
    const scores = ranked.map((text) => fuzzyScore(text, wanted));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(ranked.length);
  });

  it('B-25 letters far apart, or from the middle of a word, are not found', () => {
    expect(fuzzyScore('Agendamentos de todas as conversas', 'adx')).toBe(0);
    expect(fuzzyScore('Tags', 'xyz')).toBe(0);
    expect(fuzzyScore('Resolver', 'vr')).toBe(0);
    expect(fuzzyScore('A muito longe B muito longe C', 'abc')).toBe(0);
  });
});
