import { readText, writeText } from '@/browser/storage';
import { languages, type Language } from './languages';

/** Where the language is kept (I-02). */
export const languageKey = 'i18nextLng';

/** Narrows any stored or typed language tag to one of ours: the first two letters count, else Portuguese (I-02). */
export function toLanguage(tag: string | null | undefined): Language {
  const head = (tag ?? '').slice(0, 2).toLowerCase();
  return languages.find((language) => language === head) ?? 'pt';
}

export const storedLanguage = (): Language => toLanguage(readText(languageKey));

export const storeLanguage = (language: Language): void => writeText(languageKey, language);
