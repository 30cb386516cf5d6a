import { describe, expect, it } from 'vitest';
import { allTexts } from '../../test/lib/texts';

const source = allTexts.pt;
const translations = [
  ['en', allTexts.en],
  ['es', allTexts.es],
] as const;

/** Names, codes, keys of the keyboard and words that English has as well. */
const sameInEnglish = new Set([
  '.',
  '5511912345678',
  'Agenda',
  'Ctrl+Enter',
  'Dashboard',
  'Dialogflow',
  'E-mail',
  'Emoji',
  'English',
  'Enter',
  'Español',
  'ID',
  'Id',
  'JavaScript',
  'Kanban',
  'Msg. 1',
  'Msg. 2',
  'Msg. 3',
  'Msg. 4',
  'Msg. 5',
  'Português',
  'Prompt',
  'Slug',
  'Supervisor',
  'Tag',
  'Tags',
  'Tags ({{count}})',
  'Total',
  'Typebot',
  'URL',
  'Webhook',
  'WhatsApp',
  'curl',
  'n8n',
  '{{action}}: {{name}}',
  '{{count, number}} item',
  '{{hours}} h {{minutes}} min',
  '{{minutes}} min',
  '{{name}}: {{text}}',
]);

const placeholders = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/\{\{[^}]*\}\}/g)].map(([mark]) => mark).toSorted();

/** Characters that Portuguese has and the other language never. */
const portugueseOnly = { en: /[ãõáâéêíóôúç]/i, es: /[ãõâêôç]/i };

describe('the three languages', () => {
  it('I-01 the texts are there', () => {
    expect(source.size).toBeGreaterThan(400);
  });

  it.each(translations)('I-01 B-35 PAIN-9.3 %s has exactly the keys of pt', (_language, texts) => {
    expect([...texts.keys()].filter((key) => !source.has(key))).toEqual([]);
    expect([...source.keys()].filter((key) => !texts.has(key))).toEqual([]);
  });

  it.each(translations)('I-01 PAIN-9.3 %s has the placeholders of pt, no more and no fewer', (_language, texts) => {
    const wrong = [...source].filter(
      ([key, text]) => placeholders(text).join(' ') !== placeholders(texts.get(key)).join(' '),
    );
    expect(wrong).toEqual([]);
  });

  it.each([['pt', source] as const, ...translations])('I-01 PAIN-9.3 %s has no empty text', (_language, texts) => {
    expect([...texts].filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it.each([['pt', source] as const, ...translations])('B-35 %s has both forms of every plural', (_language, texts) => {
    const lone = [...texts.keys()].filter(
      (key) =>
        (key.endsWith('_one') && !texts.has(key.replace(/_one$/, '_other'))) ||
        (key.endsWith('_other') && !texts.has(key.replace(/_other$/, '_one'))),
    );
    expect(lone).toEqual([]);
  });

  it('B-35 PAIN-9.3 nothing is left in Portuguese in English, except names, codes and shared words', () => {
    const [[, english]] = translations;
    expect([...source].filter(([key, text]) => english.get(key) === text && !sameInEnglish.has(text))).toEqual([]);
    const used = new Set(source.values());
    expect([...sameInEnglish].filter((text) => !used.has(text))).toEqual([]);
  });

  it.each(translations)('B-35 PAIN-9.3 %s holds no letter that only Portuguese has', (language, texts) => {
    const names = new Set(['Português', 'Español']);
    expect([...texts].filter(([, text]) => portugueseOnly[language].test(text) && !names.has(text))).toEqual([]);
  });

  it('DAY-26 the sheet to start an import from has one name, wherever it is given', () => {
    for (const texts of [source, ...translations.map(([, all]) => all)]) {
      const names = [...texts].filter(([key]) => /^contact(?:ImportModal|ListItems)\b.*download$/.test(key));
      expect(names).toHaveLength(2);
      expect(new Set(names.map(([, name]) => name)).size).toBe(1);
    }
  });
});
