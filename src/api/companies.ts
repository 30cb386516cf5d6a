import { queryOptions } from '@tanstack/react-query';
import { http, publicHttp } from './http';
import { keyOf } from './typedKeys';
import { readRecord, readRows, type Iso } from './wire';
import type { WorkingDay } from './queues';

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

export type PlanWire = Plan & Readonly<Record<keyof PlanFlags, boolean | null>>;

/** A flag that an old row lacks counts as on (contract back-office 18). */
export function toPlan(row: PlanWire): Plan {
  const on = (flag: keyof PlanFlags) => row[flag] !== false;
  const { id, name, users, connections, queues, value } = row;
  return {
    id,
    name,
    users,
    connections,
    queues,
    value: Number(value),
    useCampaigns: on('useCampaigns'),
    useSchedules: on('useSchedules'),
    useInternalChat: on('useInternalChat'),
    useExternalApi: on('useExternalApi'),
    useKanban: on('useKanban'),
    useOpenAi: on('useOpenAi'),
    useIntegrations: on('useIntegrations'),
  };
}

export interface CompanyPlan {
  id: number;
  name: string;
  email: string | null;
  /** As it was typed at the signup. */
  phone?: string | null;
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
  plan: (companyId: number) => keyOf<CompanyPlan>('companies', 'plan', companyId),
  hours: (companyId: number) => keyOf<WorkingDay[]>('companies', 'hours', companyId),
};

/**
 * GET /companies/listPlan/{companyId}: the plan's flags and the due date (R-15, V-04).
 * @throws UnreadableAnswer for what is no company, so that it closes no page that the plan opens
 */
export async function getCompanyPlan(companyId: number, signal?: AbortSignal): Promise<CompanyPlan> {
  const { data } = await http.get<Omit<CompanyPlan, 'plan'> & { plan: PlanWire | null }>(
    `/companies/listPlan/${companyId}`,
    signal ? { signal } : {},
  );
  const { plan, ...company } = readRecord(data);
  return { ...company, plan: plan && toPlan(plan) };
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
    meta: { refetchOnResync: true },
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
