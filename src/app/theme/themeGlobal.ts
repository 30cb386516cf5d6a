import { fontScale } from '@/browser/fontScale';
import { monospaceStack } from '@/components/text/monospace';
import type { Overrides } from './themeTokens';

/** Page-wide rules, applied by `<CssBaseline />`. */
export const globalOverrides: Overrides = {
  MuiCssBaseline: {
    styleOverrides: ({ vars: { palette } }) => ({
      html: { height: '100%', WebkitTextSizeAdjust: '100%' },
      body: {
        minHeight: '100%',
        backgroundColor: palette.background.default,
        color: palette.text.primary,
        WebkitFontSmoothing: 'antialiased',
        overflowWrap: 'break-word',
      },
      '#root': { height: '100%' },
      'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
      a: { color: 'inherit' },
      time: { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${palette.app.focus}`, outlineOffset: 2 },
      'input:focus-visible, textarea:focus-visible, [tabindex="-1"]:focus-visible': { outline: 'none' },
      // What is written has the direction of its own script (PUB-39).
      'input, textarea': { unicodeBidi: 'plaintext' },
      '::selection': { backgroundColor: palette.app.accentSoft, color: palette.text.primary },
      '@keyframes app-spin': { to: { transform: 'rotate(1turn)' } },
      '@keyframes app-slide': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      '@keyframes app-fade': { from: { opacity: 0 } },

      // Icons are lines of about a pixel at every size, and keep it (design, "Icons"); anything else outranks this. Their
      // sizes are attributes, in pixels.
      ':where(.lucide)': { flex: 'none', strokeWidth: 1.6, zoom: fontScale() },
      ":where(.lucide:is([width='12'], [width='14'], [width='16']))": { strokeWidth: 1.8 },

      '[data-switching] *': { transition: 'none !important' },

      // iOS zooms into inputs below 16 px; fingers need 44 px (B-34).
      '@media (pointer: coarse)': {
        'input, textarea, select': { fontSize: '16px !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          // Not a short duration: what has no transition of its own would then watch every property of every element,
          // and a change of style cost five times as much.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media (forced-colors: active)': {
        ':focus-visible, .Mui-focusVisible': { outlineColor: 'Highlight !important' },
        '.MuiButton-root, .MuiPaper-root': { border: '1px solid CanvasText' },
      },

      // Twice, for the library's own sheet comes later with the first toast.
      ':root:root': {
        '--monospace': monospaceStack,
        '--radius-chip': '4px',
        '--radius-small': '6px',
        '--radius': '8px',
        '--radius-card': '12px',
        '--radius-dialog': '16px',
        '--toastify-color-light': palette.app.raised,
        '--toastify-text-color-light': palette.text.primary,
        '--toastify-icon-color-success': palette.app.success,
        '--toastify-icon-color-error': palette.app.error,
        '--toastify-icon-color-info': palette.app.info,
        '--toastify-icon-color-warning': palette.app.warning,
        '--toastify-toast-width': 'auto',
        '--toastify-toast-padding': '0',
        '--toastify-toast-min-height': '44px',
        '--toastify-toast-bd-radius': 'var(--radius-card)',
        '--toastify-toast-shadow': palette.app.sh2,
        '--toastify-font-family': 'inherit',
        '--toastify-z-index': '1400',
      },
      '.Toastify__toast.Toastify__toast': {
        minWidth: 'min(320px, calc(100vw - 24px))',
        maxWidth: 'min(420px, calc(100vw - 24px))',
        marginBottom: 8,
        borderRadius: 'var(--radius-card)',
        border: `1px solid ${palette.divider}`,
        fontWeight: 500,
        touchAction: 'pan-y',
        animation: 'app-fade 120ms ease-out',
      },
      // Above the composer on a telephone (design, "Toasts").
      '@media (max-width: 599.95px)': {
        '.Toastify__toast-container.Toastify__toast-container': {
          left: '50%',
          width: 'auto',
          transform: 'translateX(-50%)',
          bottom: 'calc(84px + env(safe-area-inset-bottom))',
        },
      },
    }),
  },
};
