import { addDays, format } from 'date-fns';
import { openForm, rowOf } from '../page';
import type { CompanyRow } from '../backend/types';
import { backend } from '../world';
import { openSettings, type User } from './settingsHelpers';

export const company = (name: string) => backend.store.companies.all().find((row) => row.name === name);
export const change = (name: string, patch: Partial<CompanyRow>) => {
  const row = company(name);
  if (row) backend.store.companies.update(row, patch);
};
export const dueIn = (days: number) => `${format(addDays(new Date(), days), 'yyyy-MM-dd')}T00:00:00.000Z`;
export const campaigns = (name: string) =>
  backend.store.settings.find(({ companyId, key }) => companyId === company(name)?.id && key === 'campaignsEnabled')
    ?.value;
export const bodyOf = (body: unknown) => Object.fromEntries(Object.entries(body ?? {}));

export async function openCompanies(path = '/settings?tab=companies') {
  const app = await openSettings('super', path);
  await rowOf('Mercado Vencido');
  return app;
}

export async function openCompanyForm(user: User, opener: string) {
  const form = await openForm(user, opener);
  return { form, name: await form.findByLabelText(/^Nome/) };
}
