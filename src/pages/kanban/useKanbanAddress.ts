import { readIds, useUrlState, type UrlCodec } from '@/components/hooks/useUrlState';

interface KanbanState {
  search: string;
  /** Null: every queue, and tickets without one. */
  queueIds: number[] | null;
}

export interface KanbanAddress extends KanbanState {
  filtered: boolean;
  setSearch: (search: string) => void;
  setQueueIds: (queueIds: number[] | null) => void;
  clear: () => void;
}

const codec: UrlCodec<KanbanState> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    queueIds: params.has('queues') ? readIds(params.get('queues')) : null,
  }),
  write: ({ search, queueIds }) => ({ q: search || null, queues: queueIds?.join(',') ?? null }),
};

/** Search and queues of the board live in the address (B-27, B-31). */
export function useKanbanAddress(): KanbanAddress {
  const { state, change } = useUrlState(codec);
  return {
    ...state,
    filtered: state.search !== '' || state.queueIds !== null,
    setSearch: (search) => change({ search }, { replace: true }),
    setQueueIds: (queueIds) => change({ queueIds }),
    clear: () => change({ search: '', queueIds: null }),
  };
}
