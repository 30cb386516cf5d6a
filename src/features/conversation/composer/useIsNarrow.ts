import { useLayoutEffect, useState, type RefObject } from 'react';
import { fontScale } from '@/browser/fontScale';

/**
 * Whether an element is narrower than a width in pixels of usual letters: the composer stands in columns of many widths
 * (design, "Composer").
 */
export function useIsNarrow(ref: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setNarrow(element.getBoundingClientRect().width < width * fontScale());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
  return narrow;
}
