import { afterEach, describe, expect, it } from 'vitest';
import { storedLanguage, toLanguage } from './language';

const tags = [
  ['pt-BR', 'pt'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['ES_mx', 'es'],
  ['fr', 'pt'],
  ['', 'pt'],
  [null, 'pt'],
] as const;

afterEach(() => localStorage.clear());

describe('the language of the interface', () => {
  it.each(tags)('I-02 a tag counts by its first two letters: %s is %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });

  it('I-02 is read from the key i18nextLng; nothing or something else stored there is Portuguese', () => {
    expect(storedLanguage()).toBe('pt');
    for (const [tag, language] of tags) {
      localStorage.setItem('i18nextLng', tag ?? '');
      expect(storedLanguage()).toBe(language);
    }
  });
});
