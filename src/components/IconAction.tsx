import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'children' | 'title'> {
  /** Accessible name and tooltip, already translated. */
  label: string;
  /** A lucide icon: 20 px, 16 px in rows. */
  icon: ReactNode;
  /** Key shown after the name in the tooltip: "Resolver (E)". */
  shortcut?: string;
  placement?: NonNullable<TooltipProps['placement']>;
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
  const button = (
    <IconButton aria-label={label} aria-keyshortcuts={shortcut} disabled={disabled} {...rest}>
      {icon}
    </IconButton>
  );
  return (
    <Tooltip title={shortcut ? `${label} (${shortcut})` : label} placement={placement}>
      {disabled ? <span aria-label={undefined}>{button}</span> : button}
    </Tooltip>
  );
}
