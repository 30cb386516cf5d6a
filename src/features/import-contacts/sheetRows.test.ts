import { describe, expect, it } from 'vitest';
import { checkRows, guessMapping, hasHeadings, type GoodRow } from './sheetRows';
import { refusedRows, toChunks } from './upload';

const both = { name: 0, phone: 1 };
const check = (rows: string[][], headings = true) => checkRows({ rows, firstLine: 1 }, both, headings);

describe('columns by their headings', () => {
  it.each([
    ['C-12 as the server spells them', ['Nome', 'Telefone'], { name: 0, phone: 1 }],
    ['C-12 in any case, place and accent', ['E-mail', 'NÚMERO', 'nome completo'], { name: 2, phone: 1 }],
    ['C-12 in other languages', ['Phone number', 'Full Name'], { name: 1, phone: 0 }],
    ['C-12 the closest one of several', ['Cliente', 'Nome', 'Número', 'WhatsApp'], { name: 1, phone: 3 }],
    ['C-12 unknown ones are left to the person', ['A', 'B'], { name: null, phone: null }],
  ])('%s', (_title, headings, mapping) => {
    expect(guessMapping(headings)).toEqual(mapping);
  });

  it('C-12 a first row with a number is a contact, not a heading', () => {
    expect(hasHeadings([['Nome', 'Telefone']])).toBe(true);
    expect(hasHeadings([['Ana', '5511999998888']])).toBe(false);
  });
});

describe('rows are checked one by one', () => {
  it('PAIN-8.1 C-12 B-06 good rows go as digits; each bad one has its line and reason; empty lines count as nothing', () => {
    const { good, bad } = check([
      ['Nome', 'Telefone'],
      ['Ana', '+55 (11) 99999-8888'],
      ['', ''],
      ['', '5511999990001'],
      ['Sem número', ''],
      ['Cortado', '5,51199E+12'],
      ['Ponto', '5.51199e12'],
      ['Letras', '11 9999-8888 ramal 2'],
      ['Zero', '011999998888'],
      ['Curto', '1234567'],
      ['Dois', '5511999990002 / 5511999990003'],
      ['Ana de novo', '5511999998888'],
      ['Bia', '5511999990004'],
    ]);
    expect(good).toEqual([
      { line: 2, name: 'Ana', phone: '5511999998888' },
      { line: 13, name: 'Bia', phone: '5511999990004' },
    ]);
    expect(bad.map(({ line, problem }) => [line, problem])).toEqual([
      [4, 'noName'],
      [5, 'noPhone'],
      [6, 'scientific'],
      [7, 'scientific'],
      [8, 'letters'],
      [9, 'zero'],
      [10, 'short'],
      [11, 'several'],
      [12, 'repeated'],
    ]);
  });

  it('PUB-1 PUB-15 a number is imported as it is written, whatever a program made of its cell, or is refused', () => {
    const { good, bad } = check([
      ['Nome', 'Telefone'],
      ['Ponto zero', '5527999990000.0'],
      ['Inteira', '5.527999990001E+12'],
      ['Largos', '５５２７９９９９９０００２'],
      ['Apóstrofo', "'5527999990003"],
      ['Zero do DDD', '+55 (011) 91234-5678'],
      ['Alemã', '+49 (0) 171 1234567'],
      ['Ponto zero de novo', '5527999990000,0'],
      ['Ramal', '5527999990000 ramal 2'],
      ['Zero italiano', '+39 (06) 6982 0000'],
      ['Meio', '5527999990000.5'],
    ]);
    expect(good.map(({ phone }) => phone)).toEqual([
      '5527999990000',
      '5527999990001',
      '5527999990002',
      '5527999990003',
      '5511912345678',
      '491711234567',
    ]);
    expect(bad.map(({ line, problem }) => [line, problem])).toEqual([
      [8, 'repeated'],
      [9, 'letters'],
      [10, 'trunk'],
      [11, 'signs'],
    ]);
  });

  it('C-12 without headings the first row counts too; lines are those of the file', () => {
    const sheet = { rows: [['Ana', '5511999998888']], firstLine: 4 };
    expect(checkRows(sheet, both, false).good).toEqual([{ line: 4, name: 'Ana', phone: '5511999998888' }]);
    expect(checkRows(sheet, both, true).good).toEqual([]);
  });
});

describe('rows go in chunks', () => {
  const row = (line: number, name: string): GoodRow => ({ line, name, phone: `55119${line}` });

  it('PAIN-8.1 every row once, no chunk above its size, people of one name apart', () => {
    const rows = Array.from({ length: 25 }, (_, index) => row(index + 2, index % 5 === 0 ? 'Cliente' : `P${index}`));
    const chunks = toChunks(rows, 6);
    expect(chunks.flat().toSorted((one, other) => one.line - other.line)).toEqual(rows);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(6);
    for (const chunk of chunks) expect(new Set(chunk.map(({ name }) => name)).size).toBe(chunk.length);
  });

  it('PAIN-8.1 a file of one name only still goes in a few chunks', () => {
    const chunks = toChunks(
      Array.from({ length: 200 }, (_, index) => row(index, 'Cliente')),
      20,
    );
    expect(chunks.flat()).toHaveLength(200);
    expect(chunks.length).toBeLessThanOrEqual(20);
  });

  it('C-12 a refused row gets its line and number back, whatever the order of the answer', () => {
    const answer = {
      newContacts: [{ contactId: 1, contactName: 'Ana' }],
      errorBag: [
        { contactName: 'Caio', reason: null },
        { contactName: 'Bia', reason: 'ERR_DUPLICATED_CONTACT' },
        { contactName: null, reason: 'number is a required field' },
      ],
    };
    expect(refusedRows([row(2, 'Ana'), row(3, 'Bia'), row(4, 'Caio')], answer)).toEqual([
      { line: 4, name: 'Caio', phone: '551194', reason: { code: null } },
      { line: 3, name: 'Bia', phone: '551193', reason: { code: 'ERR_DUPLICATED_CONTACT' } },
      { line: null, name: '', phone: '', reason: { code: 'number is a required field' } },
    ]);
  });
});
