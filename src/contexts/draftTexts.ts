import { use, useMemo } from 'react';
import { parseJson } from '@/browser/storage';
import { isRecord } from '@/lib/guards';
import { DraftsContext, textsDraft } from './drafts';

type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const none: Texts = {};

/** Several texts that belong together, such as the captions of files; one draft holds them all (DAY-3). */
export interface DraftTexts {
  all: () => Texts;
  /** An empty text is forgotten. */
  write: (name: string, text: string) => void;
  /** What is sent, saved or given up goes at once: it must not come back after a crash. */
  forget: (isOver: (name: string) => boolean) => void;
}

/**
 * The draft of what is written in one place.
 * @param place null: nothing is kept
 * @returns null also where nobody is signed in
 */
export function useDraftTexts(place: string | null): DraftTexts | null {
  const store = use(DraftsContext);
  return useMemo(() => {
    if (!store || place === null) return null;
    const key = textsDraft(place);
    const all = () => parseJson(store.get(key).text, isTexts) ?? none;
    const put = (texts: Texts): void => {
      const kept = Object.entries(texts).filter(([, text]) => text !== '');
      store.change(key, { text: kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept)) });
    };
    return {
      all,
      write: (name, text) => put({ ...all(), [name]: text }),
      forget: (isOver) => {
        put(Object.fromEntries(Object.entries(all()).filter(([name]) => !isOver(name))));
        store.flush();
      },
    };
  }, [store, place]);
}
