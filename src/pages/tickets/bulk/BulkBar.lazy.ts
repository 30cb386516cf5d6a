import { lazyPart } from '@/components/lazy/lazyPart';
import { loadBulkTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';

const bar = lazyPart(async () => (await withTexts(import('./BulkBar'), loadBulkTexts)).BulkBar);
const dialog = lazyPart(async () => (await withTexts(import('./BulkDialog'), loadBulkTexts)).BulkDialog);

/** Selecting is for a few moments of the day: its code comes with the first selection, or once the browser is idle. */
export const BulkBar = bar.Component;
export const BulkDialog = dialog.Component;
export const preloadBulkBar = (): Promise<unknown> => bar.preload();
