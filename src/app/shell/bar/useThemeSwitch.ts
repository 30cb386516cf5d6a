import { useColorScheme } from '@mui/material/styles';

/**
 * Switches transitions off for the change, so that all colours change in the same frame. MUI's own way writes a <style>
 * element, which a strict policy refuses (B-38); the rule for this attribute is in themeGlobal.ts.
 */
function withoutTransitions(change: () => void): void {
  const root = document.documentElement;
  root.dataset['switching'] = '';
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['switching']));
}

/** The theme on screen and the way to the other one; stored as `light` or `dark` (I-05, I-06). */
export function useThemeSwitch(): { dark: boolean; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return { dark, toggle: () => withoutTransitions(() => setMode(dark ? 'light' : 'dark')) };
}
