import { getIn, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { DraftTexts } from '@/contexts/draftTexts';
import { KeptTextsContext } from './keptText';

interface KeptTextsProps {
  /** Null: nothing is kept. */
  texts: DraftTexts | null;
  children: ReactNode;
}

/**
 * Puts back into a form the long texts that were written there when it went away unsaved, and keeps those that are
 * written now (DAY-3). What the form does not show yet waits for its field (`useKeptText`).
 */
export function KeptTexts({ texts, children }: KeptTextsProps) {
  const { values, setFieldValue } = useFormikContext();
  const [found] = useState(() => texts?.all() ?? {});
  const restore = useEffectEvent(() => {
    for (const [name, text] of Object.entries(found)) {
      if (typeof getIn(values, name) === 'string') void setFieldValue(name, text);
    }
  });
  useEffect(() => restore(), []);
  const kept = useMemo(() => texts && { texts, found }, [texts, found]);
  return <KeptTextsContext value={kept}>{children}</KeptTextsContext>;
}
