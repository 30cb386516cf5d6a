import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { readText, writeText } from '@/lib/storage';

const key = 'contactDrawer';

/** Whether the contact drawer is open: on wide screens the person's choice is kept, below it starts closed (W-01). */
export function useDrawer(): { open: boolean; toggle: () => void; close: () => void } {
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [open, setOpen] = useState(() => wide && readText(key) === 'open');
  const set = (next: boolean): void => {
    setOpen(next);
    if (wide) writeText(key, next ? 'open' : 'closed');
  };
  return { open, toggle: () => set(!open), close: () => set(false) };
}
