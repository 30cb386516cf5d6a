import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '@/components/buttons/RetryButton';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyState } from './EmptyState';

interface FailedStateProps {
  /** Reads again; the button is busy while what it returns is pending. */
  onRetry: () => unknown;
  /** Translated texts; without them the general ones. */
  title?: string;
  body?: string;
  /** What else may be done. */
  below?: ReactNode;
}

/** Why a page or list shows nothing, and the way to try again (architecture, "Failures"). */
export function FailedState({ onRetry, title, body, below }: FailedStateProps) {
  const { t } = useTranslation();
  return (
    <Box role="alert">
      <EmptyState
        tone="error"
        icon={<CloudOff />}
        title={title ?? t('states.failedTitle')}
        body={body ?? t('states.failedBody')}
        action={<RetryButton variant="contained" onRetry={onRetry} />}
      >
        {below}
      </EmptyState>
    </Box>
  );
}
