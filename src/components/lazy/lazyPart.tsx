import { createElement, lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { untilHad } from '@/browser/comeback';
import { holdKeys } from '@/browser/holdKeys';
import { fetchAsked } from '@/browser/missingCode';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';

export interface LazyPart<P> {
  Component: (props: P) => ReactNode;
  /** Fetches the code ahead. */
  preload: () => Promise<unknown>;
}

interface LazyOptions {
  /** Stands in its place until the code is here. */
  fallback?: ReactNode;
  /**
   * The page can do without it for a moment: the code is fetched once the page is drawn, again while that fails, and a
   * fault in it costs this part alone (SAFE-17, DAY-78).
   */
  afterPaint?: boolean;
}

/** What can be closed lies over the page: a dialog, a menu, a popover. */
function closeOf(props: object): (() => void) | null {
  if (!('onClose' in props) || typeof props.onClose !== 'function') return null;
  const { onClose } = props;
  // The library's layers tell their owner why.
  return () => void Reflect.apply(onClose, null, [{}, 'escapeKeyDown']);
}

/** Stands for a layer whose code is on its way: what is typed is for its first field, and nobody else's (DAY-2). */
function KeysHeld({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => holdKeys(() => close()).handOver, []);
  return null;
}

/**
 * A part that nobody sees before an action; its code comes with the first use, or earlier (`preload`). Once the code is
 * here the part is drawn in the same render: `lazy` alone would first draw nothing, and React then holds the part
 * back for 300 ms. A layer (what has an `onClose`) whose code cannot be had, or that throws, leaves the page under it as
 * it is (SAFE-17); one with an `open` of false is not fetched before it is true for the first time.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = null, afterPaint = false }: LazyOptions = {},
): LazyPart<P> {
  let known: ComponentType<P> | null = null;
  const preload = async () => {
    known ??= await load();
    return { default: known };
  };

  function Shown({ props, meanwhile }: { props: P; meanwhile: ReactNode }) {
    // Chosen once for each mount: another component in its place would lose its state. What could not be fetched is
    // fetched again by the next mount.
    const [chosen] = useState(() => ({ Chosen: known ?? lazy(() => fetchAsked(preload)) }));
    return <Suspense fallback={meanwhile}>{createElement(chosen.Chosen, props)}</Suspense>;
  }

  function OnUse(props: P) {
    const onClose = closeOf(props);
    // `open` may be what the layer is about, as the message of its menu.
    const open = !('open' in props) || Boolean(props.open);
    if (!onClose) return <Shown props={props} meanwhile={fallback} />;
    return (
      <Opened open={open}>
        <ErrorBoundary variant="panel" layer={{ open, onClose }} resetKey={open}>
          <Shown
            props={props}
            meanwhile={
              <>
                {fallback}
                {open && <KeysHeld onClose={onClose} />}
              </>
            }
          />
        </ErrorBoundary>
      </Opened>
    );
  }

  function AfterPaint(props: P) {
    const [here, setHere] = useState(false);
    useEffect(() => {
      void untilHad(preload).then(() => setHere(true));
    }, []);
    return (
      here && (
        <ErrorBoundary variant="spot">
          <Shown props={props} meanwhile={fallback} />
        </ErrorBoundary>
      )
    );
  }
  return { Component: afterPaint ? AfterPaint : OnUse, preload };
}

/** Draws nothing before the first opening; what was open stays mounted, so that it can close with its motion. */
export function Opened({ open, children }: { open: boolean; children: ReactNode }) {
  const [met, setMet] = useState(open);
  if (open && !met) setMet(true);
  return met || open ? children : null;
}
