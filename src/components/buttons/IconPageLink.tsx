import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tip } from '@/components/feedback/tip';
import styles from './IconAction.module.css';

interface IconPageLinkProps {
  /** Accessible name and tooltip, already translated. */
  label: string;
  icon: ReactNode;
  /** An address of the app. */
  to: string;
  /** 36 px, or 28 px beside text. */
  size?: 'medium' | 'small';
}

/** An icon that leads to another page of the app. */
export function IconPageLink({ label, icon, to, size }: IconPageLinkProps) {
  return (
    <Link to={to} className={styles.button} data-size={size} aria-label={label} {...tip(label)}>
      {icon}
    </Link>
  );
}
