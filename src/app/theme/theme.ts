import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { buttonOverrides } from './themeButtons';
import { componentOverrides } from './themeComponents';
import { globalOverrides } from './themeGlobal';
import { paletteOf, type AppColors, type ThemeBrand } from './themeTokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    app: AppColors;
  }
  interface PaletteOptions {
    app: AppColors;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Tinted background with coloured text: Aceitar, Resolver. */
    soft: true;
  }
}

/**
 * The system's own face first, the generic one last and no emoji font: where the named faces are missing it would draw
 * digits and spaces as well (OP-10).
 */
const systemStack =
  "system-ui, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

const ease = 'cubic-bezier(.2, 0, 0, 1)';

const role = (size: number, line: number, fontWeight: number) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight,
  letterSpacing: 0,
});

/** 1 bubbles and cards, 2 menus, toasts and hover actions, 3 dialogs and a dragged card; the rest as 2. */
const depth = (level: 1 | 2 | 3) => `var(--mui-palette-app-sh${level})`;

const [low, middle, high] = [depth(1), depth(2), depth(3)];

const shadows: Shadows = [
  ...(['none', low, middle, high, middle, middle, middle, middle, middle] as const),
  ...([middle, middle, middle, middle, middle, middle, middle, middle] as const),
  ...([middle, middle, middle, middle, middle, middle, middle, high] as const),
];

/** The one theme: values of the design's tables, both schemes as CSS variables (I-07, design "Onto MUI"). */
export function makeTheme(brand?: ThemeBrand): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: paletteOf('light', brand) }, dark: { palette: paletteOf('dark', brand) } },
    shape: { borderRadius: 8 },
    motion: { reducedMotion: 'system' },
    shadows,
    typography: {
      fontFamily: systemStack,
      fontSize: 14,
      h1: role(20, 28, 600),
      h2: role(17, 24, 600),
      h3: role(15, 20, 600),
      h4: role(26, 34, 600),
      h5: role(22, 30, 600),
      h6: role(17, 24, 600),
      subtitle1: role(15, 20, 600),
      subtitle2: role(13, 18, 500),
      body1: role(14, 20, 400),
      body2: role(13, 18, 400),
      button: { ...role(14, 20, 600), textTransform: 'none' },
      caption: role(12, 16, 400),
      overline: { ...role(11, 16, 400), textTransform: 'none' },
    },
    transitions: {
      easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
      duration: {
        shortest: 120,
        shorter: 120,
        short: 180,
        standard: 180,
        complex: 220,
        enteringScreen: 220,
        leavingScreen: 154,
      },
    },
    components: { ...globalOverrides, ...buttonOverrides, ...componentOverrides },
  });
}
