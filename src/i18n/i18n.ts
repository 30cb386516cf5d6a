import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { withoutTurns } from '@/lib/directions';
import { isRecord } from '@/lib/guards';
import { storedLanguage, storeLanguage, toLanguage } from './language';
import type { Language } from './languages';

const namespace = 'translation';

const loadCore: Record<Language, () => Promise<object>> = {
  pt: async () => (await import('./pt/core')).core,
  en: async () => (await import('./en/core')).core,
  es: async () => (await import('./es/core')).core,
};
/** Texts that only some pages need. */
const loadExtra = {
  office: {
    pt: async () => (await import('./pt/office')).office,
    en: async () => (await import('./en/office')).office,
    es: async () => (await import('./es/office')).office,
  },
  entrance: {
    pt: async () => (await import('./pt/entrance')).entrance,
    en: async () => (await import('./en/entrance')).entrance,
    es: async () => (await import('./es/entrance')).entrance,
  },
  forms: {
    pt: async () => (await import('./pt/forms')).forms,
    en: async () => (await import('./en/forms')).forms,
    es: async () => (await import('./es/forms')).forms,
  },
  bulk: {
    pt: async () => (await import('./pt/bulk')).bulk,
    en: async () => (await import('./en/bulk')).bulk,
    es: async () => (await import('./es/bulk')).bulk,
  },
} satisfies Record<string, Record<Language, () => Promise<object>>>;

type Extra = keyof typeof loadExtra;

/** What pages have asked for; a language that is chosen later brings it along. */
const asked = new Set<Extra>();

/** Portuguese and Spanish have a form of their own for whole millions ("un millón de"); written in figures they take the plural. */
const withMillions = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) => {
      if (isRecord(value)) return [[key, withMillions(value)]];
      return key.endsWith('_other')
        ? [
            [key, value],
            [key.replace(/_other$/, '_many'), value],
          ]
        : [[key, value]];
    }),
  );

async function textsOf(language: Language): Promise<object> {
  const parts = await Promise.all([loadCore[language](), ...[...asked].map((extra) => loadExtra[extra][language]())]);
  return withMillions(parts.reduce((all, part) => ({ ...all, ...part }), {}));
}

let started: Promise<unknown> = Promise.resolve();

let edition = 0;

/** How often texts were added to those of the start; what was looked up before may be another text now. */
export const textsEdition = (): number => edition;

async function addTexts(extra: Extra, language: Language): Promise<void> {
  i18next.addResourceBundle(language, namespace, withMillions(await loadExtra[extra][language]()), true, true);
  edition += 1;
}

async function loadTexts(extra: Extra): Promise<void> {
  asked.add(extra);
  await started;
  const known = i18next.languages.map(toLanguage).filter((language) => i18next.hasResourceBundle(language, namespace));
  await Promise.all([...new Set(known)].map((language) => addTexts(extra, language)));
}

/** Fetches the texts of the back office, which most people at work in the inbox never need. */
export const loadOfficeTexts = (): Promise<void> => loadTexts('office');

/** Fetches the texts of signing up and of a new password, which few people ever read. */
export const loadEntranceTexts = (): Promise<void> => loadTexts('entrance');

/** Fetches the texts of forms and layers that are opened over a conversation. */
export const loadFormTexts = (): Promise<void> => loadTexts('forms');

/** Fetches the texts of selecting several tickets, and those of the forms in it. */
export const loadBulkTexts = async (): Promise<void> => {
  await Promise.all([loadTexts('bulk'), loadTexts('forms')]);
};

const htmlLanguage: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es' };

/** `<html lang>` follows the interface, so that browsers do not offer to translate it (B-35, PAIN-9.2). */
function followInDocument(language: string): void {
  document.documentElement.lang = htmlLanguage[toLanguage(language)];
}

/**
 * Starts the translations in the stored language; resolves when its texts are there. Each language is a chunk of its own.
 * @throws where they cannot be had
 */
export async function startI18n(): Promise<i18n> {
  if (!i18next.isInitialized) {
    i18next.on('languageChanged', followInDocument);
    const language = storedLanguage();
    started = textsOf(language).then((texts) =>
      i18next.use(initReactI18next).init({
        lng: language,
        resources: { [language]: { [namespace]: { ...texts } } },
        fallbackLng: 'pt',
        load: 'languageOnly',
        // React escapes; a name must not turn the sentence round.
        interpolation: { escape: withoutTurns },
        returnEmptyString: false,
        react: { useSuspense: false },
      }),
    );
    await started;
  }
  followInDocument(i18next.language);
  return i18next;
}

/**
 * Switches the interface's language and remembers it (I-03).
 * @throws where its texts cannot be had: all stays as it is (PUB-54)
 */
export async function changeLanguage(language: Language): Promise<void> {
  // One that was shown earlier may lack what pages have asked for since.
  i18next.addResourceBundle(language, namespace, await textsOf(language), true, true);
  storeLanguage(language);
  await i18next.changeLanguage(language);
}
