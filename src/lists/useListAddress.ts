import { useUrlDialog } from '@/components/hooks/useUrlDialog';
import { useUrlState, type UrlCodec } from '@/components/hooks/useUrlState';

export interface Sorting {
  column: string;
  descending: boolean;
}

interface ListState {
  search: string;
  sorting: Sorting | null;
  /** The dialog that the address asks for; `id` null is a new record. */
  dialog: { id: number | null } | null;
}

export interface ListAddress extends ListState {
  setSearch: (search: string) => void;
  setSorting: (sorting: Sorting | null) => void;
  openDialog: (id: number | null) => void;
  closeDialog: () => void;
}

const wholeNumber = /^\d+$/;

function dialogOf(params: URLSearchParams): ListState['dialog'] {
  if (params.has('new')) return { id: null };
  const id = params.get('edit');
  return id !== null && wholeNumber.test(id) ? { id: Number(id) } : null;
}

function sortingOf(sort: string | null): Sorting | null {
  if (!sort) return null;
  return sort.startsWith('-') ? { column: sort.slice(1), descending: true } : { column: sort, descending: false };
}

const codec: UrlCodec<ListState> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    sorting: sortingOf(params.get('sort')),
    dialog: dialogOf(params),
  }),
  write: ({ search, sorting, dialog }) => ({
    q: search || null,
    sort: sorting && `${sorting.descending ? '-' : ''}${sorting.column}`,
    new: dialog?.id === null ? '' : null,
    edit: dialog?.id == null ? null : String(dialog.id),
  }),
};

/** Search, order and the open dialog of a list live in the address (B-27, PAIN-8.6). */
export function useListAddress(): ListAddress {
  const { state, change } = useUrlState(codec);
  const { opening, closed, close } = useUrlDialog();
  return {
    ...state,
    dialog: closed ? null : state.dialog,
    setSearch: (search) => change({ search }, { replace: true }),
    setSorting: (sorting) => change({ sorting }, { replace: true }),
    openDialog: (id) => change({ dialog: { id } }, opening),
    closeDialog: () => close(() => change({ dialog: null }, { replace: true })),
  };
}
