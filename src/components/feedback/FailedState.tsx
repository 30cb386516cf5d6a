import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyState } from './EmptyState';

interface FailedStateProps {
  onRetry: () => void;
  /** Translated texts; without them the general ones. */
  title?: string;
  body?: string;
  /** What else may be done. */
  below?: ReactNode;
  /** A second request is under way. */
  retrying?: boolean;
}

/** Why a page or list shows nothing, and the way to try again (architecture, "Failures"). */
export function FailedState({ onRetry, title, body, below, retrying = false }: FailedStateProps) {
  const { t } = useTranslation();
  return (
    <Box role="alert">
      <EmptyState
        tone="error"
        icon={<CloudOff />}
        title={title ?? t('states.failedTitle')}
        body={body ?? t('states.failedBody')}
        action={
          <Button variant="contained" onClick={onRetry} disabled={retrying}>
            {t('common.retry')}
          </Button>
        }
      >
        {below}
      </EmptyState>
    </Box>
  );
}
