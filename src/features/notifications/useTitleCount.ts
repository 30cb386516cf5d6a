import { useEffect } from 'react';
import { nameTab } from '@/lib/tabTitle';

/** Puts an icon on the tab. */
export function setTabIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = href;
}

/**
 * The count of the bell in the title and a dot in the icon of the tab (B-11, PAIN-5.7).
 * @param iconOf the tab's icon with or without the dot; the same function at each render
 * @param atLeast there may be more than these
 */
export function useTitleCount(count: number, iconOf: (unread: boolean) => string, atLeast = false): void {
  useEffect(() => {
    nameTab({ unread: count > 0 ? `${count}${atLeast ? '+' : ''}` : '' });
    setTabIcon(iconOf(count > 0));
    return () => {
      nameTab({ unread: '' });
      setTabIcon(iconOf(false));
    };
  }, [count, iconOf, atLeast]);
}
