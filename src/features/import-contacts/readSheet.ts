import { read, utils, type WorkSheet } from 'xlsx';
import {
  maxColumns,
  maxFileBytes,
  maxRows,
  maxUnpackedBytes,
  type Sheet,
  type SheetAnswer,
  type SheetFormats,
  type SheetProblem,
} from './sheet';
import { zipContents } from './zip';

/** A phone number that lost its end to a display such as 5,51199E+12 ends in this many zeros. */
const lostDigits = /^\d{5,}0{6,}$/;

/** Numbers become text by `String`: a formatted one would read 5.512E+12 (PAIN-8.1). A cut one says that it is cut. */
const numberText = (value: number): string =>
  lostDigits.test(String(value)) ? value.toExponential().replace('e', 'E') : String(value);

function cellText(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value.trim();
  return typeof value === 'boolean' ? String(value) : '';
}

function rowsOf(sheet: WorkSheet): Sheet | 'tooManyRows' | 'empty' {
  const area: unknown = sheet['!fullref'] ?? sheet['!ref'];
  if (typeof area !== 'string') return 'empty';
  const range = utils.decode_range(area);
  if (range.e.r - range.s.r > maxRows) return 'tooManyRows';
  range.e.c = Math.min(range.e.c, range.s.c + maxColumns - 1);
  // As lists and not as records: a heading such as __proto__ never becomes a key (PAIN-8.2).
  const cells = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: true, range });
  const rows = cells.map((row) => Array.from(row, cellText));
  const first = rows.findIndex((row) => row.some((text) => text !== ''));
  return first === -1 ? 'empty' : { rows: rows.slice(first), firstLine: range.s.r + first + 1 };
}

/** How the container of an .xls begins. */
const oldMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function problemOf(bytes: Uint8Array, formats: SheetFormats): SheetProblem | null {
  if (bytes.byteLength > maxFileBytes) return 'tooLarge';
  // It holds its cells as they are: nothing unpacks to more than the file.
  if (formats === 'xls or xlsx' && oldMark.every((byte, index) => bytes[index] === byte)) return null;
  const archive = zipContents(bytes);
  if (!archive?.names.includes('xl/workbook.xml')) return formats === 'xlsx' ? 'notXlsx' : 'notSheet';
  return archive.unpacked > maxUnpackedBytes ? 'tooLarge' : null;
}

/**
 * The first sheet of a file as plain texts (C-11, CL-09, PAIN-8.1, PAIN-8.2). It runs in a worker only: a hostile file
 * may keep it busy for ever.
 */
export function readSheet(bytes: Uint8Array, formats: SheetFormats = 'xlsx'): SheetAnswer {
  const problem = problemOf(bytes, formats);
  if (problem) return { problem };
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      sheetRows: maxRows + 1,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const answer = sheet ? rowsOf(sheet) : 'empty';
    return typeof answer === 'string' ? { problem: answer } : { sheet: answer };
  } catch (error) {
    console.warn('spreadsheet', error);
    return { problem: 'broken' };
  }
}
