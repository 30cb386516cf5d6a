import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  component?: 'span' | 'div' | 'h1' | 'h2' | 'caption';
  id?: string;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, component = 'span', id }: VisuallyHiddenProps) {
  return (
    <Box
      component={component}
      id={id}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
