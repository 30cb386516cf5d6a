import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { en } from './en';
import { pt } from './pt';
import { allTexts } from '../../test/lib/texts';
import { changeLanguage, loadBulkTexts, loadEntranceTexts, loadFormTexts, loadOfficeTexts, startI18n } from './i18n';
import { languages } from './languages';

describe('texts that come late', () => {
  it('B-35 I-03 a language shown earlier has the texts that pages have asked for since', async () => {
    await startI18n();
    await changeLanguage('en');
    await changeLanguage('pt');
    await loadBulkTexts();
    const [key] = Object.keys(pt.ticketBulk).filter((name) => typeof Reflect.get(pt.ticketBulk, name) === 'string');
    expect(i18next.t(`ticketBulk.${key}`, { defaultValue: 'none' })).toBe(Reflect.get(pt.ticketBulk, key ?? ''));
    await changeLanguage('en');
    expect(i18next.t(`ticketBulk.${key}`, { defaultValue: 'none' })).toBe(Reflect.get(en.ticketBulk, key ?? ''));
    await changeLanguage('pt');
  });
});

describe('plural forms', () => {
  it('PUB-40 a name in a sentence turns nothing round, and is written as it is otherwise', async () => {
    await startI18n();
    expect(i18next.t('messageMedia.reacted', { emoji: '\u202Ea<b>&\u2067' })).toBe('Reagiu com a<b>&');
    expect(i18next.t('messagesList.unread', { count: 2 })).toBe('2 mensagens novas');
  });

  /** Numbers that ask for every form a language has: none, one, few, a part, whole millions. */
  const counts = [0, 1, 1.5, 2, 21, 1_000_000, 2_000_000, 1_000_001];

  it.each(languages)('PUB-22 every number finds its words in %s', async (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const rules = new Intl.PluralRules(language);
    expect(new Set(counts.map((count) => rules.select(count)))).toEqual(new Set(pluralCategories));

    await startI18n();
    await Promise.all([loadBulkTexts(), loadEntranceTexts(), loadFormTexts(), loadOfficeTexts()]);
    await changeLanguage(language);
    const plurals = [...allTexts[language].keys()].flatMap((key) => /^(.+)_other$/.exec(key)?.[1] ?? []);
    expect(plurals.length).toBeGreaterThan(50);
    const missing = plurals.flatMap((key) =>
      pluralCategories
        .filter((category) => i18next.getResource(language, 'translation', `${key}_${category}`) === undefined)
        .map((category) => `${key}_${category}`),
    );
    expect(missing).toEqual([]);
    const speechless = plurals.filter((key) =>
      counts.some((count) => i18next.t(key, { count, defaultValue: '' }) === ''),
    );
    expect(speechless).toEqual([]);
  });
});
