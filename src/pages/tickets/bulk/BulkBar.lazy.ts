import { lazyPart } from '@/components/lazy/lazyPart';
import { loadBulkTexts } from '@/i18n/i18n';

/** With the texts of what is done to tickets, which the start does without. */
export const withTexts = async <T>(load: Promise<T>): Promise<T> => (await Promise.all([load, loadBulkTexts()]))[0];

const bar = lazyPart(async () => (await withTexts(import('./BulkBar'))).BulkBar);
const dialog = lazyPart(async () => (await withTexts(import('./BulkDialog'))).BulkDialog);

/** Selecting is for a few moments of the day: its code comes with the first selection, or once the browser is idle. */
export const BulkBar = bar.Component;
export const BulkDialog = dialog.Component;
export const preloadBulkBar = (): Promise<unknown> => bar.preload();
