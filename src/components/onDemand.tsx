import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { latePart, Opened } from './latePart';

/**
 * Layers that nobody sees before an action: their code and its positioning come with the first opening, or earlier,
 * once the browser is idle (`warmLayers`). A page thus paints without them.
 */
const menu = latePart<MenuProps>(async () => (await import('@mui/material/Menu')).default);
const popover = latePart<PopoverProps>(async () => (await import('@mui/material/Popover')).default);
const dialog = latePart<DialogProps>(async () => (await import('@mui/material/Dialog')).default);
const drawer = latePart<DrawerProps>(async () => (await import('@mui/material/Drawer')).default);

/** Fetches every layer ahead; a failure shows when a layer is opened. */
export const warmLayers = (): Promise<unknown> =>
  Promise.allSettled([menu.warm(), popover.warm(), dialog.warm(), drawer.warm()]);

/** MUI's Menu, fetched on demand. */
export const Menu = (props: MenuProps) => (
  <Opened open={props.open}>
    <menu.Part {...props} />
  </Opened>
);

/** MUI's Popover, fetched on demand. */
export const Popover = (props: PopoverProps) => (
  <Opened open={props.open}>
    <popover.Part {...props} />
  </Opened>
);

/** MUI's Dialog, fetched on demand. */
export const Dialog = (props: DialogProps) => (
  <Opened open={props.open}>
    <dialog.Part {...props} />
  </Opened>
);

/** MUI's Drawer, fetched on demand. */
export const Drawer = (props: DrawerProps & { open: boolean }) => (
  <Opened open={props.open}>
    <drawer.Part {...props} />
  </Opened>
);
