import Box from '@mui/material/Box';
import { Skeleton } from '@/components/feedback/Skeleton';
import { ThreadSkeleton } from '@/components/feedback/ThreadSkeleton';

/** Header and thread with their final geometry while ticket and code come. */
export function ConversationSkeleton() {
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'app.thread' }}>
      <Box
        sx={{ height: 93, flex: 'none', px: 1.5, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 60 }}>
          <Skeleton circle width={36} height={36} />
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Skeleton width={160} height={12} />
            <Skeleton width={220} height={10} />
          </Box>
        </Box>
      </Box>
      <ThreadSkeleton />
    </Box>
  );
}
