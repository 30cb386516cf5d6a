import { lazyPart } from '@/components/lazy/lazyPart';
import { withTexts } from './bulk/BulkBar.lazy';

/**
 * Dialogs of the tickets page are fetched when they are first opened: forms and their validation are a fifth of the
 * page's code, and most conversations are answered without any.
 */
const contactForm = lazyPart(async () => (await import('@/features/contact-form/ContactFormDialog')).ContactFormDialog);
const newTicket = lazyPart(async () => (await import('@/features/tickets/new/NewTicketDialog')).NewTicketDialog);
const scheduleForm = lazyPart(
  async () => (await import('@/features/schedule-form/ScheduleFormDialog')).ScheduleFormDialog,
);
const transfer = lazyPart(async () => (await withTexts(import('./panel/TransferDialog'))).TransferDialog);

export const ContactFormDialog = contactForm.Component;
export const NewTicketDialog = newTicket.Component;
export const ScheduleFormDialog = scheduleForm.Component;
export const TransferDialog = transfer.Component;
