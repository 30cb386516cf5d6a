import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A lucide icon, 28 px in a tile of 64 px. */
  icon?: ReactNode;
  /** Stands in place of the tile. */
  picture?: ReactNode;
  /** Translated texts: what is missing, then what to do next. */
  title: string;
  /** For what is named by the title. */
  titleId?: string | undefined;
  body?: string;
  /** One button at most. */
  action?: ReactNode;
  tone?: 'neutral' | 'error';
  /** Level of the heading in its page. */
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
}

/** 64 px tile or picture, title, one sentence, one button (design, "Empty, failed, loading"). */
export function EmptyState({
  icon,
  picture,
  title,
  titleId,
  body,
  action,
  tone = 'neutral',
  heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 4 }}>
      {picture ?? (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            mb: 0.5,
            borderRadius: '20px',
            bgcolor: tone === 'error' ? 'app.errorSoft' : 'var(--empty-tile, var(--mui-palette-app-hover))',
            color: tone === 'error' ? 'app.error' : 'app.text3',
            '& > svg': { width: 28, height: 28 },
          }}
        >
          {icon}
        </Box>
      )}
      <Typography id={titleId} variant="h3" component={heading}>
        {title}
      </Typography>
      {body && (
        <Typography color="textSecondary" sx={{ maxWidth: 340 }}>
          {body}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
      {children}
    </Box>
  );
}
