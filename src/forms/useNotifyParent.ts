import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Tells what surrounds a form how the form stands (changed, saving) before the browser paints: told a moment later, a
 * click in between would close it without asking, or be refused although the form is ready (B-04).
 */
export function useNotifyParent<T>(value: T, notify: (value: T) => void): void {
  const handleChange = useEffectEvent(notify);
  useLayoutEffect(() => handleChange(value), [value]);
}
