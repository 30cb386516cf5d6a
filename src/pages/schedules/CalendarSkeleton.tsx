import Box from '@mui/material/Box';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { Skeleton } from '@/components/feedback/Skeleton';
import { useTranslation } from '@/i18n/useTranslation';
import type { View } from './dates';

const shape: Readonly<Record<Exclude<View, 'agenda'>, { columns: number; rows: number }>> = {
  month: { columns: 7, rows: 5 },
  week: { columns: 7, rows: 10 },
  day: { columns: 1, rows: 10 },
};

/** The calendar's cells while its messages are on the way. */
export function CalendarSkeleton({ view }: { view: View }) {
  const { t } = useTranslation();
  if (view === 'agenda') return <RowsSkeleton rows={8} height={68} avatar={false} />;
  const { columns, rows } = shape[view];
  const cells = Array.from({ length: columns * rows }, (_cell, index) => index);
  return (
    <Box
      role="status"
      aria-busy
      aria-label={t('common.loading')}
      sx={{
        flex: 1,
        display: 'grid',
        gap: 1,
        p: 1,
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
        gridTemplateRows: `repeat(${rows}, 1fr)`,
      }}
    >
      {cells.map((cell) => (
        <Skeleton key={cell} height="100%" />
      ))}
    </Box>
  );
}
