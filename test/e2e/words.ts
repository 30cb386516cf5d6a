import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { pt } from '@/i18n/pt';
import { announcements, helpTitles } from '../backend/seed/officeTexts';

export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What `<html lang>` says. */
export const languageTags = { pt: 'pt-BR', en: 'en', es: 'es' } as const;

const trees: Record<Language, object> = { pt, en, es };

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsOf(value) : [],
  );
}

/** Names and words of the demo data that the app's own texts have as well. */
const dataWords = new Set<string>([
  'Suporte',
  'Vendas',
  'Financeiro',
  'Kanban',
  'Contatos',
  'Agendamentos',
  'Arquivos',
  'Arquivo de mídia',
  'Áudio',
  'Mensagem enviada',
]);

const holes = /\{\{[^}]*\}\}/g;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a page is measured by in a language. */
export interface Words {
  /** Texts of this language that hold no values. */
  own: string[];
  /** Texts of the other two that this one does not have. */
  foreign: string[];
  /** The same for texts that hold values, as expressions. */
  foreignPatterns: string[];
}

function wordsOf(lang: Language): Words {
  const mine = textsOf(trees[lang]);
  const own = new Set(mine);
  const ownShapes = new Set(mine.map((text) => text.replaceAll(holes, '{}')));
  const others = languages.filter((other) => other !== lang).flatMap((other) => textsOf(trees[other]));
  const strange = [...new Set(others)].filter(
    (text) =>
      !own.has(text) && !dataWords.has(text) && !text.includes('<') && !ownShapes.has(text.replaceAll(holes, '{}')),
  );
  return {
    own: [...own].filter((text) => !text.includes('{{') && !dataWords.has(text)),
    foreign: strange.filter((text) => text.length > 4 && !text.includes('{{')),
    foreignPatterns: strange
      .filter((text) => text.includes('{{') && text.replaceAll(holes, '').replaceAll(/[^\p{L}]/gu, '').length >= 6)
      .map((text) => `^${text.split(holes).map(escaped).join('.+')}$`),
  };
}

export const words: Record<Language, Words> = { pt: wordsOf('pt'), en: wordsOf('en'), es: wordsOf('es') };

/** First parts of keys: a text that begins with one shows a key instead of its text. */
export const areas: string = Object.keys(pt).join('|');

const written = [
  [/helps/, helpTitles.flat()],
  [/announcements|news/, announcements.flatMap(([, title, text]) => [title, text])],
  [/queues/, ['Falar com atendente']],
] as const;

/** What people wrote at a place, which no language of the app changes. */
export const dataAt = (place: string): string[] =>
  written.flatMap(([where, texts]) => (where.test(place) ? texts : []));
