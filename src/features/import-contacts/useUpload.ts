import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OutRow } from './reasons';
import type { GoodRow } from './rows';
import type { AddedRow, ImportTarget } from './target';
import { toChunks } from './upload';

export interface Upload {
  phase: 'sending' | 'stopping' | 'failed' | 'done';
  sent: number;
  total: number;
  added: AddedRow[];
  out: OutRow[];
  /** Why the last chunk did not go out. */
  failure: unknown;
}

/** After this the events of the last rows have come. */
const rereadMs = 1_000;

const notSent = ({ line, name, phone }: GoodRow): OutRow => ({ line, name, phone, reason: 'notSent' });

/** Sends the rows chunk by chunk; what was refused is kept with its reason, and a lost chunk can be sent again (C-12). */
export function useUpload({ send, reread, chunkSize }: ImportTarget, onFinished: () => void) {
  const client = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const waiting = useRef<GoodRow[][]>([]);
  const stop = useRef(false);
  // Closed on the way (a change of page): nothing more is sent.
  useEffect(() => () => void (stop.current = true), []);

  const change = (next: (old: Upload) => Upload) => setUpload((old) => old && next(old));

  const finish = () => {
    const rest = waiting.current.flat().map(notSent);
    waiting.current = [];
    change((old) => ({ ...old, phase: 'done', out: [...old.out, ...rest] }));
    // Events put the new ones on top of the list; once they are through it is read again in the server's order,
    // whether the dialog is still open or not.
    setTimeout(() => reread.forEach((queryKey) => void client.invalidateQueries({ queryKey })), rereadMs);
    onFinished();
  };

  const run = async () => {
    stop.current = false;
    for (let [chunk] = waiting.current; chunk && !stop.current; [chunk] = waiting.current) {
      const rows = chunk;
      try {
        // One after another: the server writes each row by itself.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await send(rows);
        waiting.current = waiting.current.slice(1);
        change((old) => ({
          ...old,
          sent: old.sent + rows.length,
          added: [...old.added, ...answer.added],
          out: [...old.out, ...answer.out],
        }));
      } catch (error) {
        console.warn('contact import', error);
        change((old) => ({ ...old, phase: 'failed', failure: error }));
        return;
      }
    }
    finish();
  };

  return {
    upload,
    start: (rows: readonly GoodRow[], out: readonly OutRow[]) => {
      waiting.current = toChunks(rows, chunkSize);
      setUpload({ phase: 'sending', sent: 0, total: rows.length, added: [], out: [...out], failure: null });
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
    finish,
  };
}
