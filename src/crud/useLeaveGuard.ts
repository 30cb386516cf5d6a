import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { onPop } from '@/lib/popGuard';

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
 * While `active`, a click on a link of the app, the browser's back and forward, and a reload ask first (B-04).
 * `ask` gets the way to go on; the browser words its own question for the reload.
 */
export function useLeaveGuard(active: boolean, ask: (proceed: () => void) => void): void {
  const navigate = useNavigate();
  const handleAsk = useEffectEvent(ask);
  const handleGo = useEffectEvent((to: string) => void navigate(to));

  useEffect(() => {
    if (!active) return undefined;
    const home = entryIndex(history.state);
    let passing = false;

    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      handleAsk(() => handleGo(`${link.pathname}${link.search}${link.hash}`));
    };
    const handlePop = (event: PopStateEvent) => {
      const steps = entryIndex(event.state) - home;
      if (passing || steps === 0) return;
      event.stopImmediatePropagation();
      history.go(-steps);
      handleAsk(() => {
        passing = true;
        history.go(steps);
      });
    };

    window.addEventListener('beforeunload', handleUnload);
    const offPop = onPop(handlePop);
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      offPop();
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [active]);
}
