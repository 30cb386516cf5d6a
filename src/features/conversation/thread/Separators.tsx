import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDate } from '@/lib/dates';
import styles from './Separators.module.css';

/** A pill on the thread: a day, or what goes on above the first message (design, "Separators"). */
export function Pill({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pill}>
      <span>{children}</span>
    </div>
  );
}

export function DaySeparator({ date }: { date: string }) {
  return (
    <Pill>
      <time dateTime={date}>{formatDate(date)}</time>
    </Pill>
  );
}

function Rule({ accent = false, children }: { accent?: boolean; children: ReactNode }) {
  return (
    <div className={styles.rule} data-accent={accent || undefined}>
      {children}
    </div>
  );
}

/** M-05. */
export function TicketSeparator({ type, date }: { type: 'ended' | 'started'; date: string }) {
  const { t } = useTranslation();
  return <Rule>{t(type === 'ended' ? 'messagesList.ended' : 'messagesList.started', { date: formatDate(date) })}</Rule>;
}

/** B-15. */
export function UnreadSeparator({ count }: { count: number }) {
  const { t } = useTranslation();
  return <Rule accent>{t('messagesList.unread', { count })}</Rule>;
}
