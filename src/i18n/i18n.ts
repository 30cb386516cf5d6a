import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storedLanguage, storeLanguage, toLanguage, type Language } from './language';

const load: Record<Language, () => Promise<object>> = {
  pt: async () => (await import('./pt')).pt,
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
};

/** Each language is a chunk of its own, fetched when it is first shown. */
const lazyLanguages: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, done) => {
    load[toLanguage(language)]().then(
      (messages) => done(null, { ...messages }),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};

const htmlLanguage: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es' };

/** `<html lang>` follows the interface, so that browsers do not offer to translate it (B-35, PAIN-9.2). */
function followInDocument(language: string): void {
  document.documentElement.lang = htmlLanguage[toLanguage(language)];
}

/** Starts the translations in the stored language; resolves when its texts are there. */
export async function startI18n(): Promise<i18n> {
  if (!i18next.isInitialized) {
    i18next.on('languageChanged', followInDocument);
    await i18next
      .use(lazyLanguages)
      .use(initReactI18next)
      .init({
        lng: storedLanguage(),
        fallbackLng: 'pt',
        load: 'languageOnly',
        interpolation: { escapeValue: false },
        returnEmptyString: false,
        react: { useSuspense: false },
      });
  }
  followInDocument(i18next.language);
  return i18next;
}

/** Switches the interface's language and remembers it (I-03). */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(language);
}
