import {
  createSchedule,
  deleteScheduleMedia,
  getSchedule,
  updateSchedule,
  uploadScheduleMedia,
  type Schedule,
  type ScheduleInput,
} from '@/api/schedules';
import { getSession } from '@/api/session';
import { notify } from '@/components/feedback/notify';
import { isSame } from '@/forms/mergeRecord';
import type { OnMade } from '@/lists/saveNew';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { fromLocalInput } from '@/lib/wallTime';
import type { ScheduleValues } from './scheduleForm';

const toInput = ({ contact, body, sendAt, stored }: ScheduleValues): ScheduleInput => ({
  body: body.trim(),
  contactId: contact?.id ?? 0,
  sendAt: fromLocalInput(sendAt, stored).toISOString(),
});

/**
 * What an edit sends. The state is set back only after a failure: a message the server has just taken would otherwise
 * be sent twice. One that belongs to nobody is never sent, so it becomes the editor's (contract back-office 8).
 */
export function changeOf(known: Pick<Schedule, 'status' | 'userId'>, input: Partial<ScheduleInput>) {
  const userId = getSession()?.userId;
  return {
    ...input,
    ...(known.status === 'ERRO' && { status: 'PENDENTE' as const }),
    ...(known.userId === null && userId !== undefined && { userId }),
  };
}

/**
 * Saves a message and then its attachment (SC-09, SC-11).
 * @returns what saves; `there` is the message as it is stored, null for a new one
 */
export function useScheduleSave() {
  const { t } = useTranslation();
  const write = async (input: ScheduleInput, there: Schedule | null): Promise<Schedule> => {
    if (!there) return createSchedule(input);
    const change = changeOf(there, input);
    // Only admins may change a message, so nothing is sent where nothing changed.
    return isSame({ ...there, ...change }, there) ? there : updateSchedule(there.id, change);
  };

  return async (values: ScheduleValues, there: Schedule | null, onMade: OnMade): Promise<Schedule> => {
    const input = toInput(values);
    let record = await write(input, there);
    onMade(record.id);
    const [file] = values.files;
    const removing = values.attached && values.attachment === '';
    // A new file takes the place of the stored one, which stays if it does not arrive.
    if (file) await uploadScheduleMedia(record.id, file);
    else if (removing) {
      await deleteScheduleMedia(record.id);
      notify.success(t('scheduleModal.mediaDeleted'));
    }
    // Neither of the two answers the record, nor does an event tell of it.
    if (removing || file) record = await getSchedule(record.id);
    if (record.sendAt !== null && record.sendAt !== input.sendAt) {
      notify.warning(t('scheduleModal.otherTime', { time: formatDateTime(record.sendAt) }));
    }
    // The answer of a save leaves the contact out (contract back-office, defect 16).
    return values.contact ? { ...record, contact: { id: values.contact.id, name: values.contact.name } } : record;
  };
}
