import { lazy, Suspense, useState, type ComponentProps } from 'react';

/**
 * Dialogs of the tickets page are fetched when they are first opened: forms and their validation are a fifth of the
 * page's code, and most conversations are answered without any.
 */
const ContactForm = lazy(async () => ({
  default: (await import('@/features/contact-form/ContactFormDialog')).ContactFormDialog,
}));
const NewTicket = lazy(async () => ({
  default: (await import('@/features/new-ticket/NewTicketDialog')).NewTicketDialog,
}));
const ScheduleForm = lazy(async () => ({
  default: (await import('@/features/schedule-form/ScheduleFormDialog')).ScheduleFormDialog,
}));
const Transfer = lazy(async () => ({ default: (await import('./conversation/TransferDialog')).TransferDialog }));

/** A closed dialog is not fetched; one that was open stays, so that it can close with its motion. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

/** Fetched on first use. */
export function ContactFormDialog(props: ComponentProps<typeof ContactForm>) {
  return useOpened(props.open) ? (
    <Suspense>
      <ContactForm {...props} />
    </Suspense>
  ) : null;
}

/** Fetched on first use. */
export function NewTicketDialog(props: ComponentProps<typeof NewTicket>) {
  return useOpened(props.open) ? (
    <Suspense>
      <NewTicket {...props} />
    </Suspense>
  ) : null;
}

/** Fetched on first use. */
export function ScheduleFormDialog(props: ComponentProps<typeof ScheduleForm>) {
  return useOpened(props.open) ? (
    <Suspense>
      <ScheduleForm {...props} />
    </Suspense>
  ) : null;
}

/** Fetched on first use. */
export const TransferDialog = (props: ComponentProps<typeof Transfer>) => (
  <Suspense>
    <Transfer {...props} />
  </Suspense>
);
