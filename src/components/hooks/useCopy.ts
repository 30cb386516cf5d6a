import { useState } from 'react';
import { notify } from '@/components/feedback/notify';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

/** What came of the last attempt to copy. */
export type CopyOutcome = 'copied' | 'refused';

/**
 * Puts a text where it can be pasted from; some browsers, and pages without https, refuse (PUB-53).
 * @param words said as toasts; where one is absent, the caller shows the outcome
 */
export function useCopy(words: { copied?: MessageKey; refused?: MessageKey } = {}): {
  /** Null before the first attempt. */
  outcome: CopyOutcome | null;
  copy: (text: string) => Promise<CopyOutcome>;
} {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  const copy = async (text: string): Promise<CopyOutcome> => {
    const result = await written(text);
    setOutcome(result);
    const said = words[result];
    if (said !== undefined) notify[result === 'copied' ? 'success' : 'error'](t(said), { id: 'copy' });
    return result;
  };
  return { outcome, copy };
}

async function written(text: string): Promise<CopyOutcome> {
  try {
    // oxlint-disable-next-line no-restricted-properties -- this is the way that the rule names
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
