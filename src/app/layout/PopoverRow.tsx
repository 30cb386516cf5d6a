import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PopoverRowProps {
  /** Absent: the row tells something and leads nowhere. */
  to: string | null;
  onNavigate: () => void;
  children: ReactNode;
}

const look = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  width: 1,
  px: 2,
  py: 1,
  textAlign: 'left',
  minHeight: 56,
} as const;

/** One entry of a popover of the app bar, a real link where there is a page for it. */
export function PopoverRow({ to, onNavigate, children }: PopoverRowProps) {
  if (to === null) {
    return (
      <ButtonBase component="div" disabled sx={{ ...look, '&.Mui-disabled': { color: 'inherit' } }}>
        {children}
      </ButtonBase>
    );
  }
  return (
    <ButtonBase
      component={Link}
      to={to}
      onClick={onNavigate}
      sx={{
        ...look,
        color: 'inherit',
        '&:hover': { bgcolor: 'app.hover' },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }}
    >
      {children}
    </ButtonBase>
  );
}
