import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardLoss, type Loss } from '@/browser/leaving';

/** React Router numbers its entries; how far a step back or forward went is the difference. */
function entryIndex(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  const leaves = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return leaves && link.getAttribute('href') ? link : null;
}

/**
 * While `active`, a click on a link of the app, the browser's back and forward, a reload and signing out ask first
 * (B-04, SAFE-8).
 * @param ask gets the way to go on
 * @param loss what leaving costs
 */
export function useLeaveGuard(active: boolean, ask: (proceed: () => void) => void, loss: Loss = 'form'): void {
  const navigate = useNavigate();
  const handleAsk = useEffectEvent(ask);
  const handleGo = useEffectEvent((to: string) => void navigate(to));

  useEffect(() => {
    if (!active) return undefined;
    const home = entryIndex(history.state);
    let passing = false;

    const handleClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      handleAsk(() => handleGo(`${link.pathname}${link.search}${link.hash}`));
    };
    const pop = (event: PopStateEvent): boolean => {
      const steps = entryIndex(event.state) - home;
      if (passing) return false;
      // The way back from a step that was kept from the router.
      if (steps === 0) return true;
      event.stopImmediatePropagation();
      history.go(-steps);
      handleAsk(() => {
        passing = true;
        history.go(steps);
      });
      return true;
    };

    const stop = guardLoss({ loss, ask: (proceed) => handleAsk(proceed), pop });
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      stop();
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [active, loss]);
}
