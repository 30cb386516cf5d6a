import { useEffect } from 'react';
import { nameTab } from '@/browser/tabTitle';

/**
 * The count of the bell in the title and a dot in the icon of the tab (B-11, PAIN-5.7).
 * @param showIcon gives the tab its icon, with or without the dot; the same function at each render
 * @param atLeast there may be more than these
 */
export function useTitleCount(count: number, showIcon: (unread: boolean) => void, atLeast = false): void {
  useEffect(() => {
    nameTab({ unread: count > 0 ? `${count}${atLeast ? '+' : ''}` : '' });
    showIcon(count > 0);
    return () => {
      nameTab({ unread: '' });
      showIcon(false);
    };
  }, [count, showIcon, atLeast]);
}
