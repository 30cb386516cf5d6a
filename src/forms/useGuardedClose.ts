import { useState } from 'react';
import type { Loss } from '@/browser/leaving';
import { useLeaveGuard } from './useLeaveGuard';

/**
 * Closing and leaving that ask first while something would be lost (B-04).
 * @param active whether something would be
 * @param close closes at once, and gives up what is held
 * @returns `requestClose`, which asks where it must, and what `UnsavedChangesDialog` shows
 */
export function useGuardedClose(active: boolean, close: () => void, loss?: Loss) {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  useLeaveGuard(
    active,
    (proceed) =>
      setLeaving(() => () => {
        close();
        proceed();
      }),
    loss,
  );
  return {
    requestClose: () => {
      if (active) setLeaving(() => close);
      else close();
    },
    question: { open: leaving !== null, onLeave: () => leaving?.(), onStay: () => setLeaving(null) },
  };
}
