import { lazyPart } from '@/components/lazy/lazyPart';
import { loadOfficeTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';

const about = lazyPart(async () => (await withTexts(import('./AboutDialog'), loadOfficeTexts)).AboutDialog);
const alerts = lazyPart(
  async () => (await withTexts(import('./AlertSettingsDialog'), loadOfficeTexts)).AlertSettingsDialog,
);
const profile = lazyPart(
  async () => (await withTexts(import('@/features/user-form/OwnUserDialog'), loadOfficeTexts)).OwnUserDialog,
);

export const AboutDialog = about.Component;
export const AlertSettingsDialog = alerts.Component;
/** The user form for oneself (H-04). */
export const OwnUserDialog = profile.Component;
