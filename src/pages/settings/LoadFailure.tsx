import { failureCode, failureText } from '@/api/errors';
import { FailedState } from '@/components/feedback/FailedState';
import { useLastError } from '@/components/hooks/useLastError';
import { useTranslation } from '@/i18n/useTranslation';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => unknown;
}

/** What the server says of settings that could not be read, as it says it (OC-09). */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const told = useLastError(error);
  const body = failureCode(told) ?? failureText(t, told) ?? t('states.failedBody');
  return <FailedState body={body} onRetry={onRetry} />;
}
