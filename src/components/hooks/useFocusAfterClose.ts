import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a question whose act takes away the button that asked it, such as a deletion: the focus would be lost (B-33).
 * @param open whether the question is
 * @param target has the focus once the question has closed after the act
 * @returns tells that the act is done; a question that is closed without it leaves the focus to its button
 */
export function useFocusAfterClose(open: boolean, target: RefObject<HTMLElement | null>): () => void {
  const done = useRef(false);
  useEffect(() => {
    if (open || !done.current) return;
    done.current = false;
    target.current?.focus();
  }, [open, target]);
  return () => {
    done.current = true;
  };
}
