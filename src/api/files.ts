import { mediaHref } from '@/lib/links';
import { http } from './http';
import { paged, restApi } from './rest';

/** One file of a list, with the text that goes with it; `path` is '' until a file was uploaded. */
export interface FileOption {
  id: number;
  name: string;
  path: string;
  mediaType: string | null;
}

/** A list of files (Y-19); its list call leaves the options out, and this server keeps no `details`. */
export interface FileListRow {
  id: number;
  name: string;
  message: string;
  details?: string | null;
}

export interface FileList extends FileListRow {
  options: FileOption[];
}

export interface FileOptionInput {
  /** Absent: a new one. Options of the record that are not sent are removed. */
  id?: number;
  name: string;
  path: string;
  mediaType: string;
}

export interface FileListInput {
  name: string;
  message: string;
  details?: string;
  options: FileOptionInput[];
}

/** A chosen file and the option it belongs to. */
export interface OptionFile {
  optionId: number;
  name: string;
  file: File;
}

export const fileKeys = { all: ['files'] as const };

const byId = (one: FileOption, other: FileOption): number => one.id - other.id;

/** The server answers options in no order (contract back-office, defect 32). */
const sorted = (record: FileList): FileList => ({ ...record, options: [...(record.options ?? [])].toSorted(byId) });

/** GET, POST, PUT and DELETE /files (F-01, F-04). `DELETE /files` without an id is never called (decisions). */
export const fileApi = restApi<FileListRow, FileListInput, FileList>('/files', paged<FileListRow>('files'), {
  toDetail: sorted,
});

/**
 * POST /files/uploadList/{id}: `fileId` and `typeArch` choose the folder and so go first; the server pairs files, types
 * and ids by their order (F-04, contract back-office 12).
 */
export async function uploadOptionFiles(listId: number, files: readonly OptionFile[]): Promise<void> {
  const form = new FormData();
  form.append('fileId', String(listId));
  form.append('typeArch', 'fileList');
  for (const { optionId, name, file } of files) {
    form.append('files', file);
    form.append('mediaType', file.type || 'application/octet-stream');
    form.append('name', name);
    form.append('id', String(optionId));
  }
  await http.post(`/files/uploadList/${listId}`, form);
}

/** As the server calls an upload in the folder of its list. */
export const storedName = (file: File): string => file.name.replaceAll(' ', '_');

/** Address of an option's file: newer builds store the whole path (contract back-office 23). */
export const optionHref = (listId: number, path: string): string | null =>
  mediaHref(path === '' || path.includes('/') ? path : `public/fileList/${listId}/${path}`);
