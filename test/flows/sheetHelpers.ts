import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { read, utils, write, type WorkBook } from 'xlsx';
import { doSheetJob } from '@/features/import-contacts/sheetJob';
import { dialog } from '../page';
import type { User } from './contactsHelpers';

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

export function firstSheet(bytes: ArrayBuffer) {
  const book = read(new Uint8Array(bytes), { type: 'array' });
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
}

/** A spreadsheet of one sheet. */
export function sheetFile(rows: unknown[][], name?: string): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Planilha1');
  return bookFile(book, name);
}

/** A spreadsheet as a person would choose it, in the format of its name. */
export function bookFile(book: WorkBook, name = 'clientes.xlsx'): File {
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

/** The import of a spreadsheet, from the page of contacts. */
export async function openImport(user: User) {
  vi.stubGlobal('Worker', InlineWorker);
  await user.click(screen.getByText('Importar', { selector: 'button' }));
  await user.click(await screen.findByText('De uma planilha…'));
  return dialog();
}
