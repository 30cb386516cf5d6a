import { parse_zip, read, utils, type WorkBook, type WorkSheet } from 'xlsx';
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
import { unpack, zipEntries } from './zip';

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

const options = {
  type: 'array',
  dense: true,
  sheets: 0,
  sheetRows: maxRows + 1,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
} as const;

/** What a spreadsheet consists of, its pictures excepted: the library never meets another format in the same archive. */
const isPart = ({ name }: { name: string }): boolean =>
  name === '[Content_Types].xml' || /^(_rels|docProps|xl)\/(?!media\/)/.test(name);

/** The workbook in a file. The library unpacks nothing itself: it would believe the sizes in the archive. */
async function workbookOf(bytes: Uint8Array<ArrayBuffer>, formats: SheetFormats): Promise<WorkBook | SheetProblem> {
  if (bytes.byteLength > maxFileBytes) return 'tooLarge';
  // It holds its cells as they are: nothing unpacks to more than the file.
  if (formats === 'xls or xlsx' && oldMark.every((byte, index) => bytes[index] === byte)) return read(bytes, options);
  const parts = zipEntries(bytes)?.filter(isPart) ?? [];
  const has = (wanted: string): boolean => parts.some(({ name }) => name === wanted);
  if (!has('[Content_Types].xml') || !has('xl/workbook.xml')) return formats === 'xlsx' ? 'notXlsx' : 'notSheet';
  // Most of what is too large says so, and need not be unpacked.
  if (parts.reduce((sum, { claimed }) => sum + claimed, 0) > maxUnpackedBytes) return 'tooLarge';
  const unpacked = await unpack(parts, maxUnpackedBytes);
  if (!unpacked) return 'tooLarge';
  const files = [...unpacked].map(([name, content]) => [name, { name, content, type: 'file' as const }] as const);
  return parse_zip({ files: Object.fromEntries(files) }, options);
}

/**
 * The first sheet of a file as plain texts (C-11, CL-09, PAIN-8.1, PAIN-8.2). It runs in a worker only: a hostile file
 * may keep it busy for ever.
 */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, formats: SheetFormats = 'xlsx'): Promise<SheetAnswer> {
  try {
    const book = await workbookOf(bytes, formats);
    if (typeof book === 'string') return { problem: book };
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const answer = sheet ? rowsOf(sheet) : 'empty';
    return typeof answer === 'string' ? { problem: answer } : { sheet: answer };
  } catch (error) {
    console.warn('spreadsheet', error);
    return { problem: 'broken' };
  }
}
