import { useMutation } from '@tanstack/react-query';
import { scheduleApi, scheduleKeys } from '@/api/schedules';
import { notify } from '@/components/feedback/notify';
import { useKeptSubject } from '@/components/hooks/useDialogSubject';
import { FormDialog } from '@/forms/FormDialog';
import { findSaved, useUnsureSave } from '@/lists/useUnsureSave';
import { savedChange, useRecordChange } from '@/lists/useRecordChange';
import { useTranslation } from '@/i18n/useTranslation';
import { ScheduleFields } from './ScheduleFields';
import { comparedSchedule, newSchedule, scheduleSchema, valuesOf, type ScheduleValues } from './scheduleForm';
import { useScheduleSave } from './useScheduleSave';

interface ScheduleFormDialogProps {
  open: boolean;
  contact: { id: number; name: string };
  onClose: () => void;
}

/** Schedules a message to the contact of a ticket (W-07, SC-04 to SC-06, SC-09). */
export function ScheduleFormDialog({ open, contact, onClose }: ScheduleFormDialogProps) {
  const { t } = useTranslation();
  const { save, forget } = useScheduleSave();
  const apply = useRecordChange(scheduleKeys.all[0]);
  const { turn } = useKeptSubject(open, contact);
  const { arrived, attempt } = useUnsureSave(turn, (values: ScheduleValues) =>
    findSaved({
      api: scheduleApi,
      foundBy: 'body',
      sent: comparedSchedule(values),
      asSent: (record) => comparedSchedule(valuesOf(record)),
    }),
  );
  const { mutateAsync } = useMutation({
    mutationFn: async (values: ScheduleValues) => {
      const there = await arrived();
      return attempt(values, () => save(values, there?.record ?? null));
    },
    meta: { unsure: 'unsureSave' },
    onSuccess: (record) => {
      apply(savedChange(null, record));
      notify.success(t('scheduleModal.success'));
    },
  });
  return (
    <FormDialog
      open={open}
      place={`${scheduleKeys.all[0]}-for-${contact.id}`}
      title={t('scheduleModal.titleFor', { name: contact.name })}
      initial={newSchedule({ ...contact, number: '' })}
      schema={scheduleSchema}
      submitLabel={t('scheduleModal.buttons.okAdd')}
      onClose={() => {
        forget();
        onClose();
      }}
      onSubmit={(values) => mutateAsync(values)}
    >
      <ScheduleFields autoFocus />
    </FormDialog>
  );
}
