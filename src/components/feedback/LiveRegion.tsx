import { useStore } from '@/browser/useStore';
import { announcement } from './announce';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';

/** Mounted once at the root. Two regions take turns, so that the same text is read again. */
export function LiveRegion() {
  const { text, turn } = useStore(announcement);
  return (
    <VisuallyHidden component="div">
      <div aria-live="polite">{turn % 2 === 0 ? text : ''}</div>
      <div aria-live="polite">{turn % 2 === 1 ? text : ''}</div>
    </VisuallyHidden>
  );
}
