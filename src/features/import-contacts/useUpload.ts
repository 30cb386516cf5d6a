import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUncertain } from '@/api/errors';
import { outFor, type OutRow } from './reasons';
import type { GoodRow } from './sheetRows';
import type { AddedRow, Fate, ImportTarget } from './target';
import { toChunks } from './upload';

export interface Upload {
  phase: 'sending' | 'stopping' | 'failed' | 'done';
  sent: number;
  total: number;
  added: AddedRow[];
  out: OutRow[];
  /** Why the last chunk did not go out. */
  failure: unknown;
  /** Rows that went out without an answer: nobody knows whether they came in. */
  unsure: number;
}

/** After this the events of the last rows have come. */
const rereadMs = 1_000;

/**
 * Sends the rows chunk by chunk; what was refused is kept with its reason. A chunk whose answer was lost can be sent
 * again, or given up: either way its rows are told as what became of them (C-12, CL-09).
 * @param open whether the dialog is; closed, nothing more goes out
 */
export function useUpload({ prepare, send, settle, reread, chunkSize }: ImportTarget, open: boolean) {
  const client = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const waiting = useRef<GoodRow[][]>([]);
  const stop = useRef(false);
  const prepared = useRef(false);
  /** The first chunk that waits went out before, and no answer came. */
  const cut = useRef(false);
  // Closed on the way: nothing more is sent, also while the dialog or its page still fades.
  useEffect(() => {
    if (!open) stop.current = true;
    return () => void (stop.current = true);
  }, [open]);

  const change = (next: (old: Upload) => Upload) => setUpload((old) => old && next(old));

  const finish = () => {
    const rest = waiting.current.flat().map(outFor('notSent'));
    waiting.current = [];
    change((old) => ({ ...old, phase: 'done', out: [...old.out, ...rest] }));
    // Events put the new ones on top of the list; once they are through it is read again in the server's order,
    // whether the dialog is still open or not.
    setTimeout(() => reread.forEach((queryKey) => void client.invalidateQueries({ queryKey })), rereadMs);
  };

  /** The first chunk is done with. */
  const take = (rows: readonly GoodRow[], { added, out }: Fate) => {
    cut.current = false;
    waiting.current = waiting.current.slice(1);
    change((old) => ({
      ...old,
      sent: old.sent + rows.length,
      added: [...old.added, ...added],
      out: [...old.out, ...out],
      unsure: 0,
    }));
  };

  const giveUp = async () => {
    const [rows] = waiting.current;
    if (rows && cut.current) {
      change((old) => ({ ...old, phase: 'stopping' }));
      const unknown: Fate = { added: [], out: rows.map(outFor('unsure')) };
      take(rows, settle ? await settle(rows).catch(() => unknown) : unknown);
    }
    finish();
  };

  const run = async () => {
    stop.current = false;
    for (let [chunk] = waiting.current; chunk && !stop.current; [chunk] = waiting.current) {
      const rows = chunk;
      try {
        // oxlint-disable-next-line no-await-in-loop
        if (!prepared.current) await prepare?.();
        prepared.current = true;
        // One after another: the server writes each row by itself.
        // oxlint-disable-next-line no-await-in-loop
        take(rows, await send(rows, cut.current));
      } catch (error) {
        console.warn('contact import', error);
        cut.current ||= prepared.current && isUncertain(error);
        change((old) => ({ ...old, phase: 'failed', failure: error, unsure: cut.current ? rows.length : 0 }));
        return;
      }
    }
    finish();
  };

  return {
    upload,
    start: (rows: readonly GoodRow[], out: readonly OutRow[]) => {
      prepared.current = false;
      waiting.current = toChunks(rows, chunkSize);
      setUpload({ phase: 'sending', sent: 0, total: rows.length, added: [], out: [...out], failure: null, unsure: 0 });
      void run();
    },
    stop: () => {
      stop.current = true;
      change((old) => ({ ...old, phase: 'stopping' }));
    },
    resume: () => {
      change((old) => ({ ...old, phase: 'sending', failure: null }));
      void run();
    },
    giveUp: () => void giveUp(),
  };
}
