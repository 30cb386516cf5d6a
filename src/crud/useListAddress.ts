import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '@/lib/storage';

export interface Sorting {
  column: string;
  descending: boolean;
}

export interface ListAddress {
  search: string;
  setSearch: (search: string) => void;
  sorting: Sorting | null;
  setSorting: (sorting: Sorting | null) => void;
  /** The dialog that the address asks for; `id` null is a new record. */
  dialog: { id: number | null } | null;
  openDialog: (id: number | null) => void;
  closeDialog: () => void;
}

const wholeNumber = /^\d+$/;

function dialogOf(params: URLSearchParams): ListAddress['dialog'] {
  if (params.has('new')) return { id: null };
  const id = params.get('edit');
  return id !== null && wholeNumber.test(id) ? { id: Number(id) } : null;
}

function sortingOf(params: URLSearchParams): Sorting | null {
  const sort = params.get('sort');
  if (!sort) return null;
  return sort.startsWith('-') ? { column: sort.slice(1), descending: true } : { column: sort, descending: false };
}

const openedHere = (state: unknown): boolean => isRecord(state) && state['dialog'] === true;

/**
 * Search, order and the open dialog live in the address, so that a reload and a shared link keep them and the
 * browser's back closes a dialog (B-27, PAIN-8.6).
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  /** The entry whose dialog is closed but not left yet. */
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== location.key) setClosing(null);

  const change = (changes: Record<string, string | null>, options: { replace: boolean; state?: unknown }) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    setParams(next, options);
  };

  // Back only after the form has let go of its leave guard, which would ask about a step back.
  useEffect(() => {
    if (closing !== null) void navigate(-1);
  }, [closing, navigate]);

  return {
    search: params.get('q') ?? '',
    setSearch: (search) => change({ q: search === '' ? null : search }, { replace: true }),
    sorting: sortingOf(params),
    setSorting: (sorting) =>
      change({ sort: sorting && `${sorting.descending ? '-' : ''}${sorting.column}` }, { replace: true }),
    dialog: closing === location.key ? null : dialogOf(params),
    openDialog: (id) => {
      const asked = id === null ? { new: '', edit: null } : { new: null, edit: String(id) };
      change(asked, { replace: false, state: { dialog: true } });
    },
    closeDialog: () => {
      if (openedHere(location.state)) setClosing(location.key);
      else change({ new: null, edit: null }, { replace: true });
    },
  };
}
