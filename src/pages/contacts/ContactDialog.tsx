import type { Contact } from '@/api/contacts';
import { useKeptSubject } from '@/components/hooks/useDialogSubject';
import type { RecordDialogProps } from '@/lists/resource';
import { ContactFormDialog } from '@/features/contact-form/ContactFormDialog';

/** Creates or edits a contact, by the form that the conversation uses too (C-06, C-08, C-09). */
export function ContactDialog({ open, id: wanted, onClose }: RecordDialogProps<Contact>) {
  const { subject: id } = useKeptSubject(open, wanted);
  return <ContactFormDialog open={open} {...(id !== null && { contactId: id })} onClose={onClose} />;
}
