import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { inRem } from '@/lib/rem';
import { usePaperTheme } from './usePaperTheme';

const cache = createCache({ key: 'css' });
const { insert } = cache;
cache.insert = (selector, rules, sheet, shouldCache) =>
  insert(selector, { ...rules, styles: inRem(rules.styles) }, sheet, shouldCache);

interface ThemedProps {
  theme: Theme;
  children: ReactNode;
}

/** All that is drawn by components: colours follow the system or the choice, lengths the font size of the browser. */
export function Themed({ theme, children }: ThemedProps) {
  usePaperTheme();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="preferredTheme">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
