import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { Skeleton } from './Skeleton';

interface RowsSkeletonProps {
  rows?: number;
  /** Of one row, in px. */
  height: number;
  avatar?: boolean;
}

const widths = [
  ['46%', '68%', '34%'],
  ['60%', '82%', '48%'],
  ['38%', '60%', '26%'],
] as const;

/** Rows of a list in their final geometry while the first page loads. */
export function RowsSkeleton({ rows = 6, height, avatar = true }: RowsSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-busy aria-label={t('common.loading')}>
      {Array.from({ length: rows }, (_, row) => {
        const [title, text, chip] = widths[row % widths.length] ?? widths[0];
        return (
          <Box
            key={row}
            sx={{ display: 'flex', gap: 1.5, height, px: 2, py: '11px', borderBottom: 1, borderColor: 'divider' }}
          >
            {avatar && <Skeleton circle width={40} height={40} flex="none" />}
            <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1, pt: 0.5 }}>
              <Skeleton width={title} height={12} />
              <Skeleton width={text} height={10} />
              {height >= 80 && <Skeleton width={chip} height={14} />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
