import { describe, expect, it } from 'vitest';
import { fuzzyScore, holdsWords } from './fuzzy';

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
    ['Cada ordem nova', 'con', 40],
    ['Cada ordem nova', 'co', 40],
    ['Cada ordem nova', 'on', 0],
    ['Listas de contatos', 'lc', 40],
    ['Listas de contatos', 'ldc', 40],
    ['Listas das contas', 'lc', 40],
    ['Listas para contas', 'lc', 0],
    ['Contatos', 'cx', 0],
    ['d1x2t3n', 'dtn', 26],
    ['d1x2o3n', 'don', 0],
    ['Respostas rápidas', 'rosa', 0],
    ['Lista dos nomes: Yann', 'lynn', 0],
    ['dbxxc', 'dbc', 28],
    ['Contatos', '', 1],
    ['Contatos', '  ', 1],
    ['x co', 'cx', 0],
    ['co n abn', 'abn', 80],
    ['db dc', 'dbdc', 29],
    ['xabc a b c', 'abc', 60],
    ['x-dxbxc', 'dbc', 28],
    ['xa b', 'ab ', 0],
    ['d1111111b', 'dxb', 0],
    ['d12b345c', 'dbc', 25],
    ['d123b456c', 'dbc', 24],
    ['d123b4567c', 'dbc', 0],
  ])('B-25 %j for %j: %i', (text, wanted, score) => {
    expect(fuzzyScore(text, wanted)).toBe(score);
  });
});

describe('holdsWords', () => {
  it.each([
    ['A nota fiscal, em 30 dias.', 'Nota fisc', true],
    ['A nota fiscal, em 30 dias.', 'fiscal em', true],
    ['A nota fiscal, em 30 dias.', 'a', true],
    ['A nota fiscal, em 30 dias.', 'ota', false],
    ['A nota fiscal, em 30 dias.', 'fiscal nota', false],
    ['A nota fiscal, em 30 dias.', ' . ', false],
    ['+55 11 90000-1274', '90000-1274', true],
    ['', 'a', false],
  ])('B-25 %j, %j: %j', (text, wanted, holds) => {
    expect(holdsWords(text, wanted)).toBe(holds);
  });
});
