import { describe, expect, it } from 'vitest';
import { useBrowser } from '../e2e/browser';
import { everyView } from '../e2e/inspect';
import { tourAs } from './accessibilityTour';
import { front } from './accessibilityWays';

useBrowser('once');

describe('what opens from the frame, the inbox and single pages, both themes, three languages', () => {
  it('B-33 B-34 B-35 1440 px: no finding in any dialog, popover or menu, nothing cut', async () => {
    expect(await tourAs({ width: 1440, height: 900 }, everyView, await front())).toEqual([]);
  }, 1_200_000);
});
