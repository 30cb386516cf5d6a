/** What of a spreadsheet leaves the worker: plain texts only (PAIN-8.2). */
export interface Sheet {
  rows: string[][];
  /** Line of the first row in the file, counted from 1 as spreadsheets do. */
  firstLine: number;
}

/** Why a file cannot be read. */
export type SheetProblem = 'notXlsx' | 'notSheet' | 'tooLarge' | 'tooManyRows' | 'broken' | 'empty' | 'tooSlow';

/** Whether a target takes the older .xls besides .xlsx. */
export type SheetFormats = 'xlsx' | 'xls or xlsx';

export type SheetAnswer = { sheet: Sheet } | { problem: SheetProblem };

/** A file above this is refused unread. */
export const maxFileBytes = 10 * 1024 * 1024;
/** What a file may unpack to: a small file can hide gigabytes. */
export const maxUnpackedBytes = 150 * 1024 * 1024;
export const maxRows = 20_000;
/** Columns beyond this are not read. */
export const maxColumns = 60;

/** By its own word: what crosses a thread may come from another realm. */
export const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';
