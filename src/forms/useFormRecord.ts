import { useQuery, type QueryKey } from '@tanstack/react-query';
import { hasFailed } from '@/components/feedback/stateOfQuery';

/**
 * The record that a form opens with, read with each opening: what is cached may have been changed since by somebody of
 * whom no event told, and a save would write it back (PUB-12). While the form is open nothing replaces it (B-04).
 * @param key ends with what counts the openings, such as `turn` of `useKeptSubject`
 * @param read asks the server for it
 * @param open there is a record, and its form is open
 */
export function useFormRecord<T>(key: QueryKey, read: (signal: AbortSignal) => Promise<T>, open: boolean) {
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    enabled: open,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { data: query.data, failed: hasFailed(query) ? { error: query.error, onRetry: () => query.refetch() } : null };
}
