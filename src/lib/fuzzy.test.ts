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

describe('fuzzyScore at its edges', () => {
  it.each([
    ['Conexões', 'con', 100],
    ['Conexões', '  con  ', 100],
    ['Listas de contatos', 'con lis', 80],
    ['Listas de contatos', 'con  lis', 80],
    ['Listas de contatos', 'con xyz', 0],
    ['Fila #3', '#3', 80],
    ['a - b', 'b', 80],
    ['Falcon', 'con', 60],
    ['Falcon', 'co', 60],
    ['Cada ordem nova', 'con', 0],
    ['c1x2o3n', 'con', 26],
    ['abxxc', 'abc', 28],
    ['Contatos', '', 1],
    ['Contatos', '  ', 1],
    ['x co', 'cx', 0],
    ['co n abn', 'abn', 80],
    ['ab ac', 'abac', 29],
    ['xabc a b c', 'abc', 60],
    ['x-axbxc', 'abc', 28],
    ['xa b', 'ab ', 0],
    ['a1111111b', 'axb', 0],
    ['a12b345c', 'abc', 25],
    ['a123b456c', 'abc', 24],
    ['a123b4567c', 'abc', 0],
  ])('B-25 %j for %j: %i', (text, wanted, score) => {
    expect(fuzzyScore(text, wanted)).toBe(score);
  });
});
