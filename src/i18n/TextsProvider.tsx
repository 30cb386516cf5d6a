import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textsEdition } from './i18n';
import { rememberedTexts } from './rememberedTexts';
import { TextsContext } from './useTranslation';

/** Asks the library for the texts, for all that is within (see `useTranslation`). */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const texts = useMemo(() => ({ t: rememberedTexts(t, textsEdition), i18n }), [t, i18n]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
