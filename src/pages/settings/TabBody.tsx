import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What a tab holds where it is no list: one column that scrolls (design, "Responsive": at most 880). */
export const TabBody = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      flex: 1,
      minHeight: 0,
      overflow: 'hidden auto',
      scrollbarWidth: 'thin',
      px: { xs: 1.5, sm: 2, md: 3 },
      pt: 2.5,
      pb: 4,
    }}
  >
    <Box sx={{ maxWidth: 880, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>{children}</Box>
  </Box>
);
