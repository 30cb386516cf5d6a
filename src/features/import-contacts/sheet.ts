/** A cell as the sheet shows it; of a number that is shown in another way than by all its digits, these as well. */
export type Cell = string | { shown: string; digits: string };

/** What a person reads in a cell, such as a date (PUB-8). */
export const shownIn = (cell: Cell = ''): string => (typeof cell === 'string' ? cell : cell.shown);
/** What a phone number is taken from: a formatted one would read 5.512E+12 (PAIN-8.1). */
export const digitsIn = (cell: Cell = ''): string => (typeof cell === 'string' ? cell : cell.digits);

/** What of one sheet of a spreadsheet leaves the worker: plain texts only (PAIN-8.2). */
export interface Sheet {
  name: string;
  rows: Cell[][];
  /** Line of the first row in the file, counted from 1 as spreadsheets do. */
  firstLine: number;
}

/** Why a file cannot be read. */
export type SheetProblem = 'notXlsx' | 'notSheet' | 'tooLarge' | 'tooManyRows' | 'broken' | 'empty' | 'tooSlow';

/** Whether a target takes the older .xls besides .xlsx. */
export type SheetFormats = 'xlsx' | 'xls or xlsx';

/** The sheets that people see and that hold something, in their order, and the names of those that hold too much. */
export interface ReadSheets {
  sheets: readonly [Sheet, ...Sheet[]];
  tooLong: readonly string[];
}

/** What is in a file, or why nothing can be read from it. */
export type SheetAnswer = ReadSheets | { problem: SheetProblem };

/** A file above this is refused unread. */
export const maxFileBytes = 10 * 1024 * 1024;
/** What a file may unpack to: a small file can hide gigabytes. */
export const maxUnpackedBytes = 150 * 1024 * 1024;
export const maxRows = 20_000;
/** Columns beyond this are not read; Outlook exports 92. */
export const maxColumns = 100;

/** By its own word: what crosses a thread may come from another realm. */
export const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';
