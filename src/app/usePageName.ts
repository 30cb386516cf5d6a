import { useEffect } from 'react';
import { announce } from '@/components/feedback/announce';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { nameTab } from '@/browser/tabTitle';

let last: MessageKey | null = null;

/**
 * The page's name in the tab, and said when one page follows another: the address changes without a reload, which
 * nobody would hear otherwise (B-33; WCAG 2.4.2).
 */
export function usePageName(key: MessageKey | undefined): void {
  const { t } = useTranslation();
  const name = key === undefined ? '' : t(key);
  useEffect(() => {
    nameTab({ page: name });
    return () => nameTab({ page: '' });
  }, [name]);
  useEffect(() => {
    if (key === undefined) return;
    if (last !== null && last !== key) announce(name);
    last = key;
    // The name of another language is no other page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
