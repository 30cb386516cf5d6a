import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Schedule } from '@/api/schedules';
import { StatusPill } from '@/components/text/StatusPill';
import { useSession } from '@/contexts/AuthContext';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { ContactField } from '@/features/tickets/new/ContactField';
import { ScheduleFields } from '@/features/schedule-form/ScheduleFields';
import {
  attachmentHref,
  comparedSchedule,
  newSchedule,
  scheduleSchema,
  valuesOf,
  type Recipient,
} from '@/features/schedule-form/scheduleForm';
import { useScheduleSave } from '@/features/schedule-form/useScheduleSave';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { schedules } from './schedules.resource';
import { isOpen, stateLooks, scheduleState, type ScheduleState } from './scheduleState';

interface ScheduleDialogProps extends RecordDialogProps<Schedule> {
  /** What a new message starts with: the chosen time and contact. */
  time: Date | null;
  contact: Recipient | null;
  now: Date;
  onDelete: (schedule: Schedule) => void;
}

/** Creates, edits or shows a scheduled message (SC-04 to SC-12). */
export function ScheduleDialog({ time, contact, now, onDelete, ...props }: ScheduleDialogProps) {
  const { row } = props;
  const { t } = useTranslation();
  const { profile } = useSession().user;
  const save = useScheduleSave();
  // The server lets only admins change a message (contract back-office 25).
  const locked = (record: Schedule | undefined): boolean =>
    record !== undefined && (profile !== 'admin' || !isOpen(scheduleState(record, now)));

  const titleOf = (record: Schedule): string => {
    const state = scheduleState(record, now);
    return state === 'pending' && !locked(record) ? t('scheduleModal.title.edit') : t(`schedules.titles.${state}`);
  };

  return (
    <RecordForm
      {...props}
      resource={schedules}
      foundBy="body"
      initial={newSchedule(contact, time)}
      scope={contact?.id}
      told={['body', 'sendAt']}
      fromRecord={valuesOf}
      toInput={comparedSchedule}
      schema={scheduleSchema}
      save={(values, _id, record, onMade) => save(values, record ?? null, onMade)}
      titleOf={titleOf}
      readOnly={locked}
      actions={
        row && (
          <Button color="error" onClick={() => onDelete(row)}>
            {t('schedules.buttons.delete')}
          </Button>
        )
      }
    >
      {(record) => (
        <>
          {record && <StateNote schedule={record} state={scheduleState(record, now)} locked={locked(record)} />}
          <ContactField name="contact" label="scheduleModal.form.contact" />
          <ScheduleFields href={record ? attachmentHref(record) : null} autoFocus={!record && contact !== null} />
        </>
      )}
    </RecordForm>
  );
}

interface StateNoteProps {
  schedule: Schedule;
  state: ScheduleState;
  /** It can only be read. */
  locked: boolean;
}

/** What has become of the message, and what can be done about it. */
function StateNote({ schedule, state, locked }: StateNoteProps) {
  const { t } = useTranslation();
  if (state === 'error' || state === 'missed') {
    return (
      <Alert severity={state === 'error' ? 'error' : 'warning'}>
        {t(`schedules.notes.${state}`)} {!locked && t('schedules.notes.again')}
      </Alert>
    );
  }
  const { label, tone, icon: Icon } = stateLooks[state];
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2', color: 'app.text2' }}
    >
      <StatusPill tone={tone} label={t(label)} icon={<Icon size={14} aria-hidden />} />
      {schedule.sentAt !== null && t('schedules.notes.sentAt', { time: formatDateTime(schedule.sentAt) })}
      {state === 'queued' && t('schedules.notes.queued')}
    </Box>
  );
}
