import { lazyPart } from '@/components/lazy/lazyPart';
import { loadOfficeTexts } from '@/i18n/i18n';

const withTexts = async <T>(load: Promise<T>): Promise<T> => (await Promise.all([load, loadOfficeTexts()]))[0];

const about = lazyPart(async () => (await withTexts(import('./AboutDialog'))).AboutDialog);
const alerts = lazyPart(async () => (await withTexts(import('./AlertSettingsDialog'))).AlertSettingsDialog);
const profile = lazyPart(async () => (await withTexts(import('@/features/user-form/OwnUserDialog'))).OwnUserDialog);

export const AboutDialog = about.Component;
export const AlertSettingsDialog = alerts.Component;
/** The user form for oneself (H-04). */
export const OwnUserDialog = profile.Component;
