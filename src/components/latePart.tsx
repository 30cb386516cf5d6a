import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

export interface LatePart<P> {
  Part: (props: P) => ReactNode;
  /** Fetches the code ahead. */
  warm: () => Promise<unknown>;
}

/**
 * A part that nobody sees before an action; its code comes with the first use, or earlier (`warm`). Once the code is
 * here the part is drawn in the same render: `lazy` alone would first draw nothing, and React then holds the part
 * back for 300 ms.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): LatePart<P> {
  let known: ComponentType<P> | null = null;
  const warm = async () => {
    known ??= await load();
    return { default: known };
  };
  const Late = lazy(warm);

  function Part(props: P) {
    // Chosen once for each mount: another component in its place would lose its state.
    const [shown] = useState(() => ({ Shown: known ?? Late }));
    return <Suspense fallback={fallback}>{createElement(shown.Shown, props)}</Suspense>;
  }
  return { Part, warm };
}

/** Draws nothing before the first opening; what was open stays mounted, so that it can close with its motion. */
export function Opened({ open, children }: { open: boolean; children: ReactNode }) {
  const [met, setMet] = useState(open);
  if (open && !met) setMet(true);
  return met || open ? children : null;
}
