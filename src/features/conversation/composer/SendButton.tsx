import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { tip } from '@/components/feedback/tip';

interface SendButtonProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
}

/** The one filled button of the composer. */
export function SendButton({ label, icon, onClick, disabled = false }: SendButtonProps) {
  return (
    <span {...tip(label, 'top')}>
      <Button
        variant="contained"
        aria-label={label}
        disabled={disabled}
        // Not with the second click of a double click, whose first was for what stood here before (DAY-6).
        onClick={({ detail }) => {
          if (detail < 2) onClick();
        }}
        sx={{ minWidth: 0, width: 40, px: 0, '@media (pointer: coarse)': { width: 44 } }}
      >
        {icon}
      </Button>
    </span>
  );
}
