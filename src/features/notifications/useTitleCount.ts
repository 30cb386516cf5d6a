import { useEffect } from 'react';
import { runtimeConfig } from '@/lib/runtimeConfig';

function setIcon(unread: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `${import.meta.env.BASE_URL}${unread ? 'favicon-unread.svg' : 'favicon.svg'}`;
}

/** The count of the bell in the title and a dot in the icon of the tab (B-11, PAIN-5.7). */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const { name } = runtimeConfig().brand;
    document.title = count > 0 ? `(${count}) ${name}` : name;
    setIcon(count > 0);
    return () => {
      document.title = name;
      setIcon(false);
    };
  }, [count]);
}
