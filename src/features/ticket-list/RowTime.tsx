import Box from '@mui/material/Box';
import { formatDateTime, formatListTime } from '@/lib/dates';
import { useMinute } from './useMinute';

/** HH:mm for today, dd/MM/yyyy otherwise (T-20); changes by itself at midnight. */
export function RowTime({ at, unread }: { at: string; unread: boolean }) {
  const now = new Date(useMinute() * 60_000);
  return (
    <Box
      component="time"
      dateTime={at}
      title={formatDateTime(at)}
      sx={{
        ml: 'auto',
        flex: 'none',
        typography: 'caption',
        fontWeight: unread ? 600 : 400,
        color: unread ? 'app.accent' : 'app.text3',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {formatListTime(at, now)}
    </Box>
  );
}
