import { array, mixed, number, string, type NumberSchema } from 'yup';
import type { MessageKey } from '@/i18n/keys';
import { parseColor } from '@/lib/color';
import { isEmail } from '@/lib/email';
import { safeHttpUrl } from '@/lib/links';
import { readDate } from '@/lib/readDate';
import { readPhone, type PhoneReading } from '@/lib/readPhone';
import { templateProblem } from '@/lib/templates';
import { existingTime } from './existingTime';

interface TextRule {
  min?: number;
  max?: number;
  required?: MessageKey;
  short?: MessageKey;
  long?: MessageKey;
}

const noMinimum = 0;
const noMaximum = Number.MAX_SAFE_INTEGER;

/** Optional text with limits. Messages are keys; the field translates them (architecture, "Forms"). */
export const optionalText = ({
  min = noMinimum,
  max = noMaximum,
  short = 'validation.short',
  long = 'validation.long',
}: Omit<TextRule, 'required'> = {}) =>
  string()
    .trim()
    .test('short', short, (text) => !text || text.length >= min)
    .max(max, long);

/** Text that must be there ("Obrigatório"), with limits. Blanks do not count. */
export const requiredText = ({ required = 'validation.required', ...limits }: TextRule = {}) =>
  optionalText(limits).required(required);

/** Text for customers: the server refuses one whose variables are not closed (contract 5.8). */
export const messageText = (limits: TextRule = {}) => {
  const unclosed: MessageKey = 'validation.unclosedVariable';
  return requiredText({ short: 'validation.messageShort', ...limits }).test(
    'template',
    unclosed,
    (text) => templateProblem(text)?.kind !== 'unclosed',
  );
};

interface Presence {
  optional?: boolean;
  required?: MessageKey;
  invalid?: MessageKey;
}

/** An address with a name, an @ and a domain. */
export const email = ({
  optional = false,
  required = 'validation.required',
  invalid = 'validation.email',
}: Presence = {}) => {
  const rule = string()
    .trim()
    .test('email', invalid, (text) => !text || isEmail(text));
  return optional ? rule : rule.required(required);
};

const isNone = (reading: PhoneReading): boolean => 'problem' in reading && reading.problem === 'noPhone';

/** A telephone number, or none, by the rule of the import; what is wrong with it is said in words (PUB-16). */
export const optionalPhone = (read: (text: string) => PhoneReading = readPhone) =>
  string().test('phone', (text, { createError }) => {
    const reading = read(text ?? '');
    if ('digits' in reading || isNone(reading)) return true;
    const message: MessageKey = `phoneProblems.${reading.problem}`;
    return createError({ message });
  });

/**
 * As `optionalPhone`; it must be there.
 * @param read reads it as one of a country as well
 */
export const phone = (read: (text: string) => PhoneReading = readPhone) => {
  const required: MessageKey = 'validation.required';
  return optionalPhone(read)
    .required(required)
    .test('given', required, (text) => !isNone(read(text)));
};

/** What is sent for a text that `phone` let through: its digits; what was stored and not touched goes as it is. */
export function phoneToSend(text: string, stored?: string, read: (text: string) => PhoneReading = readPhone): string {
  const reading = text === stored ? null : read(text);
  return reading && 'digits' in reading ? reading.digits : text;
}

/** A choice from a list: an id, a value, an option. */
export const requiredChoice = (required: MessageKey = 'validation.required') =>
  mixed<string | number | object>()
    .test('chosen', required, (value) => value !== undefined && value !== null && value !== '')
    .required(required);

/** At least one of several. */
export const pickOne = (required: MessageKey = 'validation.pickOne') => array().min(1, required).required(required);

/** As it was typed: what is not of this shape is refused, not read as another number (DAY-42). */
const figure = (shape: RegExp): NumberSchema =>
  number().transform((value: number, original: unknown) => {
    if (typeof original !== 'string') return value;
    const text = original.trim();
    // A field left empty is missing, not a wrong number.
    if (text === '') return undefined;
    return shape.test(text) ? decimalOf(text) : Number.NaN;
  });

interface DecimalRule {
  min: number;
  max: number;
  /** Says both limits. */
  range: MessageKey;
  required?: MessageKey;
}

/** The number of a text that `decimal` let through. */
export const decimalOf = (text: string | number): number => Number(String(text).trim().replace(',', '.'));

/** A number between limits, with decimals or without, behind a comma or a point. */
export const decimal = ({ min, max, range, required = 'validation.required' }: DecimalRule) => {
  const notNumber: MessageKey = 'validation.number';
  return figure(/^-?\d+([.,]\d+)?$/)
    .typeError(notNumber)
    .min(min, range)
    .max(max, range)
    .required(required);
};

/** The most that any count, order or number of minutes may be; the texts say it. */
const most = 999_999;

interface WholeRule {
  min?: 0 | 1;
  optional?: boolean;
  required?: MessageKey;
}

/** A whole number of digits alone, up to what the texts say. */
export const wholeNumber = ({ min = 0, optional = false, required = 'validation.required' }: WholeRule = {}) => {
  const notWhole: MessageKey = 'validation.integer';
  const low: MessageKey = min === 0 ? 'validation.fromZero' : 'validation.fromOne';
  const high: MessageKey = 'validation.tooHigh';
  const rule = figure(/^-?\d+$/)
    .typeError(notWhole)
    .integer(notWhole)
    .min(min, low)
    .max(most, high);
  return optional ? rule : rule.required(required);
};

/** An address of the web: http(s) only (B-42). */
export const webAddress = ({
  required = 'validation.required',
  invalid = 'validation.url',
}: Omit<Presence, 'optional'> = {}) =>
  string()
    .trim()
    .test('address', invalid, (text) => !text || safeHttpUrl(text) !== null)
    .required(required);

const isColor = (value: string | undefined): boolean =>
  value === undefined || value === '' || parseColor(value) !== null;

/** A colour our styles accept: #rgb, #rrggbb or rgb() (B-42). */
export const color = (invalid: MessageKey = 'validation.color') => string().test('color', invalid, isColor);

/** A colour that must be there, with limits for its text: these are said first. */
export const requiredColor = (limits: TextRule, invalid: MessageKey = 'validation.color') =>
  requiredText(limits).test('color', invalid, isColor);

/** A day, or a moment where `withTime`, as `DateField` holds it; what is wrong with it is said in words (PUB-9, PUB-10). */
export const date = ({
  withTime = false,
  optional = false,
  required = 'validation.required',
}: Pick<Presence, 'optional' | 'required'> & { withTime?: boolean } = {}) => {
  const readable = string().test('readable', (text, { createError }) => {
    const read = readDate(text ?? '', withTime);
    const message: MessageKey | null = 'problem' in read ? `dateProblems.${read.problem}` : null;
    return message === null || createError({ message });
  });
  const rule = withTime ? readable.test(existingTime) : readable;
  return optional ? rule : rule.required(required);
};

/**
 * The `params` of a test that looks at more than a value, such as the time or what a save sets going: its fault counts
 * although nobody changed the field.
 */
export const onEverySave = { onEverySave: true } as const;

/** What pictures may be attached as, in the words of a file dialog. */
export const pictureKinds = '.png,.jpg,.jpeg';

/** Chosen pictures: a file dialog lets people choose past its filter. */
export const pictures = (wrongKind: MessageKey = 'validation.fileType') =>
  mixed<readonly File[]>().test(
    'kind',
    wrongKind,
    (files) => files?.every(({ name }) => /\.(png|jpe?g)$/i.test(name)) ?? true,
  );
