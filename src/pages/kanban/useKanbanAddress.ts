import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface KanbanAddress {
  search: string;
  /** Null: every queue, and tickets without one. */
  queueIds: number[] | null;
  filtered: boolean;
  setSearch: (search: string) => void;
  setQueueIds: (queueIds: number[] | null) => void;
  clear: () => void;
}

const ids = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** Search and queues of the board live in the address: back, forward and reload keep them (B-27, B-31). */
export function useKanbanAddress(): KanbanAddress {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const queues = params.get('queues');
  const queueIds = useMemo(() => (queues === null ? null : ids(queues)), [queues]);

  const change = (changes: Record<string, string | null>, replace: boolean): void =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );

  return {
    search,
    queueIds,
    filtered: search !== '' || queueIds !== null,
    setSearch: (text) => change({ q: text === '' ? null : text }, true),
    setQueueIds: (chosen) => change({ queues: chosen?.join(',') ?? null }, false),
    clear: () => change({ q: null, queues: null }, false),
  };
}
