import type { ReactNode } from 'react';
import { tip } from '@/components/feedback/tip';
import styles from './SendButton.module.css';

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
      <button
        type="button"
        className={styles.send}
        aria-label={label}
        disabled={disabled}
        // Where it comes with the first letter, nobody is on the way to what stood there.
        data-unguarded=""
        // The box keeps the focus, and with it the keyboard of a telephone.
        onMouseDown={(event) => event.preventDefault()}
        // Not with the second click of a double click, whose first was for what stood here before (DAY-6).
        onClick={({ detail }) => {
          if (detail < 2) onClick();
        }}
      >
        {icon}
      </button>
    </span>
  );
}
