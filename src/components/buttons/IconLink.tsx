import type { ReactNode } from 'react';
import { tip } from '@/components/feedback/tip';
import styles from './IconAction.module.css';

interface IconLinkProps {
  /** Accessible name and tooltip, already translated. */
  label: string;
  icon: ReactNode;
  /** Verified by the caller. */
  href: string;
  /** Name to save under; the browser ignores it for another origin and opens the file instead. */
  download?: string;
}

/** An icon that leads to a file or page outside the app, in a tab of its own. */
export function IconLink({ label, icon, href, download }: IconLinkProps) {
  return (
    <a
      className={styles.button}
      data-size="small"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      {...tip(label)}
      {...(download === undefined ? {} : { download })}
    >
      {icon}
    </a>
  );
}
