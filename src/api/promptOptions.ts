import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { promptKeys } from './prompts';
import { nextPage, paged, uniqueRows, type RecordPage } from './rest';

/** A prompt to choose; its text and its key stay out of the cache (B-43). */
export interface PromptOption {
  id: number;
  name: string;
}

const envelope = paged<PromptOption>('prompts');

/** GET /prompt, page after page: a select has no scroll that could ask for the next one (CN-13). */
export async function listPromptOptions(signal?: AbortSignal): Promise<PromptOption[]> {
  const pages: RecordPage<PromptOption>[] = [];
  for (let pageNumber: number | null = 1; pageNumber !== null;) {
    const query = { searchParam: '', pageNumber };
    const { data } = await http.get<unknown>('/prompt', { params: query, ...(signal ? { signal } : {}) });
    const page = envelope(data, query);
    pages.push(page);
    pageNumber = nextPage(page, pages);
  }
  return uniqueRows(pages).map(({ id, name }) => ({ id, name }));
}

export const promptOptions = () =>
  queryOptions({
    queryKey: promptKeys.options(),
    queryFn: ({ signal }) => listPromptOptions(signal),
    staleTime: 60_000,
  });
