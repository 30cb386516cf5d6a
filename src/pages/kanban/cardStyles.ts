/** Guess of a card's height with one line of text, and the room between cards. */
export const cardHeight = 116;
export const cardGap = 8;

/** The rules of a card and of everything in it. */
export const cardRules = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  p: 1.5,
  bgcolor: 'app.surface',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  boxShadow: 1,
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&:hover': { borderColor: 'app.border' },
  // Never faded: the card in the hand of the keyboard is still read (B-33).
  '&[data-lifted]': { borderStyle: 'dashed', borderColor: 'app.border', boxShadow: 'none', bgcolor: 'app.sunken' },
  '&[data-held]': { outline: '2px solid', outlineColor: 'app.focus', outlineOffset: '1px' },
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 1.25, minWidth: 0 },
  '& .who': { flex: 1, minWidth: 0, display: 'block' },
  '& .name': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'text.primary',
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
    outline: 'none',
  },
  // The whole card is the link.
  '& .name::after': { content: '""', position: 'absolute', inset: -1, borderRadius: '10px' },
  '& .name:focus-visible::after': { outline: '2px solid', outlineColor: 'app.focus', outlineOffset: '1px' },
  '& .number': {
    display: 'block',
    minHeight: 16,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'caption',
    color: 'app.text3',
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': { zIndex: 1 },
  '& .head > button': { mt: '-4px', mr: '-6px' },
  '& .last': {
    m: 0,
    minHeight: 18,
    typography: 'body2',
    color: 'app.text2',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& .last > span': { verticalAlign: 'top' },
  '& .last[data-unread]': { color: 'text.primary' },
  '& .foot': { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 20, minWidth: 0 },
  '& .owner': {
    flex: '0 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'caption',
    color: 'app.text3',
  },
  '& .notMoved': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 0.5,
    position: 'relative',
    zIndex: 1,
    mx: -0.5,
    mb: -0.5,
    px: 1,
    py: 0.5,
    borderRadius: '6px',
    bgcolor: 'app.errorSoft',
    color: 'app.error',
    typography: 'caption',
    cursor: 'default',
  },
  '& .notMoved > span': { flex: '1 1 100%', minWidth: 0 },
} as const;

/**
 * The rules of the lanes' insides, stated once for the whole board: cards come and go while a lane is scrolled, and
 * working out their styles one by one would cost more than drawing them.
 */
export const boardRules = {
  '& .list': {
    flex: 1,
    minHeight: 0,
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    overscrollBehaviorY: 'contain',
  },
  '& .rows': { position: 'relative', m: 0, p: 0, listStyle: 'none' },
  '& .row': { position: 'absolute', left: 8, right: 8, top: 0 },
  '& .slot': {
    height: cardHeight,
    border: '1.5px dashed',
    borderColor: 'app.focus',
    borderRadius: '10px',
    bgcolor: 'app.accentSoft',
  },
  '& .card': cardRules,
} as const;
