import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Tells what surrounds a form how it stands, in the same picture: told a moment later, a click in between would close
 * it without asking, or be refused although the form is ready (B-04).
 */
export function useReport(value: boolean, tell: (value: boolean) => void): void {
  const report = useEffectEvent(tell);
  useLayoutEffect(() => report(value), [value]);
}
