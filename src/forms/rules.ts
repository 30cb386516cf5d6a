import { array, mixed, number, string, type NumberSchema } from 'yup';
import type { MessageKey } from '@/i18n/keys';
import { parseColor } from '@/lib/color';
import { safeHttpUrl } from '@/lib/links';
import { templateProblem } from '@/lib/templates';

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
  const rule = string().trim().email(invalid);
  return optional ? rule : rule.required(required);
};

/** Digits only, with country and area code. */
export const phone = ({
  optional = false,
  required = 'validation.required',
  invalid = 'validation.phone',
}: Presence = {}) => {
  const rule = string()
    .trim()
    .matches(/^\d{8,15}$/, { message: invalid, excludeEmptyString: true });
  return optional ? rule : rule.required(required);
};

/** A choice from a list: an id, a value, an option. */
export const requiredChoice = (required: MessageKey = 'validation.required') =>
  mixed<string | number | object>()
    .test('chosen', required, (value) => value !== undefined && value !== null && value !== '')
    .required(required);

/** At least one of several. */
export const pickOne = (required: MessageKey = 'validation.pickOne') => array().min(1, required).required(required);

interface NumberRule {
  min?: number;
  max?: number;
  low?: MessageKey;
  high?: MessageKey;
  required?: MessageKey;
}

/** A field left empty is missing, not a wrong number. */
const figure = (): NumberSchema =>
  number().transform((value: number, original: unknown) =>
    typeof original === 'string' && original.trim() === '' ? undefined : value,
  );

/** A number within limits, decimals allowed. */
export const decimal = ({
  min = Number.MIN_SAFE_INTEGER,
  max = noMaximum,
  low = 'validation.tooLow',
  high = 'validation.tooHigh',
  required = 'validation.required',
}: NumberRule = {}) => {
  const notNumber: MessageKey = 'validation.number';
  return figure().typeError(notNumber).min(min, low).max(max, high).required(required);
};

/** A whole number within limits. */
export const wholeNumber = (rule: NumberRule = {}) => {
  const notWhole: MessageKey = 'validation.integer';
  return decimal(rule).integer(notWhole);
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

/** A date and time as `datetime-local` gives it. */
export const dateTime = ({
  optional = false,
  required = 'validation.required',
  invalid = 'validation.date',
}: Presence = {}) => {
  const rule = string().test('date', invalid, (value) => !value || !Number.isNaN(Date.parse(value)));
  return optional ? rule : rule.required(required);
};

/** What pictures may be attached as, in the words of a file dialog. */
export const pictureKinds = '.png,.jpg,.jpeg';

/** Chosen pictures: a file dialog lets people choose past its filter. */
export const pictures = (wrongKind: MessageKey = 'validation.fileType') =>
  mixed<readonly File[]>().test(
    'kind',
    wrongKind,
    (files) => files?.every(({ name }) => /\.(png|jpe?g)$/i.test(name)) ?? true,
  );
