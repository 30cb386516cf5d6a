import { useColorScheme } from '@mui/material/styles';
import { withoutTransitions } from '../../theme/withoutTransitions';

/** The theme on screen and the way to the other one; stored as `light` or `dark` (I-05, I-06). */
export function useThemeSwitch(): { dark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return { dark, toggle: () => withoutTransitions(() => setMode(dark ? 'light' : 'dark')) };
}
