import { queryOptions } from '@tanstack/react-query';
import { foldText } from '@/lib/searchText';
import { toPlan, type Plan, type PlanFlags, type PlanWire } from './companies';
import { http } from './http';
import { readRecord } from './wire';
import { restApi, whole, type ListQuery, type RecordPage } from './rest';

export type PlanInput = Omit<Plan, 'id'>;

export const planKeys = { all: ['plans'] as const, options: () => ['plans', 'options'] as const };

export const planFlags = [
  'useCampaigns',
  'useSchedules',
  'useInternalChat',
  'useExternalApi',
  'useKanban',
  'useOpenAi',
  'useIntegrations',
] as const satisfies readonly (keyof PlanFlags)[];

const every = whole<Plan>();
const wire = whole<PlanWire>();

async function listPlans(query: ListQuery, signal?: AbortSignal): Promise<RecordPage<Plan>> {
  const { data } = await http.get<unknown>('/plans/all', signal ? { signal } : {});
  const wanted = foldText(query.searchParam);
  const rows = wire(data, query).rows.map(toPlan);
  return every(
    rows.filter(({ name }) => foldText(name).includes(wanted)),
    query,
  );
}

const rest = restApi<Plan, PlanInput>('/plans', every);

/** GET /plans/all does not search; PUT reads the id from the body (OP-01 to OP-04; contract back-office, defect 37). */
export const planApi = {
  ...rest,
  list: listPlans,
  update: async (id: number, input: PlanInput): Promise<Plan> => {
    const { data } = await http.put<Plan>(`/plans/${id}`, { ...input, id });
    return readRecord(data);
  },
};

/** Plans to choose from. */
export const planOptions = () =>
  queryOptions({
    queryKey: planKeys.options(),
    queryFn: async ({ signal }) => (await listPlans({ searchParam: '', pageNumber: 1 }, signal)).rows,
  });
