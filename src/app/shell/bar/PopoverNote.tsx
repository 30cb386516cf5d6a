import Box from '@mui/material/Box';
import { RetryButton } from '@/components/buttons/RetryButton';

/** One sentence instead of a list: nothing there, or not loaded, with the way to try again. */
export function PopoverNote({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return (
    <Box
      role={onRetry ? 'alert' : undefined}
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: 3, textAlign: 'center', color: 'app.text2' }}
    >
      {text}
      {onRetry && <RetryButton size="small" variant="outlined" onRetry={onRetry} />}
    </Box>
  );
}
