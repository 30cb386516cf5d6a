import { useEffect } from 'react';
import { onPrint } from '@/browser/onPrint';
import { withoutTransitions } from './withoutTransitions';

/** Paper is light: pages are printed in the colours of the light theme, whatever is on the screen (PUB-72). */
export function usePaperTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown: string | undefined;
    const change = (next: string | undefined): void => withoutTransitions(() => (dataset['theme'] = next ?? ''));
    const begin = (): void => {
      shown ??= dataset['theme'];
      change('light');
    };
    const end = (): void => {
      change(shown);
      shown = undefined;
    };
    return onPrint(begin, end);
  }, []);
}
