import { describe, expect, it } from 'vitest';
import { useBrowser } from '../e2e/browser';
import type { View } from '../e2e/inspect';
import { tourAs } from './accessibilityTour';
import { front, office } from './accessibilityWays';

useBrowser('once');

/** Names and colours are those of the wide window; what is left are boxes, and the longest texts. */
const views: readonly View[] = [
  { lang: 'pt', theme: 'light', axe: null },
  { lang: 'es', theme: 'dark', axe: 'colours' },
  { lang: 'en', theme: 'dark', axe: null },
];

describe('what opens over any page, 390 px, three languages', () => {
  it('B-33 B-34 B-35 nothing cut, nothing too small in any dialog, popover or menu', async () => {
    const ways = [...(await front()), ...(await office())];
    expect(await tourAs({ width: 390, height: 844 }, views, ways)).toEqual([]);
  }, 1_200_000);
});
