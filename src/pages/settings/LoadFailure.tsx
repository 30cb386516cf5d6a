import { failureCode, failureText } from '@/api/errors';
import { FailedState } from '@/components/feedback/FailedState';
import { useTranslation } from '@/i18n/useTranslation';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** What the server says of settings that could not be read, as it says it (OC-09). */
export function LoadFailure({ error, onRetry, retrying = false }: LoadFailureProps) {
  const { t } = useTranslation();
  const body = failureCode(error) ?? failureText(t, error) ?? t('states.failedBody');
  return <FailedState body={body} onRetry={onRetry} retrying={retrying} />;
}
