import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { storedPreference } from '@/browser/storedPreference';
import { useStore } from '@/browser/useStore';

export type MenuMode = 'overlay' | 'rail' | 'expanded';

export interface MenuState {
  mode: MenuMode;
  /** Whether the overlay shows, or whether the menu is expanded. */
  open: boolean;
  toggle: () => void;
  close: () => void;
}

/** Null: nothing has been chosen. */
const storedChoice = (key: string) =>
  storedPreference<boolean | null>(
    key,
    (text) => (text === null ? null : text === 'open'),
    (open) => (open ? 'open' : 'closed'),
  );
const choices = { wide: storedChoice('menuWide'), middle: storedChoice('menuMiddle') };

/**
 * Open by default above 1200, a rail below, an overlay under 600; each of the two wider forms keeps the person's
 * own choice (H-07, H-08, N-15).
 */
export function useMenuState(): MenuState {
  const { breakpoints } = useTheme();
  const small = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const wide = useMediaQuery(breakpoints.up(1200), { noSsr: true });
  const choice = choices[wide ? 'wide' : 'middle'];
  const open = useStore(choice) ?? wide;
  const [overlay, setOverlay] = useState(false);

  if (small) {
    return {
      mode: 'overlay',
      open: overlay,
      toggle: () => setOverlay((old) => !old),
      close: () => setOverlay(false),
    };
  }
  return {
    mode: open ? 'expanded' : 'rail',
    open,
    toggle: () => choice.set(!open),
    close: () => undefined,
  };
}
