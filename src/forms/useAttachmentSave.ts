import { useRef } from 'react';
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

interface FileChange {
  /** The stored file is to go. */
  removing: boolean;
  /** A file to be stored. */
  file: File | undefined;
}

/**
 * Saves a record and then its file. A new record whose upload failed exists already: the next attempt changes it and
 * does not make a second one.
 * @param onClose of the dialog; with it ends what is remembered
 * @returns `save`, for `RecordForm` (`opened` is the id of the record being edited, null for a new one), which answers
 * the record as it is afterwards and rejects with whatever call failed; `close`, in place of `onClose`
 */
export function useAttachmentSave<Input, Detail extends HasId>(
  { create, update, get }: RecordCalls<Input, Detail>,
  { upload, remove }: FileCalls,
  onClose: () => void,
) {
  const made = useRef<number | null>(null);

  const save = async (input: Input, opened: number | null, { removing, file }: FileChange): Promise<Detail> => {
    const known = opened ?? made.current;
    const record = known === null ? await create(input) : await update(known, input);
    made.current = opened === null ? record.id : null;
    if (removing) await remove(record.id);
    if (file) await upload(record.id, file);
    return removing || file ? get(record.id) : record;
  };
  const close = () => {
    made.current = null;
    onClose();
  };
  return { save, close };
}
