import { queryOptions } from '@tanstack/react-query';
import { folded } from '@/lib/searchText';
import type { Plan, PlanFlags } from './companies';
import { http } from './http';
import { readRecord } from './page';
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

type WirePlan = Plan & Readonly<Record<keyof PlanFlags, boolean | null>>;

/** A flag that an old row lacks counts as on (contract back-office 18). */
function toPlan(row: WirePlan): Plan {
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

const every = whole<Plan>();
const wire = whole<WirePlan>();

async function listPlans(query: ListQuery, signal?: AbortSignal): Promise<RecordPage<Plan>> {
  const { data } = await http.get<unknown>('/plans/all', signal ? { signal } : {});
  const wanted = folded(query.searchParam);
  const rows = wire(data, query).rows.map(toPlan);
  return every(
    rows.filter(({ name }) => folded(name).includes(wanted)),
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
