import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

/** On or off at once; its name stands beside it (`label`, the library's `FormControlLabel`) or is said by it. */
export const Switch = (props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) => (
  // A checkbox says by itself whether it is checked.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  <input {...props} type="checkbox" role="switch" className={styles.switch} />
);
