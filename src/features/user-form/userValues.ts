import { object } from 'yup';
import type { User, UserInput } from '@/api/users';
import { email, optionalText, requiredText } from '@/forms/rules';
import { emailToSend } from '@/lib/email';

export interface UserValues {
  name: string;
  email: string;
  password: string;
  profile: string;
  queueIds: readonly number[];
  whatsappId: number | '';
  /** `enabled` or, as the wire spells it, `desabled` (contract 6.9). */
  allTicket: string;
  timeZone: string;
}

const common = {
  name: requiredText({
    min: 2,
    max: 50,
    required: 'userModal.formErrors.name.required',
    short: 'userModal.formErrors.name.short',
    long: 'userModal.formErrors.name.long',
  }),
  email: email({ required: 'userModal.formErrors.email.required', invalid: 'userModal.formErrors.email.invalid' }),
};

const passwordLimits = {
  max: 50,
  short: 'userModal.formErrors.password.short',
  long: 'userModal.formErrors.password.long',
} as const;

/** Name 2 to 50, e-mail, password 5 to 50 where one is given (U-04). */
export const userSchema = object({ ...common, password: optionalText({ min: 5, ...passwordLimits }) });

/** A new user needs a password (U-04). */
export const newUserSchema = object({
  ...common,
  password: requiredText({ min: 5, ...passwordLimits, required: 'userModal.formErrors.password.required' }),
});

/** A new user is an agent who sees the conversations of the own queues (contract 6.9). */
export const newUser: UserValues = {
  name: '',
  email: '',
  password: '',
  profile: 'user',
  queueIds: [],
  whatsappId: '',
  allTicket: 'desabled',
  timeZone: '',
};

/** What the form starts with. */
export const toValues = (user: User): UserValues => ({
  name: user.name,
  email: user.email,
  password: '',
  profile: user.profile,
  queueIds: user.queues?.map(({ id }) => id) ?? [],
  whatsappId: user.whatsappId ?? '',
  allTicket: user.allTicket === 'enabled' ? 'enabled' : 'desabled',
  timeZone: user.timeZone ?? '',
});

/** What is sent: every field, since the server clears what is absent (contract 3.6). */
export const toInput = (values: UserValues, companyId: number): UserInput => ({
  name: values.name.trim(),
  email: emailToSend(values.email),
  password: values.password,
  profile: values.profile,
  queueIds: [...values.queueIds],
  whatsappId: values.whatsappId === '' ? null : values.whatsappId,
  allTicket: values.allTicket,
  timeZone: values.timeZone === '' ? null : values.timeZone,
  companyId,
});
