import { http } from './http';
import { nextPage, paged, uniqueRows, type RecordPage } from './rest';

/** A record to choose by its name; whatever else it carries stays out of the cache (B-43). */
export interface NamedOption {
  id: number;
  name: string;
}

/**
 * All records of a paged list: a select has no scroll that could ask for the next page.
 * @param path of the list, such as `/prompt`
 * @param key of the rows in the answer
 */
export async function listNamed(path: string, key: string, signal?: AbortSignal): Promise<NamedOption[]> {
  const envelope = paged<NamedOption>(key);
  const pages: RecordPage<NamedOption>[] = [];
  for (let pageNumber: number | null = 1; pageNumber !== null;) {
    const query = { searchParam: '', pageNumber };
    const { data } = await http.get<unknown>(path, { params: query, ...(signal ? { signal } : {}) });
    const page = envelope(data, query);
    pages.push(page);
    pageNumber = nextPage(page, pages);
  }
  return uniqueRows(pages).map(({ id, name }) => ({ id, name }));
}
