import { useMutation } from '@tanstack/react-query';
import { scheduleApi, scheduleKeys } from '@/api/schedules';
import { notify } from '@/components/feedback/notify';
import { FormDialog } from '@/forms/FormDialog';
import type { Attempts } from '@/forms/keptForm';
import { findSaved, saveNew } from '@/lists/saveNew';
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
  const save = useScheduleSave();
  const apply = useRecordChange(scheduleKeys.all[0]);
  const { mutateAsync } = useMutation({
    mutationFn: ({ values, attempts }: { values: ScheduleValues; attempts: Attempts<ScheduleValues> }) =>
      saveNew(
        values,
        attempts,
        (last) =>
          findSaved({
            api: scheduleApi,
            foundBy: 'body',
            sent: comparedSchedule(last.values),
            last,
            asSent: (record) => comparedSchedule(valuesOf(record)),
          }),
        (there, onMade) => save(values, there, onMade),
      ),
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
      onClose={onClose}
      onSubmit={(values, _opened, attempts) => mutateAsync({ values, attempts })}
    >
      <ScheduleFields autoFocus />
    </FormDialog>
  );
}
