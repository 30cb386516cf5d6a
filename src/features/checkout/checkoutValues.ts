import { boolean, object, string, ValidationError } from 'yup';
import type { BillingCompany, BillingData } from '@/api/subscription';
import { requiredChoice, requiredText } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { digitsOf } from '@/lib/digits';
import { isRecord } from '@/lib/guards';
import type { Payer } from './storedPayer';

const countries = ['BR', 'usa'] as const;

const knownCountry = (name: string | null | undefined): string => countries.find((country) => country === name) ?? '';

/**
 * The address of the last payment, or the one the server knows (DAY-36); the card never comes from anywhere but the
 * keyboard or the browser (B-45).
 */
export const initialBilling = (company: BillingCompany | undefined, last: Payer = {}): BillingData => ({
  firstName: last.firstName ?? company?.billingName ?? '',
  lastName: last.lastName ?? '',
  address2: last.address2 ?? company?.address ?? '',
  city: last.city ?? company?.city ?? '',
  state: last.state ?? company?.state ?? '',
  zipcode: last.zipcode ?? company?.zipcode ?? '',
  country: knownCountry(last.country) || knownCountry(company?.country),
  useAddressForPaymentDetails: false,
  nameOnCard: '',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
});

/** 16 digits in groups of four, as they stand on the card. */
export const asCardNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** MM/AA while it is typed. */
export const asExpiry = (text: string): string =>
  digitsOf(text)
    .slice(0, 4)
    .replace(/^(\d{2})(\d)/, '$1/$2');

export const asCvv = (text: string): string => digitsOf(text).slice(0, 4);

/** The check digit that every card number carries (Luhn). */
export function isCardNumber(text: string): boolean {
  const number = digitsOf(text);
  if (number.length < 13 || number.length > 19) return false;
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** MM/AA, and not over: a card counts to the end of its month. */
export function isExpiry(text: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  if (!match) return false;
  return new Date(2000 + Number(match[2]), Number(match[1]), 1) > now;
}

/** CEP with 8 digits, ZIP with 5 or 9. */
const isZip = (zip: string, country: unknown): boolean =>
  country === 'usa' ? /^\d{5}(-?\d{4})?$/.test(zip) : /^\d{5}-?\d{3}$/.test(zip);

const key = (text: MessageKey): MessageKey => text;
const required = (text: MessageKey) => requiredText({ required: text });

const cardNumber = string().test(
  'card',
  key('checkoutPage.form.cardNumber.invalid'),
  (number) => !number || isCardNumber(number),
);
const expiryDate = string().test(
  'expiry',
  key('checkoutPage.form.expiryDate.invalid'),
  (date) => !date || isExpiry(date, new Date()),
);
const cvv = string().matches(/^\d{3,4}$/, { message: key('checkoutPage.form.cvv.invalid'), excludeEmptyString: true });

/** What the step "data" asks for (SB-04); what else is filled in has to be right. */
export const dataSchema = object({
  firstName: required('checkoutPage.form.firstName.required'),
  address2: required('checkoutPage.form.address1.required'),
  city: required('checkoutPage.form.city.required'),
  zipcode: required('checkoutPage.form.zipcode.required').test(
    'zip',
    key('checkoutPage.form.zipcode.invalid'),
    (zip, context) => {
      const form: unknown = context.parent;
      return !zip || isZip(zip.trim(), isRecord(form) ? form['country'] : null);
    },
  ),
  country: requiredChoice('checkoutPage.form.country.required'),
  useAddressForPaymentDetails: boolean(),
  cardNumber,
  expiryDate,
  cvv,
});

/** What the whole checkout asks for before it charges (SB-05). */
export const wholeSchema = dataSchema.shape({
  lastName: required('checkoutPage.form.lastName.required'),
  state: required('checkoutPage.form.state.required'),
  nameOnCard: required('checkoutPage.form.nameOnCard.required'),
  cardNumber: cardNumber.required(key('checkoutPage.form.cardNumber.required')),
  expiryDate: expiryDate.required(key('checkoutPage.form.expiryDate.required')),
  cvv: cvv.required(key('checkoutPage.form.cvv.required')),
});

/** What is missing or wrong in one field. */
export interface Fault {
  field: string;
  /** A key, as the rules above give it. */
  message: string;
}

/** What the checkout still lacks, in the order of its fields (DAY-16). */
export function faultsOf(values: BillingData): Fault[] {
  try {
    wholeSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { inner } = error;
    return Object.keys(values).flatMap((field) => {
      const found = inner.find(({ path }) => path === field);
      return found ? [{ field, message: found.message }] : [];
    });
  }
}
