import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PopoverRowProps {
  to: string;
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

/** One entry of a popover of the app bar, a real link. */
export function PopoverRow({ to, onNavigate, children }: PopoverRowProps) {
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
