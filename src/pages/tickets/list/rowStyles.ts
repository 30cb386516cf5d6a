import type { SxProps, Theme } from '@mui/material/styles';

/** Height of every row; the list counts on it. */
export const rowHeight = 86;

/** A row and its parts (design, "Ticket row"): actions float over the time on hover and focus, a menu on touch. */
export const rowSx: SxProps<Theme> = {
  position: 'relative',
  height: rowHeight,
  borderBottom: 1,
  borderColor: 'divider',
  contain: 'layout style',
  '& > .bar': {
    position: 'absolute',
    left: 4,
    top: 10,
    bottom: 10,
    width: 4,
    borderRadius: '2px',
    boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 0.3)',
    forcedColorAdjust: 'none',
    pointerEvents: 'none',
    zIndex: 1,
  },
  '& > .content': {
    display: 'flex',
    gap: 1.5,
    height: 1,
    py: '9px',
    pl: 2,
    pr: 1.75,
    color: 'text.primary',
    textDecoration: 'none',
    outlineOffset: '-2px',
  },
  '&:hover': { bgcolor: 'app.hover' },
  '&[data-selected]': { bgcolor: 'app.selected' },
  '& > .accept': { position: 'absolute', right: 14, bottom: 12, minWidth: 76 },
  '& > .row-actions': {
    position: 'absolute',
    right: 10,
    top: 6,
    display: 'flex',
    gap: '2px',
    p: '2px',
    borderRadius: '8px',
    bgcolor: 'app.raised',
    border: 1,
    borderColor: 'divider',
    boxShadow: 2,
    transition: 'opacity 120ms',
    opacity: 0,
  },
  '&:hover > .row-actions, &:focus-within:has(:focus-visible) > .row-actions': { opacity: 1 },
  '& > .row-menu': { display: 'none' },
  '@media (hover: none)': {
    '& > .row-actions': { display: 'none' },
    '& > .row-menu': {
      display: 'block',
      position: 'absolute',
      right: 2,
      top: 26,
      '& button': { width: 44, height: 44 },
    },
    '& > .content': { pr: 6 },
    '& > .accept': { right: 48, bottom: 10 },
  },
};
