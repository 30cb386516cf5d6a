import Box from '@mui/material/Box';
import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime, formatTime } from '@/lib/dates';

interface Ack {
  Icon: LucideIcon;
  word: MessageKey;
  color?: 'app.ackRead' | 'app.error';
}

/** Icons and words by the network's meaning (decisions: Acks, contract 5.6). */
const acks: Record<number, Ack> = {
  0: { Icon: CircleAlert, word: 'messageAck.failed', color: 'app.error' },
  1: { Icon: Clock, word: 'messageAck.sending' },
  2: { Icon: Check, word: 'messageAck.sent' },
  3: { Icon: CheckCheck, word: 'messageAck.delivered' },
  4: { Icon: CheckCheck, word: 'messageAck.read', color: 'app.ackRead' },
  5: { Icon: CheckCheck, word: 'messageAck.played', color: 'app.ackRead' },
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
    <Box
      component="span"
      sx={{
        ...(block
          ? { display: 'flex', justifyContent: 'flex-end', p: block === 'inset' ? '2px 8px 0' : '2px 0 0' }
          : { float: 'right', display: 'inline-flex', m: '4px 0 -2px 12px' }),
        alignItems: 'center',
        gap: '3px',
        fontSize: '0.6875rem',
        lineHeight: '1rem',
        fontStyle: 'normal',
        color: 'var(--meta)',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {edited && <span>{t('messagesList.edited')} ·</span>}
      <time dateTime={date} title={formatDateTime(date)}>
        {formatTime(date)}
      </time>
      {look && (
        <Box component="span" role="img" aria-label={t(look.word)} sx={{ display: 'inline-flex', color: look.color }}>
          <look.Icon size={14} strokeWidth={2} aria-hidden />
        </Box>
      )}
      {children}
    </Box>
  );
}
