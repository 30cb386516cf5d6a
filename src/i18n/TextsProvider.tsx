import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, textsEdition } from './i18n';
import { languageKey, storedLanguage } from './language';
import { rememberedTexts } from './rememberedTexts';
import { TextsContext } from './useTranslation';

/** Asks the library for the texts, for all that is within (see `useTranslation`). */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const texts = useMemo(() => ({ t: rememberedTexts(t, textsEdition), i18n }), [t, i18n]);
  // A language chosen in another tab holds in this one (B-13).
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key !== languageKey) return;
      changeLanguage(storedLanguage()).catch((error: unknown) => console.warn('language', error));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
