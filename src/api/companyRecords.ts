import { foldText } from '@/lib/searchText';
import type { Company, CompanyInput } from './companies';
import { http } from './http';
import { isSwitchedOn, type WireSetting } from './wire';
import { restApi, whole, type ListQuery, type RecordPage } from './rest';

/** A list row carries every setting of its company, payment tokens included: one flag stays (B-43). */
function toCompany({ settings, ...company }: Company & { settings?: WireSetting[] }): Company {
  const { id, name, email, phone, status, dueDate, recurrence, planId, createdAt, schedules, plan } = company;
  return {
    id,
    name,
    email,
    phone,
    status,
    dueDate,
    recurrence,
    planId,
    createdAt,
    ...(schedules !== undefined && { schedules }),
    ...(plan !== undefined && { plan }),
    ...(settings && { campaignsEnabled: isSwitchedOn(settings, 'campaignsEnabled') }),
  };
}

const every = whole<Company & { settings?: WireSetting[] }>();

async function listCompanies({ searchParam, pageNumber }: ListQuery, signal?: AbortSignal) {
  const { data } = await http.get<unknown>('/companies/list', signal ? { signal } : {});
  const rows = every(data, { searchParam, pageNumber }).rows.map(toCompany);
  const wanted = foldText(searchParam);
  const found = rows.filter(({ name, email, phone }) =>
    foldText(`${name} ${email ?? ''} ${phone ?? ''}`).includes(wanted),
  );
  return { ...every(found, { searchParam, pageNumber }), rows: found };
}

const rest = restApi<Company, CompanyInput>('/companies', every, { toDetail: toCompany });

/**
 * The super user's companies (OC-01, OC-06). The whole list with plans and settings is GET /companies/list, which does
 * not search; one company comes from it too, since GET /companies/{id} does not know about campaigns.
 */
export const companyApi = {
  ...rest,
  list: listCompanies,
  get: async (id: number, signal?: AbortSignal): Promise<Company> => {
    const { rows }: RecordPage<Company> = await listCompanies({ searchParam: '', pageNumber: 1 }, signal);
    const company = rows.find((row) => row.id === id);
    return company ?? rest.get(id, signal);
  },
  update: async (id: number, input: CompanyInput): Promise<Company> => ({
    ...(await rest.update(id, input)),
    campaignsEnabled: input.campaignsEnabled,
  }),
  create: async (input: CompanyInput): Promise<Company> => ({
    ...(await rest.create(input)),
    campaignsEnabled: input.campaignsEnabled,
  }),
};
