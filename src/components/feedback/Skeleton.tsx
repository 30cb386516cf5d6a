import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/**
 * The place of what is still being read, pulsing (docs/design.md); whoever holds it says that it loads.
 * @param props styles of the place; `circle` is that of a face
 */
export const Skeleton = ({ circle, ...style }: { circle?: true } & CSSProperties) => (
  <span
    className={styles.skeleton}
    data-skeleton=""
    style={{ borderRadius: circle ? '50%' : 'var(--radius)', ...style }}
  />
);
