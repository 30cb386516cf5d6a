import { utils, write } from 'xlsx';
import { isBytes } from './sheet';

/** Rows of texts as an .xlsx file: numbers stay texts, and a text that begins like a formula is none (B-42). */
export function writeSheet(rows: readonly (readonly string[])[]): ArrayBuffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Contatos');
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  if (!isBytes(bytes)) throw new Error('a spreadsheet is not bytes');
  return bytes;
}
