import { lazyPart } from '@/components/lazy/lazyPart';
import { loadBulkTexts, loadFormTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';

/**
 * Dialogs of the tickets page are fetched when they are first opened: forms and their validation are a fifth of the
 * page's code, and most conversations are answered without any.
 */
const contactForm = lazyPart(
  async () => (await withTexts(import('@/features/contact-form/ContactFormDialog'), loadFormTexts)).ContactFormDialog,
);
const newTicket = lazyPart(
  async () => (await withTexts(import('@/features/tickets/new/NewTicketDialog'), loadFormTexts)).NewTicketDialog,
);
const scheduleForm = lazyPart(
  async () =>
    (await withTexts(import('@/features/schedule-form/ScheduleFormDialog'), loadFormTexts)).ScheduleFormDialog,
);
const transfer = lazyPart(
  async () => (await withTexts(import('./panel/TransferDialog'), loadBulkTexts)).TransferDialog,
);
const resolveQuestion = lazyPart(
  async () => (await withTexts(import('./panel/ResolveQuestion'), loadBulkTexts)).ResolveQuestion,
);

export const ContactFormDialog = contactForm.Component;
export const NewTicketDialog = newTicket.Component;
export const ScheduleFormDialog = scheduleForm.Component;
export const ResolveQuestion = resolveQuestion.Component;
export const TransferDialog = transfer.Component;
