import { ChevronDown } from 'lucide-react';
import { createElement } from 'react';
import { inRem } from '@/lib/rem';
import type { Overrides } from './themeTokens';

const coarse = '@media (pointer: coarse)';

/** Surfaces, fields, tables, menus and feedback (design, "Onto MUI", further overrides). */
export const componentOverrides: Overrides = {
  MuiUseMediaQuery: { defaultProps: { matchMedia: (query) => window.matchMedia(inRem(query)) } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: 'var(--radius-card)',
      }),
    },
  },
  MuiFormControl: { styleOverrides: { root: { minWidth: 0 } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
        fontWeight: 500,
        color: vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
        '&.Mui-disabled': { color: vars.palette.app.text3 },
      }),
      asterisk: ({ theme: { vars } }) => ({ color: vars.palette.app.error }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', notched: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 36,
        borderRadius: 'var(--radius)',
        backgroundColor: 'transparent',
        [coarse]: { minHeight: 44 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.app.text3 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.app.focus },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.app.error, borderWidth: 2 },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.app.border },
        '&.MuiInputBase-multiline': { padding: '8px 10px' },
        '&.MuiInputBase-adornedStart': { paddingLeft: 10 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 4 },
      }),
      input: ({ theme: { vars } }) => ({
        height: 20,
        padding: '8px 10px',
        '&::placeholder': { color: vars.palette.app.text3, opacity: 1 },
        '&:is(textarea)': { height: 'auto', padding: 0 },
        '&.Mui-disabled': { WebkitTextFillColor: vars.palette.app.text3 },
        '&.MuiInputBase-inputAdornedStart': { paddingLeft: 8 },
      }),
      // The label stands above the field, so the outline has no notch to keep free.
      notchedOutline: ({ theme: { vars } }) => ({
        top: 0,
        borderColor: vars.palette.app.inputLine,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiInputAdornment: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.app.text3 }) } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        margin: '6px 0 0',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: vars.palette.app.text3,
        '&.Mui-error': { color: vars.palette.app.error },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginLeft: 0, marginRight: 0, gap: 8 }, label: { fontSize: '0.8125rem' } },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      select: { '&.MuiSelect-select': { minHeight: 20, display: 'flex', alignItems: 'center' } },
      icon: ({ theme: { vars } }) => ({
        top: 'calc(50% - 8px)',
        right: 10,
        width: 16,
        height: 16,
        color: vars.palette.app.text3,
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(ChevronDown, { size: 16 }) },
    styleOverrides: {
      // Text and arrow stand where those of a select stand.
      root: {
        '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { padding: '2px 36px 2px 6px', columnGap: 4 },
        '&.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { paddingRight: 60 },
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input': { padding: '6px 4px' },
        '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 0 },
        '& .MuiAutocomplete-inputRoot > [data-item-index], & .MuiAutocomplete-inputRoot > div > [data-item-index]': {
          margin: '3px 0',
        },
      },
      popupIndicator: { marginRight: 0 },
      clearIndicator: { width: 28, marginRight: -4 },
      listbox: { padding: 6 },
      option: ({ theme: { vars } }) => ({
        '&.MuiAutocomplete-option': {
          minHeight: 34,
          padding: '6px 10px',
          borderRadius: 'var(--radius)',
          [coarse]: { minHeight: 44 },
          '&.Mui-focused, &.Mui-focusVisible': { backgroundColor: vars.palette.app.hover },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: vars.palette.app.accentSoft,
          },
        },
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        borderRadius: 'var(--radius-card)',
        border: `1px solid ${vars.palette.divider}`,
        backgroundColor: vars.palette.app.raised,
        boxShadow: vars.palette.app.sh2,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 34,
        gap: 10,
        padding: '6px 10px',
        borderRadius: 'var(--radius)',
        [coarse]: { minHeight: 44 },
        '& .MuiListItemIcon-root': { minWidth: 0 },
        '&:hover': { backgroundColor: vars.palette.app.hover },
        '&.Mui-focusVisible': { backgroundColor: vars.palette.app.hover, outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.app.accentSoft,
          color: vars.palette.app.accent,
          fontWeight: 600,
        },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '6px 10px',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 600,
        color: vars.palette.app.text3,
        backgroundColor: 'inherit',
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: vars.palette.app.overlay },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      container: ({ ownerState }) => (ownerState.fullScreen ? {} : { padding: 'var(--safe)' }),
      paper: ({ theme }) => ({
        borderRadius: 'var(--radius-dialog)',
        backgroundColor: theme.vars.palette.app.raised,
        boxShadow: theme.vars.palette.app.sh3,
        margin: 24,
        maxHeight: 'calc(100% - 48px)',
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, margin: 0, padding: 'var(--safe)', maxHeight: 'none' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '18px 24px 14px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 24px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '14px 24px',
        gap: 8,
        // Long words of another language on a telephone.
        flexWrap: 'wrap',
        borderTop: `1px solid ${vars.palette.divider}`,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.app.surface }) },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ padding: '0 16px', height: 50, borderColor: vars.palette.divider }),
      head: ({ theme: { vars } }) => ({
        height: 38,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: vars.palette.app.text2,
        backgroundColor: vars.palette.app.sunken,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ height: 4, borderRadius: 2, backgroundColor: vars.palette.app.pressed }),
      bar: ({ theme: { vars } }) => ({ borderRadius: 2, backgroundColor: vars.palette.app.accent }),
    },
  },
  MuiCircularProgress: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.app.accent }) } },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => {
        const { app } = vars.palette;
        return {
          borderRadius: 'var(--radius)',
          padding: '4px 12px',
          fontSize: '0.8125rem',
          lineHeight: '1.125rem',
          variants: [
            { props: { severity: 'error' }, style: { backgroundColor: app.errorSoft, color: app.error } },
            { props: { severity: 'warning' }, style: { backgroundColor: app.warningSoft, color: app.warning } },
            { props: { severity: 'success' }, style: { backgroundColor: app.successSoft, color: app.success } },
            { props: { severity: 'info' }, style: { backgroundColor: app.infoSoft, color: app.info } },
          ],
        };
      },
    },
  },
};
