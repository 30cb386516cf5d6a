import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { integrationKeys } from './integrations';
import { nextPage, paged, uniqueRows, type RecordPage } from './rest';

/** An integration to choose; its keys and addresses stay out of the cache (B-43). */
export interface IntegrationOption {
  id: number;
  name: string;
}

const envelope = paged<IntegrationOption>('queueIntegrations');

/** GET /queueIntegration, page after page: a select has no scroll that could ask for the next one. */
export async function listIntegrationOptions(signal?: AbortSignal): Promise<IntegrationOption[]> {
  const pages: RecordPage<IntegrationOption>[] = [];
  for (let pageNumber: number | null = 1; pageNumber !== null;) {
    const query = { searchParam: '', pageNumber };
    const { data } = await http.get<unknown>('/queueIntegration', { params: query, ...(signal ? { signal } : {}) });
    const page = envelope(data, query);
    pages.push(page);
    pageNumber = nextPage(page, pages);
  }
  return uniqueRows(pages).map(({ id, name }) => ({ id, name }));
}

export const integrationOptions = () =>
  queryOptions({
    queryKey: integrationKeys.options(),
    queryFn: ({ signal }) => listIntegrationOptions(signal),
    staleTime: 60_000,
  });
