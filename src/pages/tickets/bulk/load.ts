import { latePart } from '@/components/latePart';
import { loadBulkTexts } from '@/i18n/i18n';

const withTexts = async <T>(load: Promise<T>): Promise<T> => (await Promise.all([load, loadBulkTexts()]))[0];

const bar = latePart(async () => (await withTexts(import('./BulkBar'))).BulkBar);
const dialog = latePart(async () => (await withTexts(import('./BulkDialog'))).BulkDialog);

/** Selecting is for a few moments of the day: its code comes with the first selection, or once the browser is idle. */
export const BulkBar = bar.Part;
export const BulkDialog = dialog.Part;
export const warmBulkBar = (): Promise<unknown> => bar.warm().catch(() => undefined);
