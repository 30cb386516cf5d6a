import { useEffect, useEffectEvent } from 'react';
import { closeByBack } from '@/browser/backCloses';

/** Lets the Back of a telephone close what is open in the page itself (PUB-71). */
export function useBackCloses(open: boolean, close: () => void): void {
  const handleBack = useEffectEvent(close);
  useEffect(() => (open ? closeByBack(() => handleBack()) : undefined), [open]);
}
