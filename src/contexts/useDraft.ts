import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Message } from '@/api/messages';
import { isBlank } from '@/lib/blank';
import { useDraftStore, type Draft, type DraftKey } from './drafts';

/** One fact of a draft, so that what shows it is not drawn again at every key. */
export function useDraftPart<T extends string | number | boolean | Message | null>(
  key: DraftKey,
  select: (draft: Draft) => T,
): T {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get(key)));
}

/** Whether anything that can be seen is written. */
export const hasText = ({ text }: Draft): boolean => !isBlank(text);

const textOf = ({ text }: Draft): string => text;

/** What stands in one field, key by key (B-01, DAY-3). */
export function useDraftText(key: DraftKey): readonly [text: string, setText: (text: string) => void] {
  const store = useDraftStore();
  const text = useDraftPart(key, textOf);
  // Who leaves has come to rest: the list says at once what stands unsent.
  useEffect(() => store.flush, [store, key]);
  const setText = useCallback((written: string) => store.change(key, { text: written }), [store, key]);
  return [text, setText];
}
