import { useState } from 'react';

/**
 * What a dialog is about where its owner decides that, such as the address: kept while the dialog fades out.
 * @param subject compared by identity
 * @returns `subject` of the last opening, and `turn`, which counts openings: with it each one reads and begins afresh
 */
export function useKeptSubject<T>(open: boolean, subject: T): { subject: T; turn: number } {
  const [kept, setKept] = useState({ open, subject, turn: 0 });
  if (kept.open !== open || (open && kept.subject !== subject)) {
    const opens = open && !kept.open;
    setKept({ open, subject: open ? subject : kept.subject, turn: kept.turn + (opens ? 1 : 0) });
  }
  return kept;
}

export interface DialogSubject<T> {
  /** Null before the first opening, and where the dialog is opened for a new record. */
  subject: T | null;
  open: boolean;
  /** Counts openings. */
  turn: number;
  show: (subject: T | null) => void;
  close: () => void;
}

/** A dialog that a page opens about something; it keeps its subject while it fades out. */
export function useDialogSubject<T>(): DialogSubject<T> {
  const [{ subject, open, turn }, set] = useState<Pick<DialogSubject<T>, 'subject' | 'open' | 'turn'>>({
    subject: null,
    open: false,
    turn: 0,
  });
  return {
    subject,
    open,
    turn,
    show: (next) => set({ subject: next, open: true, turn: turn + 1 }),
    close: () => set((old) => ({ ...old, open: false })),
  };
}
