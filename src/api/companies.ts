import { queryOptions } from '@tanstack/react-query';
import { folded } from '@/lib/searchText';
import { http, publicHttp } from './http';
import { readRecord, readRows, type Iso, type Setting } from './page';
import type { WorkingDay } from './queues';
import { restApi, whole, type ListQuery, type RecordPage } from './rest';

export interface PlanFlags {
  useCampaigns: boolean;
  useSchedules: boolean;
  useInternalChat: boolean;
  useExternalApi: boolean;
  useKanban: boolean;
  useOpenAi: boolean;
  useIntegrations: boolean;
}

export interface Plan extends PlanFlags {
  id: number;
  name: string;
  users: number;
  connections: number;
  queues: number;
  value: number;
}

export interface CompanyPlan {
  id: number;
  name: string;
  email: string | null;
  dueDate: Iso | null;
  /** Null for a company without a plan: nothing is switched on (contract back-office 18). */
  plan: Plan | null;
}

/** How often a company pays; the client alone gives these a meaning (OC-04). */
export const recurrences = ['MENSAL', 'BIMESTRAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'] as const;
export type Recurrence = (typeof recurrences)[number];

/** A company as the super user sees it (OC-01). */
export interface Company {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  /** Null on old rows counts as active. */
  status: boolean | null;
  /** Midnight UTC of a calendar day (decisions: Dates). */
  dueDate: string | null;
  recurrence: string | null;
  planId: number | null;
  createdAt: Iso;
  schedules?: WorkingDay[] | null;
  /** Only the list knows it. */
  plan?: { id: number; name: string } | null;
  campaignsEnabled?: boolean;
}

export interface CompanyInput {
  name: string;
  email: string;
  phone: string;
  planId: number;
  status: boolean;
  campaignsEnabled: boolean;
  /** yyyy-MM-dd, or null for none (OC-05). */
  dueDate: string | null;
  recurrence: string;
  /** Of the first user of a new company. */
  password?: string;
}

export const companyKeys = {
  all: ['companies'] as const,
  plan: (companyId: number) => ['companies', 'plan', companyId] as const,
  hours: (companyId: number) => ['companies', 'hours', companyId] as const,
};

/**
 * GET /companies/listPlan/{companyId}: the plan's flags and the due date (R-15, V-04).
 * @throws UnreadableAnswer for what is no company, so that it closes no page that the plan opens
 */
export async function getCompanyPlan(companyId: number, signal?: AbortSignal): Promise<CompanyPlan> {
  const { data } = await http.get<CompanyPlan>(`/companies/listPlan/${companyId}`, signal ? { signal } : {});
  return readRecord(data);
}

/** GET /plans/list: public, no token goes out (S-15, V-02). */
export async function listPublicPlans(): Promise<Plan[]> {
  const { data } = await publicHttp.get<Plan[]>('/plans/list');
  return readRows<Plan>(data);
}

const planAgeMs = 5 * 60_000;

export const companyPlan = (companyId: number) =>
  queryOptions({
    queryKey: companyKeys.plan(companyId),
    queryFn: ({ signal }) => getCompanyPlan(companyId, signal),
    staleTime: planAgeMs,
    // No event tells of a changed plan: it is read again now and then, and after every absence.
    refetchInterval: planAgeMs,
    meta: { untold: true },
  });

/**
 * GET /companies/{id}: the hours of a company, none of the rest (O-12).
 * @throws UnreadableAnswer for what is no company: saving would put empty hours in place of the real ones
 */
export async function getCompanyHours(companyId: number, signal?: AbortSignal): Promise<WorkingDay[]> {
  const { data } = await http.get<Company>(`/companies/${companyId}`, signal ? { signal } : {});
  return readRecord(data).schedules ?? [];
}

/** PUT /companies/{id}/schedules (O-12, OC-08). */
export async function saveCompanyHours(companyId: number, schedules: readonly WorkingDay[]): Promise<WorkingDay[]> {
  const { data } = await http.put<Company>(`/companies/${companyId}/schedules`, { schedules });
  return readRecord(data).schedules ?? [];
}

export const companyHours = (companyId: number) =>
  queryOptions({
    queryKey: companyKeys.hours(companyId),
    queryFn: ({ signal }) => getCompanyHours(companyId, signal),
  });

/** A list row carries every setting of its company, payment tokens included: one flag stays (B-43). */
function toCompany({ settings, ...company }: Company & { settings?: Setting[] }): Company {
  const campaigns = settings?.find(({ key }) => key === 'campaignsEnabled')?.value === 'true';
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
    ...(settings && { campaignsEnabled: campaigns }),
  };
}

const every = whole<Company & { settings?: Setting[] }>();

async function listCompanies({ searchParam, pageNumber }: ListQuery, signal?: AbortSignal) {
  const { data } = await http.get<unknown>('/companies/list', signal ? { signal } : {});
  const rows = every(data, { searchParam, pageNumber }).rows.map(toCompany);
  const wanted = folded(searchParam);
  const found = rows.filter(({ name, email, phone }) =>
    folded(`${name} ${email ?? ''} ${phone ?? ''}`).includes(wanted),
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
