import { useEffect } from 'react';
import { runtimeConfig } from '@/lib/runtimeConfig';

function setIcon(unread: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `${import.meta.env.BASE_URL}${unread ? 'favicon-unread.svg' : 'favicon.svg'}`;
}

/**
 * The count of the bell in the title and a dot in the icon of the tab (B-11, PAIN-5.7).
 * @param atLeast there may be more than these
 */
export function useTitleCount(count: number, atLeast = false): void {
  useEffect(() => {
    const { name } = runtimeConfig().brand;
    document.title = count > 0 ? `(${count}${atLeast ? '+' : ''}) ${name}` : name;
    setIcon(count > 0);
    return () => {
      document.title = name;
      setIcon(false);
    };
  }, [count, atLeast]);
}
