import { describe, expect, it } from 'vitest';
import { utils, write, type BookType, type CellObject, type WorkBook } from 'xlsx';
import { readSheet } from './readSheet';
import { archiveOf, smallestSheet } from '../../../test/lib/archive';
import { expectPrinted } from '../../../test/printed';
import { maxFileBytes, maxRows, maxUnpackedBytes } from './sheet';
import { zipEntries } from './zip';

function bytesOf(book: WorkBook, bookType: BookType = 'xlsx'): Uint8Array<ArrayBuffer> {
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
  return new Uint8Array(bytes);
}

function bookOf(sheets: Readonly<Record<string, unknown[][]>>): WorkBook {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return book;
}

const fileOf = (rows: unknown[][], bookType?: BookType) => bytesOf(bookOf({ Primeira: rows }), bookType);

const rowsOf = async (rows: unknown[][]) => {
  const answer = await readSheet(fileOf(rows));
  return 'sheets' in answer ? answer.sheets[0].rows : answer.problem;
};

/** The size of the first entry in the directory of an archive, overwritten. */
function claiming(bytes: Uint8Array, unpacked: number): Uint8Array<ArrayBuffer> {
  const lie = bytes.slice();
  const view = new DataView(lie.buffer);
  for (let at = 0; at < lie.length - 4; at += 1) {
    if (view.getUint32(at, true) !== 0x02_01_4b_50) continue;
    view.setUint32(at + 24, unpacked, true);
    return lie;
  }
  throw new Error('no entry');
}

describe('a spreadsheet becomes texts', () => {
  it('PAIN-8.1 C-12 numbers keep every digit, texts their plus sign and zeros, empty rows their place', async () => {
    expect(
      await rowsOf([
        ['Nome', 'Telefone'],
        ['Número', 5_511_999_998_888],
        ['Texto', '+55 (11) 99999-8888'],
        [],
        ['Zeros', '011999998888'],
        ['Cortado', 5.51199e12],
        ['Cortado como texto', '5,51199E+12'],
        ['Sim', true],
      ]),
    ).toEqual([
      ['Nome', 'Telefone'],
      ['Número', '5511999998888'],
      ['Texto', '+55 (11) 99999-8888'],
      ['', ''],
      ['Zeros', '011999998888'],
      ['Cortado', '5.51199E+12'],
      ['Cortado como texto', '5,51199E+12'],
      ['Sim', 'true'],
    ]);
  });

  it('C-12 PUB-17 each sheet that holds something is read, from where it begins', async () => {
    const people = [[], [], ['', 'Nome', 'Telefone'], ['', 'Ana', '5511']];
    const book = bookOf({ Vazia: [['', ' ']], Primeira: people, Nada: [], Segunda: [['Outra']] });
    expect(await readSheet(bytesOf(book))).toEqual({
      sheets: [
        {
          name: 'Primeira',
          rows: [
            ['', 'Nome', 'Telefone'],
            ['', 'Ana', '5511'],
          ],
          firstLine: 3,
        },
        { name: 'Segunda', rows: [['Outra']], firstLine: 1 },
      ],
      tooLong: [],
    });
  });

  it.each<[string, BookType]>([
    ['.xlsx', 'xlsx'],
    ['.xls', 'biff8'],
  ])('PUB-17 hidden sheets of an %s are left out, of a macro as well', async (_title, bookType) => {
    const rows = [['Nome']];
    const book = bookOf({ Oculta: rows, Vista: rows, Macro: rows, Outra: rows });
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 2 }, {}] };
    const answer = await readSheet(bytesOf(book, bookType), 'xls or xlsx');
    expect('sheets' in answer && answer.sheets.map(({ name }) => name)).toEqual(['Vista', 'Outra']);
  });

  it('PUB-17 a sheet that is too long is no obstacle to the one before it, and is named', async () => {
    const long = Array.from({ length: maxRows + 2 }, () => ['x']);
    const answer = await readSheet(bytesOf(bookOf({ Curta: [['Nome']], Longa: long })));
    expect(answer).toMatchObject({ sheets: [{ name: 'Curta' }], tooLong: ['Longa'] });
  });

  const formatted: [string, string, number, string][] = [
    ['a date', 'dd/mm/yyyy', 46_023, '01/01/2026'],
    ['a date in the order of the computer', 'm/d/yy', 46_024, '2026-01-02'],
    ['a time in it', 'm/d/yy h:mm', 46_024.5, '2026-01-02 12:00'],
    ['a percentage', '0%', 0.12, '12%'],
    ['money', '"R$" #,##0.00', 1234.5, 'R$ 1,234.50'],
    ['thousands', '#,##0', 5_511_999_998_888, '5,511,999,998,888'],
    ['an exponent', '0.00E+00', 5_511_999_998_888, '5.51E+12'],
  ];

  it.each<[string, BookType]>([
    ['.xlsx', 'xlsx'],
    ['.xls', 'biff8'],
  ])('PUB-8 PAIN-8.1 numbers of an %s are told as the sheet shows them, and by all their digits', async (_t, type) => {
    const book = bookOf({ Primeira: [[0]] });
    const cells = formatted.map(([, z, v]): CellObject[] => [{ t: 'n', v, z }]);
    book.Sheets['Primeira'] = utils.aoa_to_sheet([...cells, [5_511_999_998_888], [46_023]]);
    const answer = await readSheet(bytesOf(book, type), 'xls or xlsx');
    expect('sheets' in answer && answer.sheets[0].rows.flat()).toEqual([
      ...formatted.map(([, , v, shown]) => ({ shown, digits: String(v) })),
      '5511999998888',
      '46023',
    ]);
  });

  it('PUB-8 days that are counted from 1904 are those that the sheet shows', async () => {
    const cells = ['dd/mm/yyyy', 'm/d/yy'].map((z): CellObject[] => [{ t: 'n', v: 46_023 - 1_462, z }]);
    const book = bookOf({});
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Primeira');
    book.Workbook = { WBProps: { date1904: true } };
    const answer = await readSheet(bytesOf(book));
    expect('sheets' in answer && answer.sheets[0].rows.flat()).toMatchObject([
      { shown: '01/01/2026' },
      { shown: '2026-01-01' },
    ]);
  });

  it('PAIN-8.2 headings such as __proto__ are texts like others and change no object', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    expect(
      await rowsOf([
        ['__proto__', 'constructor', 'Telefone'],
        ['polluted', 'toString', '5511999998888'],
      ]),
    ).toEqual([
      ['__proto__', 'constructor', 'Telefone'],
      ['polluted', 'toString', '5511999998888'],
    ]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect('polluted' in {}).toBe(false);
  });

  it('PAIN-8.2 a formula gives its stored value and is never computed', async () => {
    const sheet = utils.aoa_to_sheet([['Nome'], ['x']]);
    sheet['A2'] = { t: 's', v: 'guardado', f: 'HYPERLINK("http://x","y")' };
    const book = bookOf({});
    utils.book_append_sheet(book, sheet, 'Primeira');
    expect(await readSheet(bytesOf(book))).toMatchObject({ sheets: [{ rows: [['Nome'], ['guardado']] }] });
  });
});

