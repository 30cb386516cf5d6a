import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { storedPreference } from '@/browser/storedPreference';

const kept = storedPreference(
  'contactDrawer',
  (text) => text === 'open',
  (open) => (open ? 'open' : 'closed'),
);

/** Whether the contact drawer is open: on wide screens the person's choice is kept, below it starts closed (W-01). */
export function useDrawer(): { open: boolean; toggle: () => void; close: () => void } {
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [open, setOpen] = useState(() => wide && kept.get());
  const set = (next: boolean): void => {
    setOpen(next);
    if (wide) kept.set(next);
  };
  return { open, toggle: () => set(!open), close: () => set(false) };
}
