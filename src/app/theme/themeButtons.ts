import type { Overrides } from './themeTokens';

const coarse = '@media (pointer: coarse)';
/** A finger leaves its hover behind. */
const hover = '@media (hover: hover)';

/** Buttons, icon buttons, links and the controls that wear the accent (design, "Density" and "Onto MUI"). */
export const buttonOverrides: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // Without the ripple MUI shows no focus at all.
        '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.app.focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => {
        const { app, primary } = vars.palette;
        return {
          height: 36,
          minWidth: 0,
          padding: '0 14px',
          borderRadius: 'var(--radius)',
          gap: 6,
          whiteSpace: 'nowrap',
          flexShrink: 0,
          [coarse]: { height: 44 },
          '&.Mui-disabled': { backgroundColor: app.pressed, color: app.text3, borderColor: 'transparent' },
          variants: [
            {
              props: { size: 'small' },
              style: { height: 28, padding: '0 10px', borderRadius: 'var(--radius-small)', fontSize: '0.8125rem' },
            },
            { props: { size: 'large' }, style: { height: 44 } },
            {
              props: { variant: 'contained', color: 'primary' },
              style: { [hover]: { '&:hover': { backgroundColor: primary.dark } } },
            },
            {
              props: { variant: 'outlined' },
              style: {
                borderColor: app.border,
                backgroundColor: app.surface,
                [hover]: { '&:hover': { borderColor: app.border, backgroundColor: app.hover } },
              },
            },
            { props: { variant: 'outlined', color: 'primary' }, style: { color: vars.palette.text.primary } },
            { props: { variant: 'outlined', color: 'error' }, style: { color: app.error } },
            { props: { variant: 'text' }, style: { [hover]: { '&:hover': { backgroundColor: app.hover } } } },
            { props: { variant: 'text', color: 'primary' }, style: { color: app.accent } },
            {
              props: { variant: 'text' },
              style: { '&.Mui-disabled': { backgroundColor: 'transparent' } },
            },
            {
              props: { variant: 'soft' },
              style: {
                backgroundColor: app.accentSoft,
                color: app.accent,
                [hover]: { '&:hover': { backgroundColor: app.accentSoft, filter: 'brightness(0.97)' } },
              },
            },
            {
              props: { variant: 'soft', color: 'success' },
              style: {
                backgroundColor: app.successSoft,
                color: app.success,
                [hover]: { '&:hover': { backgroundColor: app.successSoft } },
              },
            },
            {
              props: { variant: 'soft', color: 'error' },
              style: {
                backgroundColor: app.errorSoft,
                color: app.error,
                [hover]: { '&:hover': { backgroundColor: app.errorSoft } },
              },
            },
          ],
        };
      },
      startIcon: { margin: '0 0 0 -2px', '& > svg': { fontSize: 'inherit' } },
      endIcon: { margin: '0 -2px 0 0' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 36,
        height: 36,
        padding: 0,
        flexShrink: 0,
        borderRadius: 'var(--radius)',
        color: vars.palette.app.text2,
        [hover]: { '&:hover': { backgroundColor: vars.palette.app.hover, color: vars.palette.text.primary } },
        '&[aria-pressed="true"], &[aria-expanded="true"]': {
          backgroundColor: vars.palette.app.accentSoft,
          color: vars.palette.app.accent,
        },
        [coarse]: { width: 44, height: 44 },
        variants: [{ props: { size: 'small' }, style: { width: 28, height: 28, borderRadius: 'var(--radius-small)' } }],
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.app.accent, fontWeight: 600 }) },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ height: 28, textTransform: 'none', color: vars.palette.app.text2 }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: 8,
        borderRadius: 'var(--radius)',
        color: vars.palette.app.inputLine,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: vars.palette.app.accent },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: 8,
        color: vars.palette.app.inputLine,
        '&.Mui-checked': { color: vars.palette.app.accent },
      }),
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme: { vars } }) => ({
        fontSize: '0.625rem',
        fontWeight: 600,
        height: 16,
        minWidth: 16,
        padding: '0 4px',
        fontVariantNumeric: 'tabular-nums',
        boxShadow: `0 0 0 2px ${vars.palette.app.surface}`,
        variants: [
          {
            props: { color: 'primary' },
            style: { backgroundColor: vars.palette.app.accent, color: vars.palette.app.onAccent },
          },
          {
            props: { color: 'error' },
            style: { backgroundColor: vars.palette.app.errorSolid, color: vars.palette.app.onErrorSolid },
          },
          { props: { variant: 'dot' }, style: { height: 8, minWidth: 8, padding: 0 } },
        ],
      }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ color: vars.palette.app.accent }),
      thumb: ({ theme: { vars } }) => ({
        width: 16,
        height: 16,
        '&:hover, &.Mui-focusVisible': { boxShadow: `0 0 0 6px ${vars.palette.app.accentSoft}` },
      }),
    },
  },
};
