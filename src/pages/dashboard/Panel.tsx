import Box from '@mui/material/Box';
import { RetryButton } from '@/components/buttons/RetryButton';
import Typography from '@mui/material/Typography';
import { CloudOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** A few quiet words beside the title. */
  note?: string | undefined;
  actions?: ReactNode;
  /** Without inner space, for tables. */
  flush?: boolean;
  children: ReactNode;
}

/** A titled card of the dashboard. */
export function Panel({ title, note, actions, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        px: flush ? 0 : 2,
        py: 1.75,
        pb: flush ? 0 : 1.75,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius-card)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32, mb: 1, px: flush ? 2 : 0 }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {note !== undefined && (
            <Typography variant="body2" sx={{ color: 'app.text2', fontVariantNumeric: 'tabular-nums' }}>
              {note}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

interface PanelFailureProps {
  text: string;
  onRetry: () => unknown;
}

/** What could not be read, in place of it, and the way to try again (architecture, "Failures"). */
export function PanelFailure({ text, onRetry }: PanelFailureProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        height: 1,
        p: 2,
        color: 'app.text2',
        '& > svg': { color: 'app.error' },
      }}
    >
      <CloudOff size={20} aria-hidden />
      <Typography variant="body2">{text}</Typography>
      <RetryButton variant="outlined" size="small" onRetry={onRetry} />
    </Box>
  );
}
