import type { Contact } from '@/api/contacts';
import type { RecordDialogProps } from '@/lists/resource';
import { ContactFormDialog } from '@/features/contact-form/ContactFormDialog';

/** Creates or edits a contact, by the form that the conversation uses too (C-06, C-08, C-09). */
export function ContactDialog({ open, id, onClose }: RecordDialogProps<Contact>) {
  return <ContactFormDialog open={open} {...(id !== null && { contactId: id })} onClose={onClose} />;
}
