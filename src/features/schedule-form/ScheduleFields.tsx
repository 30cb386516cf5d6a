import { AttachmentField } from '@/forms/AttachmentField';
import { DateField } from '@/forms/DateField';
import { MessageField } from '@/forms/MessageField';
import { acceptedFiles } from './scheduleForm';

interface ScheduleFieldsProps {
  /** Address of the attachment the record has. */
  href?: string | null;
  /** Where writing begins: the contact is known. */
  autoFocus?: boolean;
}

/** Text with its variables, time and picture of a message for later (SC-04, SC-06, SC-12). */
export const ScheduleFields = ({ href = null, autoFocus = false }: ScheduleFieldsProps) => (
  <>
    <MessageField name="body" label="scheduleModal.form.body" rows={4} required autoFocus={autoFocus} />
    <DateField withTime name="sendAt" label="scheduleModal.form.sendAt" required />
    <AttachmentField
      name="files"
      stored="attachment"
      label="scheduleModal.form.file"
      href={href}
      accept={acceptedFiles}
    />
  </>
);
