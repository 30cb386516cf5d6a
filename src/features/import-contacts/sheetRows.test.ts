import { describe, expect, it } from 'vitest';
import { checkRows, type GoodRow } from './sheetRows';
import type { Mapping } from './headings';
import type { Cell } from './sheet';
import { refusedRows, toChunks } from './upload';

const both = { name: [0], phone: [1] };
const sheetOf = (rows: Cell[][], firstLine = 1) => ({ name: 'Planilha1', rows, firstLine });
const check = (rows: Cell[][], mapping: Mapping = both) => checkRows(sheetOf(rows), mapping, 0, null);

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
    const sheet = sheetOf([['Ana', '5511999998888']], 4);
    expect(checkRows(sheet, both, null, null).good).toEqual([{ line: 4, name: 'Ana', phone: '5511999998888' }]);
    expect(checkRows(sheet, both, 0, null).good).toEqual([]);
  });
});

it('DAY-43 DAY-58 numbers without country code are whole with the assumed one, and a second row of one of them is a repeated one', () => {
  const rows = [
    ['Nome', 'Telefone'],
    ['Sem código', '11 98111-0003'],
    ['Com zero', '(011) 98111-0004'],
    ['Com código', '+55 11 98111-0005'],
    ['De novo', '5511981110003'],
    ['Sem DDD', '98111-0003'],
    ['Árabe', '١١ ٩٨١١١-٠٠٠٦'],
  ];
  const { good, bad } = checkRows(sheetOf(rows), both, 0, 'BR');
  expect(good).toEqual([
    { line: 2, name: 'Sem código', phone: '5511981110003', check: 'assumed' },
    { line: 3, name: 'Com zero', phone: '5511981110004', check: 'assumed' },
    { line: 4, name: 'Com código', phone: '5511981110005' },
    { line: 6, name: 'Sem DDD', phone: '981110003', check: 'doubtful' },
    { line: 7, name: 'Árabe', phone: '5511981110006', check: 'assumed' },
  ]);
  expect(bad.map(({ line, problem }) => [line, problem])).toEqual([[5, 'repeated']]);
});

describe('PUB-4 several columns', () => {
  const three = { name: [0, 1], phone: [2, 3], email: [4] };
  const top = ['First', 'Last', 'Mobile', 'Home', 'E-mail'];

  it('of a name are joined, without what is empty; of numbers the first one in the row counts', () => {
    const { good, bad } = check(
      [
        top,
        ['Ana', 'Lima', '5511999990001', '5511999990002', ''],
        ['Bia', '', '', '+55 11 99999-0003', ''],
        ['', 'Souza', 'sem', '5511999990004', ''],
        ['Caio', 'Reis', 'sem', '', ''],
      ],
      three,
    );
    expect(good.map(({ name, phone }) => [name, phone])).toEqual([
      ['Ana Lima', '5511999990001'],
      ['Bia', '5511999990003'],
      ['Souza', '5511999990004'],
    ]);
    expect(bad).toEqual([{ line: 5, name: 'Caio Reis', phone: 'sem', email: '', problem: 'letters' }]);
  });

  it('DAY-35 and several values in one cell, as Google writes them: the first counts, an address in lower case', () => {
    const row = ['Ana', '', '+55 11 99999-0001 ::: +55 11 99999-0002', '', 'Ana@x.example ::: lima@x.example'];
    expect(check([top, row], three).good).toEqual([
      { line: 2, name: 'Ana', phone: '5511999990001', email: 'ana@x.example' },
    ]);
  });
});

it('PUB-8 PAIN-8.1 a name is what the sheet shows, a number has all its digits', () => {
  const date = { shown: '01/01/2026', digits: '46023' };
  const phone = { shown: '5.51E+12', digits: '5511999998888' };
  expect(
    check([
      ['Nome', 'Telefone'],
      [date, phone],
    ]).good,
  ).toEqual([{ line: 2, name: '01/01/2026', phone: '5511999998888' }]);
});

it('PUB-5 what stands above the headings is no contact', () => {
  const rows = [['Clientes 2026'], [], ['Nome', 'Telefone'], ['Ana', '5511999998888']];
  const { good, bad } = checkRows(sheetOf(rows, 2), both, 2, null);
  expect([good.map(({ line }) => line), bad]).toEqual([[5], []]);
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