describe('B-44 PAIN-8.2 what is refused', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['C-11 an old .xls under the new name', fileOf([['Nome']], 'biff8'), 'notXlsx'],
    ['C-11 another kind of archive', fileOf([['Nome']], 'ods'), 'notXlsx'],
    ['C-11 a text', new TextEncoder().encode('Nome;Telefone\nAna;5511999998888\n'.repeat(5)), 'notXlsx'],
    ['C-11 nothing at all', new Uint8Array(), 'notXlsx'],
    ['PAIN-8.2 more bytes than the limit', new Uint8Array(maxFileBytes + 1), 'tooLarge'],
    ['PAIN-8.2 a small file that unpacks to a giant', claiming(fileOf([['Nome']]), maxUnpackedBytes + 1), 'tooLarge'],
    ['PAIN-8.2 more rows than the limit', fileOf(Array.from({ length: maxRows + 2 }, () => ['x'])), 'tooManyRows'],
    ['C-11 an empty sheet', fileOf([]), 'empty'],
    ['C-11 a sheet of empty cells', fileOf([['', ' ']]), 'empty'],
  ])('%s', async (_title, bytes, problem) => {
    expect(await readSheet(bytes)).toEqual({ problem });
  });

  it('SAFE-11 a file is unpacked within the limit whatever sizes it claims', async () => {
    expect(await readSheet(archiveOf(smallestSheet))).toMatchObject({ sheets: [{ rows: [['Nome']], firstLine: 1 }] });
    const zeros = new Uint8Array(256 * 1024 * 1024);
    const bomb = { name: 'xl/styles.xml', bytes: zeros, claimed: 1_000 };
    const hostile = archiveOf([...smallestSheet, bomb]);
    expect(hostile.length).toBeLessThan(300_000);
    expect(await readSheet(hostile)).toEqual({ problem: 'tooLarge' });
  });

  it('SAFE-11 files that stay below the limit one by one count together', async () => {
    const zeros = new Uint8Array(maxUnpackedBytes / 2);
    const halves = ['xl/a.xml', 'xl/b.xml'].map((name) => ({ name, bytes: zeros, claimed: 1 }));
    expect(await readSheet(archiveOf([...smallestSheet, ...halves]))).toEqual({ problem: 'tooLarge' });
  });

  it('C-11 a damaged file', async () => {
    expectPrinted(/^spreadsheet Error/);
    const bytes = fileOf([['Nome', 'Telefone']]);
    const workbook = new TextDecoder('latin1').decode(bytes).indexOf('xl/workbook.xml');
    bytes.fill(7, workbook + 20, workbook + 200);
    expect(await readSheet(bytes)).toEqual({ problem: 'broken' });
  });

  it('PAIN-8.2 the directory of an archive is read without unpacking it', () => {
    expect(zipEntries(fileOf([['Nome']]))?.map(({ name }) => name)).toContain('xl/workbook.xml');
    expect(zipEntries(new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 40 }, () => 0)]))).toBeNull();
  });
});
