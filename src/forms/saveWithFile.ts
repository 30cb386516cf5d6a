import type { HasId } from '@/api/rest';

interface RecordCalls<Input, Detail> {
  create: (input: Input) => Promise<Detail>;
  update: (id: number, input: Input) => Promise<Detail>;
  get: (id: number) => Promise<Detail>;
}

/** The calls for a record's one file; neither answers the record. */
interface FileCalls {
  upload: (id: number, file: File) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}

interface FileChange<Input> {
  input: Input;
  id: number | null;
  /** The stored file is to go. */
  removing: boolean;
  /** A file to be stored. */
  file: File | undefined;
  onMade: (id: number) => void;
}

/**
 * Saves a record and then its file. A new record whose upload fails exists already, which is told by `onMade`.
 * @param id of the record, null for a new one
 * @returns the record as it is afterwards; rejects with whatever call failed
 */
export async function saveWithFile<Input, Detail extends HasId>(
  { create, update, get }: RecordCalls<Input, Detail>,
  { upload, remove }: FileCalls,
  { input, id, removing, file, onMade }: FileChange<Input>,
): Promise<Detail> {
  const record = id === null ? await create(input) : await update(id, input);
  onMade(record.id);
  // A new file takes the place of the stored one, which stays if it does not arrive.
  if (file) await upload(record.id, file);
  else if (removing) await remove(record.id);
  return removing || file ? get(record.id) : record;
}
