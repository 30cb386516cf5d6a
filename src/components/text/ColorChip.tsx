import type { ReactNode } from 'react';
import { inkOn, parseColor, toHex } from '@/lib/color';
import { rem } from '@/lib/rem';
import { dataColorStyle } from './dataColor';
import styles from './ColorChip.module.css';

interface ColorChipProps {
  /** Anything a person once picked; parsed before use. */
  color: unknown;
  label: string;
  /** `solid` fills the chip and writes black or white; for colour pickers and previews only. */
  variant?: 'soft' | 'solid';
  size?: 'small' | 'medium' | 'large';
  /** Never shrinks (the queue chip of a ticket row). */
  rigid?: boolean;
  end?: ReactNode;
  /** Of the chip in pixels of usual letters; absent: as wide as there is room. */
  maxWidth?: number;
}

/** A queue or tag in its colour, readable on any colour by construction (B-33, B-42). */
export function ColorChip({
  color,
  label,
  variant = 'soft',
  size = 'small',
  rigid = false,
  end,
  maxWidth,
}: ColorChipProps) {
  const rgb = parseColor(color) ?? [85, 103, 122];
  const solid = variant === 'solid';
  return (
    <span
      className={styles.chip}
      data-size={size}
      data-solid={solid || undefined}
      data-rigid={rigid || undefined}
      style={{
        maxWidth: maxWidth && rem(maxWidth),
        ...(solid ? { backgroundColor: toHex(rgb), color: inkOn(rgb) } : dataColorStyle(color)),
      }}
    >
      <span className={styles.label} dir="auto">
        {label}
      </span>
      {end}
    </span>
  );
}
