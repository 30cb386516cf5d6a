import { queryOptions } from '@tanstack/react-query';

/** Asks an upload for its size, without token and without the file itself; null where the server does not tell. */
async function askSize(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    const length = Number(answer.headers.get('content-length'));
    return answer.ok && length > 0 ? length : null;
  } catch (error) {
    if (signal.aborted) throw error;
    // Another origin may forbid the question; the size is an extra.
    return null;
  }
}

/** Size in bytes of an uploaded file (B-19). */
export const fileSize = (url: string) =>
  queryOptions({
    queryKey: ['fileSize', url] as const,
    queryFn: ({ signal }) => askSize(url, signal),
    staleTime: Infinity,
  });
