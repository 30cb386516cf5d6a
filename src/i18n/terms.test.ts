import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { allTexts } from '../../test/lib/texts';
import { changeLanguage, loadOfficeTexts, startI18n } from './i18n';
import { languages, type Language } from './languages';

const page = readFileSync('docs/terms.md', 'utf8');

/** What stands on the page below a heading. */
const partOf = (heading: string): string => page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

/** The rows of the table below a heading, without its head. */
const rowsOf = (heading: string): string[][] =>
  partOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const keysIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);

/** The word at the beginning of any word of a text. */
const beginning = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${word}`, 'iu');

const isBelow = (key: string, place: string): boolean =>
  key === place || (place.endsWith('.') && key.startsWith(place));
const isPlural = (key: string): boolean => /_(zero|one|other)$/.test(key);

describe('the terms', () => {
  it.each(languages)('DAY-27 %s says what the list of terms says', (language) => {
    const texts = [...allTexts[language].values()];
    const words = rowsOf('Words').map((cells) => cells[1 + ['pt', 'en', 'es'].indexOf(language)] ?? '');
    expect(words.length).toBeGreaterThan(25);
    expect(words.filter((word) => word === '' || !texts.some((text) => beginning(word).test(text)))).toEqual([]);
  });

  it.each(languages)('DAY-27 DAY-59 %s has no second word for a thing that has one', (language) => {
    const rows = rowsOf('Not said').filter(([of]) => of === language);
    expect(rows.length).toBeGreaterThan(5);
    const wrong = rows.flatMap(([, not = '', but = '', except = '']) => {
      const places = keysIn(except);
      const found = [...allTexts[language]].filter(([, text]) => beginning(not).test(text)).map(([key]) => key);
      const idle = places.filter((place) => !found.some((key) => isBelow(key, place)));
      return [
        ...found
          .filter((key) => !places.some((place) => isBelow(key, place)))
          .map((key) => `${key}: ${not}, not ${but}`),
        ...idle.map((place) => `${place} is named, but does not say ${not}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('DAY-27 a page has one name, in the menu and at its top', () => {
    // The campaigns' own entry stands below one of the page's name.
    const tops = {
      '/': 'dashboard.title',
      '/kanban': 'kanban.title',
      '/quick-messages': 'quickMessages.title',
      '/todolist': 'todolist.title',
      '/contacts': 'contacts.title',
      '/schedules': 'schedules.title',
      '/tags': 'tags.title',
      '/chats/:uuid?': 'chat.title',
      '/helps': 'helps.title',
      '/contact-lists': 'contactLists.title',
      '/campaigns-config': 'campaignsConfig.title',
      '/connections': 'connections.title',
      '/queues': 'queues.title',
      '/files': 'files.title',
      '/prompts': 'prompts.title',
      '/queue-integration': 'queueIntegration.title',
      '/messages-api': 'messagesAPI.title',
      '/users': 'users.title',
      '/financeiro': 'invoices.title',
      '/announcements': 'announcements.title',
      '/settings': 'settings.title',
    };
    const entries = new Map(routes.flatMap(({ path, menu }) => (menu ? [[path, menu.label] as const] : [])));
    for (const language of languages)
      for (const [path, top] of Object.entries(tops)) {
        const entry = allTexts[language].get(entries.get(path) ?? '');
        expect.soft(entry, `${language} ${path}`).toBe(allTexts[language].get(top));
      }
  });
});

describe('numbers in texts', () => {
  it.each(languages)('DAY-59 %s has plural forms for every number, or nothing that changes with it', (language) => {
    const numbered = [...allTexts[language]].filter(
      ([key, text]) => /\{\{(count|limit|min|max|total)\b|, number\}\}/.test(text) && !isPlural(key),
    );
    const unchanging = rowsOf('Numbers without plural forms').flatMap(([cell = '']) => keysIn(cell));
    expect(numbered.map(([key]) => key).toSorted()).toEqual(unchanging.toSorted());
  });

  it.each(languages)('DAY-59 %s counts by what is given as count', (language) => {
    const wrong = [...allTexts[language]].filter(
      ([key, text]) => key.endsWith('_other') && /, number\}\}/.test(text) && !/\{\{count\b/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it.each<[Language, number, string]>([
    ['pt', 1, 'O plano permite no máximo 1 usuário.'],
    ['pt', 5, 'O plano permite no máximo 5 usuários.'],
    ['en', 1, 'The plan allows at most 1 user.'],
    ['es', 1, 'El plan permite como máximo 1 usuario.'],
    ['es', 1_000_000, 'El plan permite como máximo 1000000 usuarios.'],
  ])('DAY-59 %s for %i', async (language, count, text) => {
    await startI18n();
    await loadOfficeTexts();
    await changeLanguage(language);
    expect(i18next.t('officeErrors.sentences.userLimit', { count })).toBe(text);
  });
});

describe('capitals', () => {
  it.each(languages)('DAY-59 %s has them at the beginning, in abbreviations and in names', (language) => {
    const list = partOf('Capitals').split('\n\n')[2] ?? '';
    const names = new Set(list.replace(/\.$/, '').split(', '));
    expect(names.size).toBeGreaterThan(20);
    const [except = ''] = keysIn(partOf('Capitals'));
    const inside = [...allTexts[language]].flatMap(([key, text]) =>
      [...text.matchAll(/(?<=[\p{L}\d,;}] )\p{Lu}[\p{L}\d]*/gu)].map(([word]) => ({ key, word })),
    );
    const isKnown = (word: string): boolean => names.has(word) || /^\p{Lu}{2,}$/u.test(word);
    expect(inside.filter(({ key, word }) => !isKnown(word) && key !== except)).toEqual([]);
  });
});
