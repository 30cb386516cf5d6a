import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { latePart } from './latePart';

/**
 * A part that the page can do without for a moment: its code is fetched once the page is drawn, and a fetch that fails
 * costs this part alone.
 */
export function optionalPart<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const { Part, warm } = latePart(load);
  return function OptionalPart(props: P) {
    const [here, setHere] = useState(false);
    useEffect(() => {
      warm().then(
        () => setHere(true),
        () => undefined,
      );
    }, []);
    return here && <Part {...props} />;
  };
}
