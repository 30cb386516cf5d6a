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
  const { innerWidth, innerHeight } = window;
  if (innerWidth < besideFrom) return { width: Math.min(innerWidth, widest), height: innerHeight - above.alone };
  const width = widths.find(({ from }) => innerWidth >= from)?.width ?? narrowest;
  return { width: width - 1, height: innerHeight - above.beside };
}
