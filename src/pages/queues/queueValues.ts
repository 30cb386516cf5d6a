import { lazy, object } from 'yup';
import type { QueueOption } from '@/api/chatbotOptions';
import type { Queue, QueueInput, WorkingDay } from '@/api/queues';
import { optionalText, requiredColor, requiredText, wholeNumber } from '@/forms/rules';
import { parseColor, toHex, type Rgb } from '@/lib/color';
import { defaultHours, hoursSchema, hoursToSend, weekOf } from '@/features/working-hours/workingHours';

/** What is written of an entry of the menu. */
export interface OptionTexts {
  title: string;
  message: string;
}

export const textsOf = ({ title, message }: QueueOption): OptionTexts => ({ title, message: message ?? '' });

/** An entry of the menu while it is written; the form keeps it, so that nobody leaves it behind unasked (B-04). */
export interface OptionDraft extends OptionTexts {
  /** Null: not sent yet. */
  id: number | null;
  parentId: number | null;
  /** What it began with. */
  opened?: OptionTexts;
  /** What was sent of a new one, which may be there although no answer came. */
  tried?: OptionTexts;
}

/** One new entry per level and one per existing entry. */
export const draftKey = (id: number | null, parentId: number | null): string =>
  id === null ? `new${parentId ?? 'Top'}` : `option${id}`;

export type Drafts = Readonly<Record<string, OptionDraft>>;

/** What `useOptions` has learnt of a draft. */
export type DraftNews = Pick<OptionDraft, 'opened'> | Pick<OptionDraft, 'tried'>;

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

/** Each shade is this far round the circle of colours from the one before it, so that no two are alike for long. */
const goldenAngle = 137.5;
/** Shades begin at the product's own blue; saturation and lightness let white and black text be read on each. */
const [firstHue, saturation, lightness] = [209, 0.62, 0.38];

function shadeAt(turn: number): Rgb {
  const hue = (firstHue + turn * goldenAngle) % 360;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

const distance = (one: Rgb, other: Rgb): number =>
  one.reduce((sum, channel, index) => sum + (channel - (other[index] ?? 0)) ** 2, 0);

/** The shade least like those of the company's queues; the server takes each colour once (DAY-17). */
export function freeShade(taken: readonly Pick<Queue, 'color'>[]): string {
  const used = taken.map(({ color }) => parseColor(color)).filter((color) => color !== null);
  // More than there are queues, so that one at least is free.
  const shades = Array.from({ length: taken.length + 12 }, (_, turn) => shadeAt(turn));
  const room = (shade: Rgb): number => Math.min(...used.map((color) => distance(shade, color)));
  const best = shades.reduce((found, shade) => (room(shade) > room(found) ? shade : found));
  return toHex(best).toUpperCase();
}

/** For Formik's `setValues`: a draft with what has become known of it; one that is gone stays gone. */
export const withNews =
  (key: string, news: DraftNews) =>
  (values: QueueValues): QueueValues => {
    const { [key]: draft } = values.drafts;
    return draft ? { ...values, drafts: { ...values.drafts, [key]: { ...draft, ...news } } } : values;
  };

/** A new queue beside the company's others. */
export const initialQueue = (others: readonly Pick<Queue, 'color'>[]): QueueValues => ({
  name: '',
  color: freeShade(others),
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
  orderQueue: values.orderQueue.trim() === '' ? null : Number(values.orderQueue),
  integrationId: values.integrationId === '' ? null : values.integrationId,
  promptId: values.promptId === '' ? null : values.promptId,
  schedules: hoursToSend(values.schedules),
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
  orderQueue: wholeNumber({ optional: true }),
  schedules: hoursSchema(),
  drafts: lazy((drafts: Drafts) => object(Object.fromEntries(Object.keys(drafts).map((key) => [key, draftSchema])))),
});
