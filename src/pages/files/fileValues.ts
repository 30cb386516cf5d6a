import { array, mixed, object } from 'yup';
import {
  storedName,
  type FileList,
  type FileListInput,
  type FileListRow,
  type FileOption,
  type OptionFile,
} from '@/api/files';
import { mergeRows, type MergedField, type Versions } from '@/forms/mergeRecord';
import { optionalText, requiredText } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';

export interface OptionValues {
  /** Null: not on the server yet. */
  id: number | null;
  name: string;
  /** Name of the uploaded file; '' where there is none. */
  path: string;
  mediaType: string;
  /** The chosen file that shall take its place. */
  files: readonly File[];
}

export interface FileListValues {
  name: string;
  message: string;
  /** Null where the server keeps none. */
  details: string | null;
  options: readonly OptionValues[];
}

export const emptyOption: OptionValues = { id: null, name: '', path: '', mediaType: '', files: [] };
export const initial: FileListValues = { name: '', message: '', details: null, options: [emptyOption] };

const fileOf = ({ files, path }: OptionValues): string => (files[0] ? storedName(files[0]) : path);

/** Positions of chosen files whose name another one of the list has: it would be overwritten (defect 32). */
function duplicates(options: readonly OptionValues[]): Set<number> {
  const kept = new Set(options.filter(({ files }) => files.length === 0).map(fileOf));
  const taken = new Set<number>();
  for (const [position, option] of options.entries()) {
    if (option.files.length === 0) continue;
    if (kept.has(fileOf(option))) taken.add(position);
    kept.add(fileOf(option));
  }
  return taken;
}

const duplicate: MessageKey = 'fileModal.formErrors.duplicate';

/** The server asks for a name of 3 characters (F-02). */
export const schema = object({
  name: requiredText({ min: 3, short: 'validation.messageShort' }),
  message: requiredText(),
  details: optionalText().nullable(),
  options: array()
    .of(object({ files: mixed<readonly File[]>() }))
    .test('names', (_options, { originalValue, createError, path }) => {
      const [first] = duplicates(isOptions(originalValue) ? originalValue : []);
      return first === undefined || createError({ path: `${path}.${first}.files`, message: duplicate });
    }),
});

const isOptions = (value: unknown): value is readonly OptionValues[] => Array.isArray(value);

type Rows = readonly OptionValues[];

type KnownRow = Omit<OptionValues, 'id'> & { id?: number };

const byId = (rows: Rows): KnownRow[] => rows.map(({ id, ...row }) => (id === null ? row : { ...row, id }));
const asOptions = (rows: readonly KnownRow[]): Rows => rows.map((row) => ({ ...row, id: row.id ?? null }));

/** Two who add a file at once both keep theirs (DAY-64). */
export function mergeOptions({ opened, values, now }: Versions<Rows>): MergedField<Rows> {
  const merged = mergeRows({ opened: byId(opened), values: byId(values), now: byId(now) });
  const { conflict } = merged;
  return {
    value: asOptions(merged.value),
    conflict: conflict && { theirs: asOptions(conflict.theirs) },
    base: asOptions(merged.base),
  };
}

/** Lines that nobody filled in are no options. */
const filled = (option: OptionValues): boolean =>
  option.id !== null || option.name.trim() !== '' || option.path !== '' || option.files.length > 0;

export const fromRecord = (record: FileListRow | FileList): FileListValues => ({
  name: record.name,
  message: record.message,
  details: record.details === undefined ? null : (record.details ?? ''),
  options: ('options' in record ? record.options : []).map(({ id, name, path, mediaType }) => ({
    id,
    name: name ?? '',
    path: path ?? '',
    mediaType: mediaType ?? '',
    files: [],
  })),
});

export const toInput = ({ name, message, details, options }: FileListValues): FileListInput => ({
  name: name.trim(),
  message: message.trim(),
  ...(details !== null && { details: details.trim() }),
  options: options.filter(filled).map(({ id, name: caption, path, mediaType }) => ({
    ...(id !== null && { id }),
    name: caption.trim(),
    path,
    mediaType: path === '' ? '' : mediaType,
  })),
});

/**
 * The chosen files with the options of the answer they belong to: known ones by id, new ones by their text and then by
 * the order of ids, as the server creates them side by side (contract back-office 12).
 */
export function filesToUpload(options: readonly OptionValues[], saved: readonly FileOption[]): OptionFile[] {
  const known = new Set(options.map(({ id }) => id));
  const fresh = saved.filter(({ id }) => !known.has(id)).toSorted((one, other) => one.id - other.id);
  const take = (name: string): FileOption | undefined => {
    const position = fresh.findIndex((option) => option.name === name);
    return fresh.splice(Math.max(0, position), 1)[0];
  };
  return options.filter(filled).flatMap(({ id, name, files }) => {
    const optionId = id ?? take(name.trim())?.id;
    const [file] = files;
    return file && optionId !== undefined ? [{ optionId, name: name.trim(), file }] : [];
  });
}
