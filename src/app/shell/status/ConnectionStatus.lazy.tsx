import { lazyPart } from '@/components/lazy/lazyPart';
import styles from './ConnectionStatus.module.css';

const told = lazyPart(async () => (await import('./ConnectionStatus')).ConnectionStatus, { afterPaint: true });

/**
 * What is wrong with the connections, in the title's place of the app bar, so that nothing of the page moves. Its place
 * is there from the first drawing, so that a reader hears what comes into it; there is nothing to tell in the first
 * seconds of a page (B-09, DAY-20).
 */
export const ConnectionStatus = () => (
  <div role="status" className={styles.status}>
    <told.Component />
  </div>
);
