import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Spinner } from '@/components/feedback/Spinner';
import { sxList } from '@/components/layout/sxList';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** Shown beside the spinner: "Salvando…". */
  busyLabel?: string;
}

/** Keeps its width and its focus while busy, and takes no second click (B-07). */
export function BusyButton({ busy, busyLabel, children, onClick, disabled = false, sx, ...rest }: BusyButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };

  return (
    <Button
      {...rest}
      disabled={disabled}
      aria-disabled={busy || disabled}
      onClick={handleClick}
      sx={sxList(
        [
          { display: 'inline-grid', '& > *': { gridArea: '1 / 1' } },
          busy && { '&, &:hover': { bgcolor: 'app.pressed', color: 'app.text3', cursor: 'default' } },
        ],
        sx,
      )}
    >
      <Box component="span" aria-hidden={busy} sx={{ visibility: busy ? 'hidden' : 'visible' }}>
        {children}
      </Box>
      {busy && (
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 0.75 }}
        >
          <Spinner />
          {busyLabel ?? children}
        </Box>
      )}
    </Button>
  );
}
