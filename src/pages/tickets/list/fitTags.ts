import type { Tag } from '@/api/tags';

/** Row width without bar, avatar, gaps and padding. */
const around = 84;
const owner = 132;
const more = 32;
const gap = 4;

/** About the width of a chip: letters of 12/500, dot and padding. */
const chipWidth = (name: string): number => 27 + [...name].length * 6.6;

/**
 * How many tags stand beside the queue in a row of this width; the rest becomes "+2" (design, "Ticket row"). An
 * estimate is enough: a chip that is a little too wide is cut with an ellipsis.
 */
export function fittingTags(tags: readonly Tag[], queue: string, byline: string, rowWidth: number): number {
  let room = rowWidth - around - chipWidth(queue) - (byline ? Math.min(owner, 12 + byline.length * 6.2) : 0);
  let count = 0;
  for (const [index, tag] of tags.entries()) {
    const width = chipWidth(tag.name) + gap;
    const reserve = index < tags.length - 1 ? more : 0;
    if (width + reserve > room) break;
    room -= width;
    count += 1;
  }
  return count;
}
