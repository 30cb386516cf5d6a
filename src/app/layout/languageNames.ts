import type { Language } from '@/i18n/language';
import type { MessageKey } from '@/i18n/keys';

export const languageNames: Record<Language, MessageKey> = {
  pt: 'shell.languages.pt',
  en: 'shell.languages.en',
  es: 'shell.languages.es',
};
