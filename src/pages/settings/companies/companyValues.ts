import { boolean, object, string } from 'yup';
import type { Company, CompanyInput } from '@/api/companies';
import { date, email, optionalPhone, requiredChoice, requiredText } from '@/forms/rules';
import { dueDay } from '@/lib/dueDate';
import { emailToSend } from '@/lib/email';
import type { MessageKey } from '@/i18n/keys';

export interface CompanyValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  planId: number | '';
  status: boolean;
  campaignsEnabled: boolean;
  dueDate: string;
  recurrence: string;
}

export const initialCompany: CompanyValues = {
  name: '',
  email: '',
  phone: '',
  password: '',
  planId: '',
  status: true,
  campaignsEnabled: false,
  dueDate: '',
  recurrence: 'MENSAL',
};

export const fromCompany = (company: Company): CompanyValues => ({
  name: company.name,
  email: company.email ?? '',
  phone: company.phone ?? '',
  password: '',
  planId: company.planId ?? '',
  status: company.status !== false,
  campaignsEnabled: company.campaignsEnabled ?? false,
  dueDate: dueDay(company.dueDate),
  recurrence: company.recurrence ?? '',
});

/** An empty or impossible due date goes as null; a password only with a new company (OC-05, OC-03). */
export const toCompanyInput = ({ password, planId, dueDate, ...values }: CompanyValues): CompanyInput => ({
  ...values,
  name: values.name.trim(),
  email: emailToSend(values.email),
  phone: values.phone.trim(),
  planId: Number(planId),
  dueDate: dueDay(dueDate) || null,
  ...(password === '' ? {} : { password }),
});

const taken: MessageKey = 'backendErrors.ERR_COMPANY_NAME_ALREADY_EXISTS';

/**
 * @param isNew whether a first user is made along with it
 * @param otherNames names the server would refuse without a reason, when a company is renamed (contract back-office 17)
 */
export const companySchema = (isNew: boolean, otherNames: readonly string[]) =>
  object({
    name: requiredText({ min: 2 }).notOneOf(isNew ? [] : otherNames, taken),
    email: email(),
    phone: optionalPhone(),
    planId: requiredChoice(),
    status: boolean(),
    campaignsEnabled: boolean(),
    dueDate: date({ optional: true }),
    recurrence: string(),
    password: isNew
      ? requiredText({ min: 5, max: 50, short: 'settings.company.form.passwordShort' })
      : string().nullable(),
  });
