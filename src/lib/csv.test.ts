import { afterEach, describe, expect, it, vi } from 'vitest';
import { csvCell, csvFile, saveFile } from './csv';

describe('a file of cells', () => {
  it.each([
    ['C-14 B-42 a formula', '=HYPERLINK("http://x")', `'=HYPERLINK(""http://x"")`],
    ['C-14 B-42 a sum', '+1+1', `'+1+1`],
    ['C-14 B-42 a negative', '-2', `'-2`],
    ['C-14 B-42 a call', '@SUM(A1)', `'@SUM(A1)`],
    ['C-14 B-42 behind a tab', '\t=1', `'\t=1`],
    ['C-14 B-42 wide signs', '＝1', `'＝1`],
    ['C-14 a sign further on', '1+1=2', '1+1=2'],
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
    expect(file.type).toBe('text/csv;charset=utf-8');
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      '"name";"number";"email"\n"Silva; Ana";"5511999998888";""\n"Duas\nlinhas";"0800";"\'=1"',
    );
  });
});

describe('a file for the downloads', () => {
  afterEach(() => vi.useRealTimers());

  it('C-14 is handed over by its name, and its address is given back a second after', () => {
    vi.useFakeTimers();
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:prosa/file');
    saveFile(new Blob(['a']), 'contatos.csv');
    expect(clicked).toEqual(['contatos.csv blob:prosa/file']);
    vi.advanceTimersByTime(999);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:prosa/file');
  });
});
