import { utils, write } from 'xlsx';

/** The bytes of a spreadsheet. */
export function sheet(rows: unknown[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Contatos');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  return bytes;
}

export const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
