import type { ComponentProps, ReactNode } from 'react';
import { tip, type TipSide } from '@/components/feedback/tip';
import styles from './IconAction.module.css';

export interface IconActionProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'title'> {
  /** Accessible name and tooltip, already translated. */
  label: string;
  /** A lucide icon: 20 px, 16 px in rows. */
  icon: ReactNode;
  /** Key shown after the name in the tooltip: "Resolver (E)". */
  shortcut?: string;
  placement?: TipSide;
  /** 36 px, or 28 px beside text. */
  size?: 'medium' | 'small';
  /** A circle; `filled` in the accent. */
  round?: 'plain' | 'filled';
}

/** The room of an icon button that is not there yet. */
export const IconPlace = () => <span className={styles.button} data-empty="" />;

/** Icon button whose name and tooltip are the same text (design, "Icons"). */
export function IconAction({
  label,
  icon,
  shortcut,
  placement = 'bottom',
  size,
  round,
  disabled = false,
  className,
  ...rest
}: IconActionProps) {
  const hint = tip(shortcut ? `${label} (${shortcut})` : label, placement);
  const button = (
    <button
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      data-size={size}
      data-round={round}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      {...(disabled ? {} : hint)}
      {...rest}
    >
      {icon}
    </button>
  );
  // A disabled button hears no pointer.
  return disabled ? <span {...hint}>{button}</span> : button;
}
