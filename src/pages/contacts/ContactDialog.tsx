import { useState } from 'react';
import type { Contact } from '@/api/contacts';
import type { RecordDialogProps } from '@/crud/resource';
import { ContactFormDialog } from '@/features/contact-form/ContactFormDialog';

/** Creates or edits a contact, by the form that the conversation uses too (C-06, C-08, C-09). */
export function ContactDialog({ open, id: wanted, onClose }: RecordDialogProps<Contact>) {
  // While it fades out the dialog shows what it showed.
  const [id, setId] = useState(wanted);
  if (open && id !== wanted) setId(wanted);
  return <ContactFormDialog open={open} {...(id !== null && { contactId: id })} onClose={onClose} />;
}
