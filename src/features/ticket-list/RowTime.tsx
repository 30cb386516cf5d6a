import type { CSSProperties } from 'react';
import { formatDateTime, formatListTime } from '@/lib/dates';
import { useMinute } from './useMinute';

const look: CSSProperties = {
  marginLeft: 'auto',
  flex: 'none',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
};
const read: CSSProperties = { ...look, fontWeight: 400, color: 'var(--mui-palette-app-text3)' };
const unreadLook: CSSProperties = { ...look, fontWeight: 600, color: 'var(--mui-palette-app-accent)' };

/** HH:mm for today, dd/MM/yyyy otherwise (T-20); changes by itself at midnight. */
export function RowTime({ at, unread }: { at: string; unread: boolean }) {
  const now = new Date(useMinute() * 60_000);
  return (
    <time dateTime={at} title={formatDateTime(at)} style={unread ? unreadLook : read}>
      {formatListTime(at, now)}
    </time>
  );
}
