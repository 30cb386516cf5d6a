import { runtimeConfig } from '@/lib/runtimeConfig';

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = href;
}

/** Puts the brand's icon on the tab, with a dot while something is unread (B-11, B-40). */
export function showTabIcon(unread: boolean): void {
  const { brand } = runtimeConfig();
  if (brand.name === 'Prosa' && brand.primary === null) {
    setIcon(`${import.meta.env.BASE_URL}${unread ? 'favicon-unread.svg' : 'favicon.svg'}`);
    return;
  }
  // Few installations draw their own.
  import('./theme/brandIcon').then(
    ({ brandIcon }) => setIcon(brandIcon(brand, unread)),
    (error: unknown) => console.warn('icon', error),
  );
}
