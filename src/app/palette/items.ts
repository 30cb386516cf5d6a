import type { LucideIcon } from 'lucide-react';
import { fuzzyScore, holdsWords, initialsScore, writtenScore } from '@/lib/fuzzy';

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
  /** Came while a hand was on the list; there may be an earlier one of the group. */
  late?: boolean;
}

/** Groups of people, which the server's search fills while something is typed. */
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

/** How well a label must fit at least: people are not abbreviated, what acts on the open customer by initials alone. */
const least: Readonly<Partial<Record<PaletteGroup, number>>> = {
  tickets: writtenScore,
  contacts: writtenScore,
  conversation: initialsScore,
  answers: initialsScore,
};

/** Groups that stand behind what fits as well. */
const behind: ReadonlySet<PaletteGroup> = new Set(['conversation', 'actions', 'answers']);

function scoreOf({ group, label, detail = '', words = '' }: PaletteItem, text: string): number {
  const named = fuzzyScore(label, text);
  const described = fuzzyScore(words, text);
  return Math.max(
    named < (least[group] ?? 0) ? 0 : named,
    described < writtenScore ? 0 : described - 10,
    holdsWords(detail, text) ? writtenScore - 10 : 0,
  );
}

/** Items in groups, in the order in which the first of each group comes. */
function grouped(items: readonly PaletteItem[], late: boolean): PaletteSection[] {
  return [...new Set(items.map(({ group }) => group))].map((group) => ({
    group,
    late,
    items: items.filter((item) => item.group === group).slice(0, most[group]),
  }));
}

/**
 * What the palette shows for a text. Without one: what was used last, then everything but answers and people. With
 * one: the groups by their best fit, in a group the best first and of equals what was used last.
 * @param local items that are known here, shown if they fit
 * @param found items that the server has found, shown in any case: what fits may stand in a message
 * @param recent ids, the last one first
 * @param foundThen ids that were found when a hand came onto the list; what came since stands below
 */
export function paletteSections(
  text: string,
  local: readonly PaletteItem[],
  found: readonly PaletteItem[],
  recent: readonly string[],
  foundThen?: ReadonlySet<string>,
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
  const scored = (items: readonly PaletteItem[]) => items.map((item) => ({ item, score: scoreOf(item, text) }));
  const here = scored(local).filter(({ score }) => score > 0);
  const known = new Set(here.map(({ item }) => item.id));
  const ranked = [...here, ...scored(found.filter(({ id }) => !known.has(id)))]
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(behind.has(a.item.group)) - Number(behind.has(b.item.group)) ||
        turn(a.item) - turn(b.item),
    )
    .map(({ item }) => item);
  const stands = ({ id }: PaletteItem): boolean => foundThen === undefined || foundThen.has(id) || known.has(id);
  return [
    ...grouped(ranked.filter(stands), false),
    ...grouped(
      ranked.filter((item) => !stands(item)),
      true,
    ),
  ];
}
