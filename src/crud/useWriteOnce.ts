import { useRef } from 'react';
import type { HasId } from '@/api/rest';

interface Calls<Input, Detail> {
  create: (input: Input) => Promise<Detail>;
  update: (id: number, input: Input) => Promise<Detail>;
}

/**
 * The first call of a save that has others behind it. A new record whose upload failed exists already: the next
 * attempt changes it and does not make a second one.
 * @param onClose of the dialog; with it ends what is remembered
 */
export function useWriteOnce<Input, Detail extends HasId>(
  { create, update }: Calls<Input, Detail>,
  onClose: () => void,
) {
  const made = useRef<number | null>(null);

  const write = async (input: Input, opened: number | null): Promise<Detail> => {
    const known = opened ?? made.current;
    const record = known === null ? await create(input) : await update(known, input);
    made.current = opened === null ? record.id : null;
    return record;
  };
  const close = () => {
    made.current = null;
    onClose();
  };
  return { write, close };
}

interface FileChange<Detail> {
  /** The stored file is to go. */
  removing: boolean;
  /** A file to be stored. */
  file: File | undefined;
  remove: (id: number) => Promise<unknown>;
  upload: (id: number, file: File) => Promise<unknown>;
  /** Neither of the two answers the record. */
  read: (id: number) => Promise<Detail>;
}

/** What becomes of the record's file once the record is written. @returns the record as it is afterwards */
export async function changeFile<Detail extends HasId>(
  record: Detail,
  { removing, file, remove, upload, read }: FileChange<Detail>,
): Promise<Detail> {
  if (removing) await remove(record.id);
  if (file) await upload(record.id, file);
  return removing || file ? read(record.id) : record;
}
