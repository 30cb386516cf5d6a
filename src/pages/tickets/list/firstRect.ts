import { fontScale } from '@/browser/fontScale';

/** Width of the list and its line, by the least width of the window, as in SplitPane.module.css. */
const widths = [
  { from: 1536, width: 384 },
  { from: 1200, width: 352 },
  { from: 900, width: 336 },
];
const narrowest = 320;

/** From this width of the window on, in pixels, a conversation stands beside the list (T-02). */
export const besideFrom = 760;
const widest = 640;
/** What stands above the rows. */
const above = { beside: 212, alone: 256 };

/**
 * About the room the rows will have, in pixels, so that the first of them are drawn with the page and not after its
 * measuring, which lays everything out twice. What is measured then takes its place.
 */
export function firstRect(): { width: number; height: number } {
  const scale = fontScale();
  const { innerWidth, innerHeight } = window;
  const room = innerWidth / scale;
  const alone = room < besideFrom;
  const width = alone ? Math.min(room, widest) : (widths.find(({ from }) => room >= from)?.width ?? narrowest) - 1;
  return { width: width * scale, height: innerHeight - (alone ? above.alone : above.beside) * scale };
}
