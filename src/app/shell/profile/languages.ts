import { setCompanyLanguage } from '@/api/auth';
import { getSession } from '@/api/session';
import { changeLanguage } from '@/i18n/i18n';
import type { Language } from '@/i18n/languages';
import type { MessageKey } from '@/i18n/keys';

export const languageNames: Record<Language, MessageKey> = {
  pt: 'shell.languages.pt',
  en: 'shell.languages.en',
  es: 'shell.languages.es',
};

/** Shows the interface in a language, remembers it and tells the server (S-10, I-03). */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  // The login page has the language menu too; the server only takes it from a session (contract 1.3).
  if (getSession()) await setCompanyLanguage(language).catch((error: unknown) => console.warn('set-language', error));
}
