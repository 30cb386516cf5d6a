import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { tip, type TipSide } from './tip';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'children' | 'title'> {
  /** Accessible name and tooltip, already translated. */
  label: string;
  /** A lucide icon: 20 px, 16 px in rows. */
  icon: ReactNode;
  /** Key shown after the name in the tooltip: "Resolver (E)". */
  shortcut?: string;
  placement?: TipSide;
}

/** Icon button whose name and tooltip are the same text (design, "Icons"). */
export function IconAction({
  label,
  icon,
  shortcut,
  placement = 'bottom',
  disabled = false,
  ...rest
}: IconActionProps) {
  const hint = tip(shortcut ? `${label} (${shortcut})` : label, placement);
  const button = (
    <IconButton
      aria-label={label}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      {...(disabled ? {} : hint)}
      {...rest}
    >
      {icon}
    </IconButton>
  );
  // A disabled button hears no pointer.
  return disabled ? <span {...hint}>{button}</span> : button;
}
