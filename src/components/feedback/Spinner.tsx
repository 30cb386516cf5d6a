import Box from '@mui/material/Box';
import { LoaderCircle } from 'lucide-react';

/** Decorative: a word always stands beside it. Static with reduced motion. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        '& > svg': { animation: 'app-spin 0.9s linear infinite' },
        '@media (prefers-reduced-motion: reduce)': { '& > svg': { animation: 'none' } },
      }}
    >
      <LoaderCircle size={size} />
    </Box>
  );
}
