import { useEffect, useState } from 'react';
import { onMissingCode } from '@/browser/missingCode';
import { scriptsOf, servesOther } from '../../newBuild';

const pollMs = 5 * 60_000;

/**
 * Whether the server has another build than the one that runs here: the hashed name of the main script tells (B-14).
 * Looked for now and then, and when a chunk is missing (SAFE-8).
 */
export function useNewBuild(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (scriptsOf(document).length === 0 || isNew) return undefined;
    let current = true;
    const look = (): void => {
      void servesOther().then((isOther) => {
        // A failed read is repeated at the next check.
        if (current && isOther) setIsNew(true);
      });
    };
    const timer = setInterval(look, pollMs);
    const stop = onMissingCode(look);
    return () => {
      current = false;
      clearInterval(timer);
      stop();
    };
  }, [isNew]);
  return isNew;
}
