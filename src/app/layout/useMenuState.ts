import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { readText, writeText } from '@/lib/storage';

export type MenuMode = 'overlay' | 'rail' | 'expanded';

export interface MenuState {
  mode: MenuMode;
  /** Whether the overlay shows, or whether the menu is expanded. */
  open: boolean;
  toggle: () => void;
  close: () => void;
}

const keys = { wide: 'menuWide', middle: 'menuMiddle' } as const;

/**
 * Open by default above 1200, a rail below, an overlay under 600; each of the two wider forms keeps the person's
 * own choice (H-07, H-08, N-15).
 */
export function useMenuState(): MenuState {
  const { breakpoints } = useTheme();
  const small = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const wide = useMediaQuery(breakpoints.up(1200), { noSsr: true });
  const [chosen, setChosen] = useState<Record<'wide' | 'middle', string | null>>(() => ({
    wide: readText(keys.wide),
    middle: readText(keys.middle),
  }));
  const [overlay, setOverlay] = useState(false);

  if (small) {
    return {
      mode: 'overlay',
      open: overlay,
      toggle: () => setOverlay((old) => !old),
      close: () => setOverlay(false),
    };
  }
  const form = wide ? 'wide' : 'middle';
  const open = chosen[form] === null ? wide : chosen[form] === 'open';
  return {
    mode: open ? 'expanded' : 'rail',
    open,
    toggle: () => {
      const next = open ? 'closed' : 'open';
      writeText(keys[form], next);
      setChosen((old) => ({ ...old, [form]: next }));
    },
    close: () => undefined,
  };
}
