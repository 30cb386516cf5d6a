import { useId, useState, type MouseEvent } from 'react';

/** State of one menu and the attributes its button and `Menu` need. Focus returns to the button by itself. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const show = (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const hide = () => setAnchor(null);

  return {
    anchor,
    open,
    show,
    hide,
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: show,
    } as const,
    menuProps: { id, anchorEl: anchor, open, onClose: hide },
  };
}
