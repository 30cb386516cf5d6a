import { utils, write } from 'xlsx';
import { doSheetJob } from '@/features/import-contacts/sheetJob';

/** jsdom has no workers: this one does the same jobs, and what it is given and answers is copied as between threads. */
export class InlineWorker extends EventTarget {
  static ended = 0;
  async postMessage(job: unknown) {
    const data: unknown = structuredClone(await doSheetJob(structuredClone(job)));
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    InlineWorker.ended += 1;
  }
}

/** A spreadsheet as a person would choose it, in the format of its name. */
export function sheetFile(rows: unknown[][], name = 'clientes.xlsx'): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Planilha1');
  const bookType = name.endsWith('.xls') ? 'biff8' : 'xlsx';
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
  const file = new File([], name);
  // The file of jsdom cannot be read as bytes.
  Object.defineProperties(file, {
    arrayBuffer: { value: () => Promise.resolve(bytes) },
    size: { value: bytes.byteLength },
  });
  return file;
}
