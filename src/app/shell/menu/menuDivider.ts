/** The look of a line of the side menu that is a button; collapsed it is its icon. */
export const menuDivider = (collapsed: boolean, current = false) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    height: 34,
    width: collapsed ? 40 : 1,
    px: collapsed ? 0 : 1.25,
    justifyContent: collapsed ? 'center' : 'flex-start',
    borderRadius: 'var(--radius)',
    color: current ? 'app.accent' : 'app.text2',
    font: 'inherit',
    fontWeight: current ? 600 : 500,
    '&:hover': { bgcolor: 'app.hover', color: current ? 'app.accent' : 'text.primary' },
    '@media (pointer: coarse)': { height: 44 },
  }) as const;
