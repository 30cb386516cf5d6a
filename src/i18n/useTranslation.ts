import i18next, { type i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { TFunction } from './keys';
import { toLanguage } from './language';
import type { Language } from './languages';

export interface Texts {
  t: TFunction;
  i18n: i18n;
}

/** Outside the app (a test of a part alone) the texts are those of the moment. */
export const TextsContext = createContext<Texts>({ t: i18next.t, i18n: i18next });

/**
 * The texts in the language that is shown: `t` and `i18n`, both new when the language changes. The library's own hook
 * costs each component that uses it seven hooks and a copy of `i18n`, a tenth of the start of the inbox; here it runs
 * once, in `TextsProvider`.
 */
export const useTranslation = (): Texts => useContext(TextsContext);

/** The language that is shown. */
export const useLanguage = (): Language => toLanguage(useTranslation().i18n.language);
