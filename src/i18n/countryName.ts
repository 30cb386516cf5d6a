import type { Language } from './languages';

/** What a country is called; its letters, where the browser knows no name. */
export const countryName = (language: Language, country: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
