import { addHours } from 'date-fns';
import { mixed, object } from 'yup';
import type { Schedule } from '@/api/schedules';
import { date, messageText, onEverySave, requiredChoice } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { fileNameOf, mediaHref } from '@/lib/links';
import { fromLocalInput, toLocalInput } from '@/lib/wallTime';

/** What the form needs to know of a contact. */
export interface Recipient {
  id: number;
  name: string;
  number: string;
}

export interface ScheduleValues {
  contact: Recipient | null;
  body: string;
  /** Local time, yyyy-MM-ddTHH:mm. */
  sendAt: string;
  /** The instant that the record has, in ISO 8601. */
  stored: string | null;
  /** Name of the attachment the record has; '' once it is taken out. */
  attachment: string;
  /** Whether it had one when the form was opened. */
  attached: boolean;
  /** At most one image. */
  files: readonly File[];
}

/** A message that is past, or only a few seconds away, is never sent (contract back-office 8 and defect 23). */
const leadMs = 10_000;

/** Whether the server would still send a message at this time. */
export const isAhead = (time: Date, now = new Date()): boolean => time.getTime() - now.getTime() > leadMs;

const past: MessageKey = 'validation.pastDate';
const wrongKind: MessageKey = 'validation.fileType';

/** SC-04 and SC-06; the time must lie ahead, as the server accepts others and never sends them. */
export const scheduleSchema = object({
  contact: requiredChoice(),
  body: messageText({ min: 5 }),
  sendAt: date({ withTime: true }).test({
    name: 'ahead',
    message: past,
    params: onEverySave,
    test: (text, { parent }: { parent: Partial<ScheduleValues> }) =>
      !text || isAhead(fromLocalInput(text, parent.stored)),
  }),
  // A file dialog lets people choose past its filter.
  files: mixed<readonly File[]>().test(
    'kind',
    wrongKind,
    (files) => files?.every(({ name }) => /\.(png|jpe?g)$/i.test(name)) ?? true,
  ),
});

export const acceptedFiles = '.png,.jpg,.jpeg';

/** A new message, for an hour from now unless another time was chosen (SC-05). */
export const newSchedule = (contact: Recipient | null, time: Date | null = null): ScheduleValues => ({
  contact,
  body: '',
  sendAt: toLocalInput((time ?? addHours(new Date(), 1)).toISOString()),
  stored: null,
  attachment: '',
  attached: false,
  files: [],
});

/** What tells one message from another, as the form holds it. */
export const comparedSchedule = ({ body, sendAt, contact }: ScheduleValues) => ({
  body,
  sendAt,
  contactId: contact?.id ?? 0,
});

/** Name of a message's attachment; empty where there is none. */
const attachmentName = ({ mediaPath, mediaName }: Schedule): string =>
  mediaPath ? fileNameOf(mediaName ?? mediaPath) : '';

/** Address of a message's attachment: newer builds store the whole path (contract back-office 23). */
export const attachmentHref = ({ mediaPath }: Schedule): string | null =>
  mediaHref(mediaPath && !mediaPath.includes('/') ? `public/${mediaPath}` : mediaPath);

export const valuesOf = (schedule: Schedule): ScheduleValues => ({
  contact: schedule.contact ? { ...schedule.contact, number: '' } : null,
  body: schedule.body,
  sendAt: toLocalInput(schedule.sendAt),
  stored: schedule.sendAt,
  attachment: attachmentName(schedule),
  attached: attachmentName(schedule) !== '',
  files: [],
});
