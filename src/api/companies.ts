import { queryOptions } from '@tanstack/react-query';
import { http, publicHttp } from './http';
import type { Iso } from './page';

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
  plan: Plan;
}

export const companyKeys = { plan: (companyId: number) => ['companies', 'plan', companyId] as const };

/** GET /companies/listPlan/{companyId}: the plan's flags and the due date (R-15, V-04). */
export async function getCompanyPlan(companyId: number, signal?: AbortSignal): Promise<CompanyPlan> {
  const { data } = await http.get<CompanyPlan>(`/companies/listPlan/${companyId}`, signal ? { signal } : {});
  return data;
}

/** GET /plans/list: public, no token goes out (S-15, V-02). */
export async function listPublicPlans(): Promise<Plan[]> {
  const { data } = await publicHttp.get<Plan[]>('/plans/list');
  return data;
}

export const companyPlan = (companyId: number) =>
  queryOptions({
    queryKey: companyKeys.plan(companyId),
    queryFn: ({ signal }) => getCompanyPlan(companyId, signal),
    staleTime: 5 * 60_000,
  });
