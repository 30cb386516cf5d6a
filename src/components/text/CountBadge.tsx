import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import styles from './CountBadge.module.css';

interface CountBadgeProps {
  count: number;
  /** Accent asks for work, quiet informs, error alarms. */
  tone?: 'accent' | 'quiet' | 'error';
  /** Spoken instead of the bare number: "3 não lidas". */
  label?: string;
  showZero?: boolean;
  /** There may be more than these: "60+". */
  atLeast?: boolean;
}

/** A count in a pill; above 99 it says 99+. */
export function CountBadge({ count, tone = 'accent', label, showZero = false, atLeast = false }: CountBadgeProps) {
  if (!(count > 0) && !showZero) return null;
  return (
    <>
      <span className={styles.count} data-tone={tone} aria-hidden={label ? true : undefined}>
        {count > 99 ? '99+' : `${count}${atLeast ? '+' : ''}`}
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
