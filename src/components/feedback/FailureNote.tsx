import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FailureNoteProps {
  /** Translated. */
  text: string;
  /** Nothing else announces it: no toast comes with it. */
  alert?: boolean;
  /** A way on, below the text. */
  action?: ReactNode;
}

/** Why a form was refused, above its button, for as long as it matters. */
export function FailureNote({ text, alert = false, action }: FailureNoteProps) {
  return (
    <Box
      role={alert ? 'alert' : undefined}
      sx={{
        display: 'flex',
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: 'var(--radius)',
        typography: 'body2',
        bgcolor: 'app.errorSoft',
        color: 'app.error',
      }}
    >
      <Box component="span" aria-hidden sx={{ flex: 'none', display: 'grid' }}>
        <CircleAlert size={16} />
      </Box>
      <div>
        <div>{text}</div>
        {action}
      </div>
    </Box>
  );
}
