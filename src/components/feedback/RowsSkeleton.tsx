import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '@/i18n/useTranslation';

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
            {avatar && <Skeleton variant="circular" width={40} height={40} sx={{ flex: 'none' }} />}
            <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1, pt: 0.5 }}>
              <Skeleton variant="rounded" width={title} height={12} />
              <Skeleton variant="rounded" width={text} height={10} />
              {height >= 80 && <Skeleton variant="rounded" width={chip} height={14} />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
