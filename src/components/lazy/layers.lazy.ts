import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { lazyPart } from './lazyPart';

/**
 * Layers that nobody sees before an action: their code and its positioning come with the first opening, or earlier,
 * once the browser is idle (`preloadLayers`). A page thus paints without them.
 */
const menu = lazyPart<MenuProps>(async () => (await import('@mui/material/Menu')).default);
const popover = lazyPart<PopoverProps>(async () => (await import('@mui/material/Popover')).default);
const dialog = lazyPart<DialogProps>(async () => (await import('@mui/material/Dialog')).default);
const drawer = lazyPart<DrawerProps>(async () => (await import('@mui/material/Drawer')).default);
const actions = lazyPart(async () => (await import('@/components/buttons/ActionMenuList')).ActionMenuList);

/** Fetches every layer ahead; a failure shows when a layer is opened. */
export const preloadLayers = (): Promise<unknown> =>
  Promise.allSettled([menu.preload(), popover.preload(), dialog.preload(), drawer.preload(), actions.preload()]);

export const Menu = menu.Component;
export const Popover = popover.Component;
export const Dialog = dialog.Component;
export const Drawer = drawer.Component;
/** The list of an ActionMenu. */
export const ActionMenuList = actions.Component;
