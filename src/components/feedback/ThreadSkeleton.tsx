import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { Skeleton } from './Skeleton';

const bubbles = [
  { own: false, width: '52%', height: 54 },
  { own: false, width: '34%', height: 36 },
  { own: true, width: '44%', height: 36 },
  { own: true, width: '58%', height: 72 },
  { own: false, width: '40%', height: 36 },
  { own: true, width: '36%', height: 54 },
] as const;

/** A conversation's bubbles, at the end of the thread, while its first page loads. */
export function ThreadSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-busy
      aria-label={t('common.loading')}
      sx={{ flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: 1.25, p: 2.5 }}
    >
      {bubbles.map(({ own, width, height }) => (
        <Skeleton
          key={`${own} ${width} ${height}`}
          width={width}
          height={height}
          borderRadius="var(--radius-card)"
          alignSelf={own ? 'flex-end' : 'flex-start'}
        />
      ))}
    </Box>
  );
}
