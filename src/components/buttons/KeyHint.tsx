import styles from './KeyHint.module.css';

/** A key as printed on the keyboard: Enter, Esc, Ctrl K. */
export const KeyHint = ({ keys }: { keys: string }) => <kbd className={styles.key}>{keys}</kbd>;
