import { foldText } from '@/lib/searchText';
import { http } from './http';
import { restApi, whole, type ListQuery, type RecordPage } from './rest';

/** A help video (Y-20): `video` is a code of YouTube; `link` is not used by this server's own page. */
export interface Help {
  id: number;
  title: string;
  description: string | null;
  video: string | null;
  link?: string | null;
}

/** An absent description is left out: the server takes an empty one for too short (contract back-office 5). */
export interface HelpInput {
  title: string;
  description?: string | null;
  video?: string | null;
}

export const helpKeys = { all: ['helps'] as const };

const every = whole<Help>();

async function listHelps(query: ListQuery, signal?: AbortSignal): Promise<RecordPage<Help>> {
  const { data } = await http.get<unknown>('/helps/list', signal ? { signal } : {});
  const wanted = foldText(query.searchParam);
  return every(
    every(data, query).rows.filter(({ title, description }) =>
      foldText(`${title} ${description ?? ''}`).includes(wanted),
    ),
    query,
  );
}

const rest = restApi<Help, HelpInput>('/helps', every);

/** GET /helps/list (which does not search), POST, PUT and DELETE /helps (V-05, HV-01, OH-01); writing is the super user's. */
export const helpApi = {
  ...rest,
  list: listHelps,
  create: ({ description, ...input }: HelpInput): Promise<Help> =>
    rest.create(description ? { ...input, description } : input),
};
