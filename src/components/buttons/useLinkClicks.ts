import type { MouseEvent } from 'react';
import { useGo } from '@/components/hooks/useGo';

/**
 * Lets the plain links inside an element lead through the app as the router's own do, which each cost a row of a long
 * list more than its text. A click that means a new tab or a download is the browser's.
 * @param onStay told when a link leads to where one is already
 * @returns the element's `onClick`
 */
export function useLinkClicks(onStay?: () => void): (event: MouseEvent) => void {
  const go = useGo();
  return (event) => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target !== '' || link.origin !== window.location.origin) return;
    event.preventDefault();
    const { pathname, search } = link;
    const here = pathname === window.location.pathname && search === window.location.search;
    go({ pathname, search }, { replace: here });
    if (here) onStay?.();
  };
}
