import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** Heads a step and takes the focus, since the button that led here is gone (B-33). */
export function StepTitle({ text, first = false }: { text: string; first?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first) heading.current?.focus();
  }, [first]);
  return (
    <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {text}
    </Typography>
  );
}
