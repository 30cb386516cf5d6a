import { parse_zip, read, utils, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import {
  maxColumns,
  maxFileBytes,
  maxRows,
  maxUnpackedBytes,
  type Cell,
  type Sheet,
  type SheetAnswer,
  type SheetFormats,
  type SheetProblem,
} from './sheet';
import { unpack, zipEntries } from './zip';

/** A phone number that lost its end to a display such as 5,51199E+12 ends in this many zeros. */
const lostDigits = /^\d{5,}0{6,}$/;

/** All digits of a number (PAIN-8.1); a cut one says that it is cut. */
const wholeDigits = (value: number): string =>
  lostDigits.test(String(value)) ? value.toExponential().replace('e', 'E') : String(value);

/** Two formats have the order that the reader's computer has. The one of ISO 8601 can be read in one way only. */
const isoFormats: Readonly<Record<string, string>> = { 'm/d/yy': 'yyyy-mm-dd', 'm/d/yy h:mm': 'yyyy-mm-dd hh:mm' };

/** Days from the first day of a Mac's calendar to that of all others. */
const days1904 = 1462;

/** @param is1904 days of this workbook are counted from 1904 */
function cellOf(cell: CellObject | undefined, is1904: boolean): Cell {
  const { t, v, w, z } = cell ?? {};
  if (t === 's' && typeof v === 'string') return v.trim();
  if (t === 'b') return String(v);
  if (t !== 'n' || typeof v !== 'number') return '';
  const digits = wholeDigits(v);
  const format = String(z ?? 'General');
  // Without a format of its own a number is shown as far as its column is wide.
  if (w === undefined || /^(general|@)$/i.test(format)) return digits;
  const iso = isoFormats[format];
  const shown = iso ? utils.format_cell({ t, v: v + (is1904 ? days1904 : 0), z: iso }) : w.trim();
  return shown === digits ? digits : { shown, digits };
}

const isFilled = (cell: Cell): boolean => cell !== '';

function sheetOf(name: string, sheet: WorkSheet, is1904: boolean): Sheet | 'tooManyRows' | 'empty' {
  const area: unknown = sheet['!fullref'] ?? sheet['!ref'];
  if (typeof area !== 'string') return 'empty';
  const range = utils.decode_range(area);
  if (range.e.r - range.s.r > maxRows) return 'tooManyRows';
  range.e.c = Math.min(range.e.c, range.s.c + maxColumns - 1);
  const data = sheet['!data'] ?? [];
  // As lists and not as records: a heading such as __proto__ never becomes a key (PAIN-8.2).
  const rows = Array.from({ length: range.e.r - range.s.r + 1 }, (_none, row) =>
    Array.from({ length: range.e.c - range.s.c + 1 }, (_no, column) =>
      cellOf(data[range.s.r + row]?.[range.s.c + column], is1904),
    ),
  );
  const first = rows.findIndex((row) => row.some(isFilled));
  return first === -1 ? 'empty' : { name, rows: rows.slice(first), firstLine: range.s.r + first + 1 };
}

/** Charts and macros stand among the sheets; hidden ones are nobody's choice, and nobody would know of them (PUB-17). */
function sheetsOf({ SheetNames, Sheets, Workbook }: WorkBook): SheetAnswer {
  const is1904 = Workbook?.WBProps?.date1904 === true;
  const read = SheetNames.flatMap((name, index) => {
    const sheet = Sheets[name];
    if (!sheet || (sheet['!type'] ?? 'sheet') !== 'sheet' || Workbook?.Sheets?.[index]?.Hidden) return [];
    const answer = sheetOf(name, sheet, is1904);
    return answer === 'empty' ? [] : [{ name, answer }];
  });
  if (read[0]?.answer === 'tooManyRows') return { problem: 'tooManyRows' };
  const [first, ...others] = read.flatMap(({ answer }) => (answer === 'tooManyRows' ? [] : [answer]));
  const tooLong = read.flatMap(({ name, answer }) => (answer === 'tooManyRows' ? [name] : []));
  return first ? { sheets: [first, ...others], tooLong } : { problem: 'empty' };
}

/** How the container of an .xls begins. */
const oldMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const options = {
  type: 'array',
  dense: true,
  sheetRows: maxRows + 1,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
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
 * The sheets of a file as plain texts (C-11, CL-09, PAIN-8.1, PAIN-8.2). It runs in a worker only: a hostile file
 * may keep it busy for ever.
 */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, formats: SheetFormats = 'xlsx'): Promise<SheetAnswer> {
  try {
    const book = await workbookOf(bytes, formats);
    return typeof book === 'string' ? { problem: book } : sheetsOf(book);
  } catch (error) {
    console.warn('spreadsheet', error);
    return { problem: 'broken' };
  }
}
