import type { MessageKey } from '@/i18n/keys';
import { isEmail } from '@/lib/email';
import { readPhone } from '@/lib/readPhone';

export type SignupField = 'name' | 'email' | 'phone' | 'password' | 'plan';
type Values = Readonly<Record<SignupField, string>>;
type Faults = Partial<Record<SignupField, MessageKey>>;

export const emptySignup: Values = { name: '', email: '', phone: '', password: '', plan: '' };

/** The bounds of the user form, since the admin is named after the company; the server itself asks for 2 (SU-02, SU-03). */
export const limits = { name: { min: 2, max: 50 }, password: { min: 5, max: 50 } } as const;

function nameFault(name: string): MessageKey | null {
  if (name === '') return 'signup.formErrors.name.required';
  if (name.length < limits.name.min) return 'signup.formErrors.name.short';
  return name.length > limits.name.max ? 'signup.formErrors.name.long' : null;
}

function emailFault(email: string): MessageKey | null {
  if (email === '') return 'signup.formErrors.email.required';
  return isEmail(email) ? null : 'signup.formErrors.email.invalid';
}

function passwordFault(password: string): MessageKey | null {
  if (password === '') return 'signup.formErrors.password.required';
  if (password.length < limits.password.min) return 'signup.formErrors.password.short';
  return password.length > limits.password.max ? 'signup.formErrors.password.long' : null;
}

/** The digits of a telephone number, none where none is given; null where it is no number (PUB-16). */
export function phoneOf(text: string): string | null {
  const read = readPhone(text);
  if ('digits' in read) return read.digits;
  return read.problem === 'noPhone' ? '' : null;
}

/** What is wrong with a registration, by field (SU-02 to SU-04). */
export function checkSignup({ name, email, phone, password, plan }: Values, plansOffered: boolean): Faults {
  const found = {
    name: nameFault(name.trim()),
    email: emailFault(email.trim()),
    phone: phoneOf(phone) === null ? ('signup.formErrors.phone.invalid' as const) : null,
    password: passwordFault(password),
    plan: plansOffered && plan === '' ? ('signup.formErrors.plan.required' as const) : null,
  };
  const faults: Faults = {};
  if (found.name) faults.name = found.name;
  if (found.email) faults.email = found.email;
  if (found.phone) faults.phone = found.phone;
  if (found.password) faults.password = found.password;
  if (found.plan) faults.plan = found.plan;
  return faults;
}
