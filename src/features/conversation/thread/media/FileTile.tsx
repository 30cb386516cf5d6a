import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { File } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileTypeOf } from '@/lib/links';

interface FileTileProps {
  name: string;
  /** Type and size, or why there is nothing to open. */
  detail: string;
  action?: ReactNode;
  /** Share sent, 0 to 1. */
  progress?: number | null;
}

/** A file as a row: its type on a tile, its name, its size (design, "Document"). */
export function FileTile({ name, detail, action, progress = null }: FileTileProps) {
  const type = fileTypeOf(name);
  return (
    <Box
      sx={{
        m: '0 -6px 2px',
        p: '8px 10px',
        width: 300,
        maxWidth: 'calc(100% + 12px)',
        borderRadius: '8px',
        bgcolor: 'var(--inset)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 36,
            height: 36,
            borderRadius: '8px',
            bgcolor: type === 'PDF' ? 'app.errorSoft' : 'app.surface',
            color: type === 'PDF' ? 'app.error' : 'app.text2',
            fontSize: '0.625rem',
            fontWeight: 700,
          }}
        >
          {type || <File size={18} strokeWidth={1.6} />}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="span"
            title={name}
            sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {name}
          </Box>
          <Box
            component="small"
            sx={{ display: 'block', minHeight: '1rem', fontSize: '0.75rem', lineHeight: '1rem', color: 'var(--meta)' }}
          >
            {detail}
          </Box>
        </Box>
        {action}
      </Box>
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={name}
          sx={{ mt: 0.75, borderRadius: '2px' }}
        />
      )}
    </Box>
  );
}
