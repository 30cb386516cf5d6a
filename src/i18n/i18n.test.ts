import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { en } from './en';
import { pt } from './pt';
import { changeLanguage, loadBulkTexts, startI18n } from './i18n';

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
