import type { ComponentProps } from 'react';
import { latePart, Opened } from '@/components/latePart';

/**
 * Dialogs of the tickets page are fetched when they are first opened: forms and their validation are a fifth of the
 * page's code, and most conversations are answered without any.
 */
const contactForm = latePart(async () => (await import('@/features/contact-form/ContactFormDialog')).ContactFormDialog);
const newTicket = latePart(async () => (await import('@/features/new-ticket/NewTicketDialog')).NewTicketDialog);
const scheduleForm = latePart(
  async () => (await import('@/features/schedule-form/ScheduleFormDialog')).ScheduleFormDialog,
);
const transfer = latePart(async () => (await import('./conversation/TransferDialog')).TransferDialog);

/** Fetched on first use. */
export const ContactFormDialog = (props: ComponentProps<typeof contactForm.Part>) => (
  <Opened open={props.open}>
    <contactForm.Part {...props} />
  </Opened>
);

/** Fetched on first use. */
export const NewTicketDialog = (props: ComponentProps<typeof newTicket.Part>) => (
  <Opened open={props.open}>
    <newTicket.Part {...props} />
  </Opened>
);

/** Fetched on first use. */
export const ScheduleFormDialog = (props: ComponentProps<typeof scheduleForm.Part>) => (
  <Opened open={props.open}>
    <scheduleForm.Part {...props} />
  </Opened>
);

/** Fetched on first use. */
export const TransferDialog = transfer.Part;
