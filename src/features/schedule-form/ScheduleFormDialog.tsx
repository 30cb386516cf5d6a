import { useMutation } from '@tanstack/react-query';
import { addHours, format } from 'date-fns';
import { useTranslation } from 'react-i18next';
import { mixed, object } from 'yup';
import { createSchedule, uploadScheduleMedia } from '@/api/schedules';
import { notify } from '@/components/notify';
import { useSession } from '@/contexts/AuthContext';
import { FileField } from '@/crud/FileField';
import { FormDialog } from '@/crud/FormDialog';
import { DateTimeField, TextField } from '@/crud/fields';
import { dateTime, requiredText } from '@/crud/rules';

interface ScheduleFormDialogProps {
  open: boolean;
  contact: { id: number; name: string };
  onClose: () => void;
}

interface Values {
  body: string;
  /** Local time, yyyy-MM-ddTHH:mm. */
  sendAt: string;
  /** At most one image. */
  files: readonly File[];
}

const schema = object({
  body: requiredText({ min: 5, short: 'validation.messageShort' }),
  sendAt: dateTime(),
  // A file dialog lets people choose past its filter (SC-06).
  files: mixed<readonly File[]>().test(
    'kind',
    'validation.fileType',
    (files) => files?.every(({ name }) => /\.(png|jpe?g)$/i.test(name)) ?? true,
  ),
});

/** The default send time is an hour from now (SC-05). */
const initial = (): Values => ({ body: '', sendAt: format(addHours(new Date(), 1), "yyyy-MM-dd'T'HH:mm"), files: [] });

/** Schedules a message to the contact of a ticket (W-07, SC-04 to SC-06, SC-09). */
export function ScheduleFormDialog({ open, contact, onClose }: ScheduleFormDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const save = useMutation({
    mutationFn: async ({ body, sendAt, files }: Values) => {
      const schedule = await createSchedule({
        body: body.trim(),
        contactId: contact.id,
        sendAt: new Date(sendAt).toISOString(),
        userId: user.id,
      });
      const [file] = files;
      if (file) await uploadScheduleMedia(schedule.id, file);
    },
    onSuccess: () => notify.success(t('scheduleModal.success')),
  });
  return (
    <FormDialog
      open={open}
      title={t('scheduleModal.titleFor', { name: contact.name })}
      initial={initial()}
      schema={schema}
      submitLabel={t('scheduleModal.buttons.okAdd')}
      onClose={onClose}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <TextField name="body" label="scheduleModal.form.body" rows={4} required autoFocus />
      <DateTimeField name="sendAt" label="scheduleModal.form.sendAt" required />
      <FileField name="files" label="scheduleModal.form.file" accept=".png,.jpg,.jpeg" />
    </FormDialog>
  );
}
