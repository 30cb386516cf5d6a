import { runtimeConfig } from '@/lib/runtimeConfig';

let parts = { unread: '', page: '' };

/** Names the tab: how much is unread, the page, the product (B-11; WCAG 2.4.2). Parts not given stay as they are. */
export function nameTab(change: Partial<typeof parts> = {}): void {
  parts = { ...parts, ...change };
  const { name } = runtimeConfig().brand;
  const { unread, page } = parts;
  document.title = `${unread === '' ? '' : `(${unread}) `}${page === '' ? name : `${page} · ${name}`}`;
}
