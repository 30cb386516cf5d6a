import { http } from './http';
import { paged, readAllPages } from './rest';

/** A record to choose by its name; whatever else it carries stays out of the cache (B-43). */
export interface NamedOption {
  id: number;
  name: string;
}

/**
 * All records of a paged list, as options.
 * @param path of the list, such as `/prompt`
 * @param key of the rows in the answer
 */
export async function listNamed(path: string, key: string, signal?: AbortSignal): Promise<NamedOption[]> {
  const envelope = paged<NamedOption>(key);
  const rows = await readAllPages(async (pageNumber) => {
    const query = { searchParam: '', pageNumber };
    const { data } = await http.get<unknown>(path, { params: query, ...(signal ? { signal } : {}) });
    return envelope(data, query);
  });
  return rows.map(({ id, name }) => ({ id, name }));
}
