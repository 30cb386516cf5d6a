import type { LucideIcon } from 'lucide-react';
import { fuzzyScore } from '@/lib/fuzzy';

/** Parts of the palette, in their order while nothing is typed. */
export const paletteGroups = [
  'recent',
  'conversation',
  'actions',
  'pages',
  'appearance',
  'answers',
  'tickets',
  'contacts',
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** One line of the palette. */
export interface PaletteItem {
  /** Stored among the recent ones, so it holds an id and no text. */
  id: string;
  group: Exclude<PaletteGroup, 'recent'>;
  label: string;
  /** Grey, after the label. */
  detail?: string;
  /** Found by these words too. */
  words?: string;
  icon?: LucideIcon;
  /** A person instead of an icon. */
  face?: { id: number; src: string | null | undefined };
  /** Keys that do the same. */
  keys?: string;
  /** Language of the label, where it is not the interface's. */
  lang?: string;
  run: () => void;
}

export interface PaletteSection {
  group: PaletteGroup;
  items: PaletteItem[];
}

/** Groups that the server's search fills, while something is typed. */
const fromServer: ReadonlySet<PaletteGroup> = new Set(['tickets', 'contacts']);

const most: Readonly<Record<PaletteGroup, number>> = {
  recent: 5,
  conversation: 20,
  actions: 20,
  pages: 40,
  appearance: 10,
  answers: 6,
  tickets: 6,
  contacts: 5,
};

interface Ranked {
  item: PaletteItem;
  score: number;
}

const scoreOf = ({ label, detail = '', words = '' }: PaletteItem, text: string): number =>
  Math.max(fuzzyScore(label, text), fuzzyScore(words, text) - 10, fuzzyScore(detail, text) / 3);

/**
 * What the palette shows for a text. Without one: what was used last, then everything but answers and people. With
 * one: the groups by their best fit, in a group the best first and of equals what was used last.
 * @param local items that are known here; they are held against the text
 * @param found items that the server has found, in its order
 * @param recent ids, the last one first
 */
export function paletteSections(
  text: string,
  local: readonly PaletteItem[],
  found: readonly PaletteItem[],
  recent: readonly string[],
): PaletteSection[] {
  if (text.trim() === '') {
    const used = recent
      .flatMap((id) => local.find((item) => item.id === id && item.group !== 'conversation') ?? [])
      .slice(0, most.recent);
    const rest = local.filter((item) => !used.includes(item));
    return paletteGroups.flatMap((group): PaletteSection[] => {
      if (group === 'recent') return used.length > 0 ? [{ group, items: used }] : [];
      const items = group === 'answers' || fromServer.has(group) ? [] : rest.filter((item) => item.group === group);
      return items.length > 0 ? [{ group, items: items.slice(0, most[group]) }] : [];
    });
  }

  const turn = ({ id }: PaletteItem): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const ranked = local
    .map((item): Ranked => ({ item, score: scoreOf(item, text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || turn(a.item) - turn(b.item));
  const groups = new Set(ranked.map(({ item }) => item.group)).add('tickets').add('contacts');
  const sections = [...groups].map((group) => {
    const here = ranked.filter(({ item }) => item.group === group).map(({ item }) => item);
    const known = new Set(here.map(({ id }) => id));
    const more = found.filter((item) => item.group === group && !known.has(item.id));
    return { group, items: [...here, ...more].slice(0, most[group]) };
  });
  return sections.filter(({ items }) => items.length > 0);
}
