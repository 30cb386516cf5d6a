/**
 * What a back-office page stands in: head, panel, and the room around them (design, "Table page"). In a window too low
 * for them the head keeps its height, the panel its least one, and the page scrolls (PUB-52).
 */
export const pageFrame = {
  flex: 1,
  minHeight: 0,
  '& > *': { flexShrink: 0 },
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 1.5, sm: 2 },
  px: { xs: 1.5, sm: 2, md: 3 },
  pt: { xs: 1.5, sm: 2.5 },
  pb: { xs: 1.5, sm: 3 },
} as const;

/** The panel that holds a table or cards, and scrolls inside. */
export const panelFrame = {
  flex: 1,
  minHeight: 240,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
} as const;

/** What scrolls in a panel. */
export const panelBox = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
} as const;

/**
 * The line under a panel: how much is here, and how to read the rest.
 * @param failed the rest could not be read
 */
export const footFrame = (failed: boolean) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    minHeight: 41,
    px: 2,
    borderTop: 1,
    borderColor: 'divider',
    typography: 'body2',
    color: failed ? 'app.error' : 'app.text3',
    fontVariantNumeric: 'tabular-nums',
  }) as const;
