import { describe, expect, it } from 'vitest';
import { csvCell, csvFile } from './csv';

describe('a file of cells', () => {
  it.each([
    ['C-14 B-42 a formula', '=HYPERLINK("http://x")', `'=HYPERLINK(""http://x"")`],
    ['C-14 B-42 a sum', '+1+1', `'+1+1`],
    ['C-14 B-42 a negative', '-2', `'-2`],
    ['C-14 B-42 a call', '@SUM(A1)', `'@SUM(A1)`],
    ['C-14 B-42 behind a tab', '\t=1', `'\t=1`],
    ['C-14 a quote', 'Ana "Lu"', 'Ana ""Lu""'],
    ['C-14 digits', '5511999998888', '5511999998888'],
  ])('%s', (_title, text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('C-14 semicolons, quotes, a byte order mark; a semicolon and a line break stay inside their cell', async () => {
    const file = await csvFile(
      ['name', 'number', 'email'],
      [
        ['Silva; Ana', '5511999998888', ''],
        ['Duas\nlinhas', '0800', '=1'],
      ],
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      '"name";"number";"email"\n"Silva; Ana";"5511999998888";""\n"Duas\nlinhas";"0800";"\'=1"',
    );
  });
});
