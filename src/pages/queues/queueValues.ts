import { lazy, object } from 'yup';
import type { Queue, QueueInput, WorkingDay } from '@/api/queues';
import { optionalText, requiredColor, requiredText } from '@/forms/rules';
import { defaultHours, hoursSchema, weekOf } from '@/features/working-hours/workingHours';

/** An entry of the menu while it is written; the form keeps it, so that nobody leaves it behind unasked (B-04). */
export interface OptionDraft {
  /** Null: not sent yet. */
  id: number | null;
  parentId: number | null;
  title: string;
  message: string;
}

/** One new entry per level and one per existing entry. */
export const draftKey = (id: number | null, parentId: number | null): string =>
  id === null ? `new${parentId ?? 'Top'}` : `option${id}`;

export type Drafts = Readonly<Record<string, OptionDraft>>;

export interface QueueValues {
  name: string;
  color: string;
  greetingMessage: string;
  outOfHoursMessage: string;
  orderQueue: string;
  integrationId: number | '';
  promptId: number | '';
  schedules: WorkingDay[];
  drafts: Drafts;
}

export const initialQueue = (): QueueValues => ({
  name: '',
  color: '',
  greetingMessage: '',
  outOfHoursMessage: '',
  orderQueue: '',
  integrationId: '',
  promptId: '',
  schedules: defaultHours(),
  drafts: {},
});

export const fromQueue = (queue: Queue): QueueValues => ({
  name: queue.name,
  color: queue.color,
  greetingMessage: queue.greetingMessage ?? '',
  outOfHoursMessage: queue.outOfHoursMessage ?? '',
  orderQueue: queue.orderQueue == null ? '' : String(queue.orderQueue),
  integrationId: queue.integrationId ?? '',
  promptId: queue.promptId ?? '',
  schedules: weekOf(queue.schedules),
  drafts: {},
});

export const toQueueInput = ({ drafts: _drafts, ...values }: QueueValues): QueueInput => ({
  ...values,
  name: values.name.trim(),
  color: values.color.trim(),
  orderQueue: values.orderQueue === '' ? null : Number(values.orderQueue),
  integrationId: values.integrationId === '' ? null : values.integrationId,
  promptId: values.promptId === '' ? null : values.promptId,
});

const draftSchema = object({
  title: requiredText({ required: 'queueOptions.titleRequired' }),
  message: optionalText(),
});

/** Q-04; the colour also has to be one the server takes: # and 3 to 6 digits (contract back-office 24). */
export const queueSchema = object({
  name: requiredText({
    min: 2,
    max: 50,
    required: 'queueModal.form.nameRequired',
    short: 'queueModal.form.nameShort',
    long: 'queueModal.form.nameLong',
  }),
  color: requiredColor({ min: 3, max: 9, short: 'queueModal.form.colorShort', long: 'queueModal.form.colorLong' }),
  schedules: hoursSchema(),
  drafts: lazy((drafts: Drafts) => object(Object.fromEntries(Object.keys(drafts).map((key) => [key, draftSchema])))),
});
