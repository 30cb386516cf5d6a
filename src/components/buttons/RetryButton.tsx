import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { BusyButton } from './BusyButton';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Reads again; while what it returns is pending the button is busy, and keeps the focus. */
  onRetry: () => unknown;
}

/** "Tentar de novo", or the words within it, beside what could not be read. */
export function RetryButton({ onRetry, children, ...rest }: RetryButtonProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const retry = async (): Promise<void> => {
    setAsked(true);
    try {
      await onRetry();
    } finally {
      setAsked(false);
    }
  };
  return (
    <BusyButton {...rest} busy={asked} onClick={() => void retry()}>
      {children ?? t('common.retry')}
    </BusyButton>
  );
}
