import { useState } from 'react';
import { failureText } from '@/api/errors';
import { useTranslation } from '@/i18n/useTranslation';

/** Why something was refused, for as long as that stands; it follows the language when that changes (PUB-54). */
export function useFailure() {
  const { t } = useTranslation();
  const [error, setError] = useState<unknown>(null);
  return {
    /** Null where nothing was refused. */
    failure: error === null ? null : failureText(t, error),
    /** @returns what stands from now on; null where there is nothing to tell */
    fail: (refusal: unknown): string | null => {
      const text = failureText(t, refusal);
      setError(text === null ? null : refusal);
      return text;
    },
    /** What was refused is over. */
    forget: () => setError(null),
  };
}
