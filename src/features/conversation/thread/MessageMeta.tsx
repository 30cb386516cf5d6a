import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime, formatTime } from '@/lib/dates';
import styles from './MessageMeta.module.css';

interface Ack {
  Icon: LucideIcon;
  word: MessageKey;
  tone?: 'read' | 'failed';
}

/** Icons and words by the network's meaning (decisions: Acks, contract 5.6). */
const acks: Record<number, Ack> = {
  0: { Icon: CircleAlert, word: 'messageAck.failed', tone: 'failed' },
  1: { Icon: Clock, word: 'messageAck.sending' },
  2: { Icon: Check, word: 'messageAck.sent' },
  3: { Icon: CheckCheck, word: 'messageAck.delivered' },
  4: { Icon: CheckCheck, word: 'messageAck.read', tone: 'read' },
  5: { Icon: CheckCheck, word: 'messageAck.played', tone: 'read' },
};

interface MessageMetaProps {
  date: string;
  edited?: boolean;
  /** Absent on received messages. */
  ack?: number | undefined;
  children?: ReactNode;
  /** Stands on its own line, such as under a picture without caption; `inset` where the bubble has no padding. */
  block?: 'inset' | 'flush' | undefined;
}

/** Time, edit mark and receipt at the end of a bubble (M-07, M-17). */
export function MessageMeta({ date, edited = false, ack, children, block }: MessageMetaProps) {
  const { t } = useTranslation();
  const look = ack === undefined ? null : (acks[ack] ?? null);
  return (
    <span className={styles.meta} data-block={block}>
      {edited && <span>{t('messagesList.edited')} ·</span>}
      <time dateTime={date} title={formatDateTime(date)}>
        {formatTime(date)}
      </time>
      {look && (
        <span role="img" aria-label={t(look.word)} data-tone={look.tone}>
          <look.Icon size={14} aria-hidden />
        </span>
      )}
      {children}
    </span>
  );
}
