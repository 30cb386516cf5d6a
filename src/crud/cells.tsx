import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { clamped, oneLine } from '@/components/cutText';

/** A text of any length in a table, cut after its first line. */
export function TextCell({ text, lines = 1 }: { text: string | null | undefined; lines?: number }) {
  return (
    <Box component="span" sx={clamped(lines)}>
      {text}
    </Box>
  );
}

interface FileCellProps {
  icon: LucideIcon;
  /** Of the file; empty: there is none. */
  name: string;
  /** What stands there without a file, translated. */
  none: string;
}

/** The file of a record by its name. */
export function FileCell({ icon: Icon, name, none }: FileCellProps) {
  if (name === '') {
    return (
      <Box component="span" sx={{ color: 'app.text3' }}>
        {none}
      </Box>
    );
  }
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: 1,
        minWidth: 0,
        verticalAlign: 'middle',
      }}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden style={{ flex: 'none' }} />
      <Box component="span" sx={oneLine}>
        {name}
      </Box>
    </Box>
  );
}
