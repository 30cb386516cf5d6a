import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { lazy, Suspense, useState, type ReactNode } from 'react';

/**
 * Layers that nobody sees before an action: their code and its positioning come with the first opening, or earlier,
 * once the browser is idle (`warmLayers`). A page thus paints without them.
 */
const loaders = {
  menu: () => import('@mui/material/Menu'),
  popover: () => import('@mui/material/Popover'),
  dialog: () => import('@mui/material/Dialog'),
  drawer: () => import('@mui/material/Drawer'),
};

const MenuLayer = lazy(loaders.menu);
const PopoverLayer = lazy(loaders.popover);
const DialogLayer = lazy(loaders.dialog);
const DrawerLayer = lazy(loaders.drawer);

/** Fetches every layer ahead; a failure shows when a layer is opened. */
export const warmLayers = (): Promise<unknown> => Promise.allSettled(Object.values(loaders).map((load) => load()));

/** A layer that was open stays mounted, so that it can close with its motion. */
function Opened({ open, children }: { open: boolean; children: ReactNode }) {
  const [met, setMet] = useState(open);
  if (open && !met) setMet(true);
  return met || open ? <Suspense>{children}</Suspense> : null;
}

/** MUI's Menu, fetched on demand. */
export const Menu = (props: MenuProps) => (
  <Opened open={props.open}>
    <MenuLayer {...props} />
  </Opened>
);

/** MUI's Popover, fetched on demand. */
export const Popover = (props: PopoverProps) => (
  <Opened open={props.open}>
    <PopoverLayer {...props} />
  </Opened>
);

/** MUI's Dialog, fetched on demand. */
export const Dialog = (props: DialogProps) => (
  <Opened open={props.open}>
    <DialogLayer {...props} />
  </Opened>
);

/** MUI's Drawer, fetched on demand. */
export const Drawer = (props: DrawerProps & { open: boolean }) => (
  <Opened open={props.open}>
    <DrawerLayer {...props} />
  </Opened>
);
