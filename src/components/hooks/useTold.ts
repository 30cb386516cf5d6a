import { useEffect, useEffectEvent } from 'react';
import { announce } from '@/components/feedback/announce';

/**
 * Says through the live region what has come of something, once that is known (B-33).
 * @param text null: it is not known yet
 * @param about what it has come of: of something else it is said again
 */
export function useTold(text: string | null, about: string): void {
  const tell = useEffectEvent(() => {
    if (text !== null) announce(text);
  });
  const known = text !== null;
  useEffect(() => tell(), [known, about]);
}
