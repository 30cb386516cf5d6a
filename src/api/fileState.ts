import { queryOptions } from '@tanstack/react-query';

/** What is known of an upload: there, gone for good, or not to be had at the moment. */
export type FileState =
  | { state: 'there'; /** In bytes; null where the server does not tell. */ size: number | null }
  | { state: 'gone' | 'unreachable' };

const goneFor: ReadonlySet<number> = new Set([404, 410]);

/**
 * Asks for an upload without token and without the file itself (B-19, REAL-6). No answer, a failing server and a refusal
 * are all `unreachable`: another origin may forbid the question, and then nobody knows.
 */
export async function askFile(url: string, signal?: AbortSignal): Promise<FileState> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) return { state: goneFor.has(answer.status) ? 'gone' : 'unreachable' };
    const length = Number(answer.headers.get('content-length'));
    return { state: 'there', size: length > 0 ? length : null };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { state: 'unreachable' };
  }
}

/** The state of an uploaded file, kept for as long as the page lives. */
export const fileState = (url: string) =>
  queryOptions({
    queryKey: ['fileState', url] as const,
    queryFn: ({ signal }) => askFile(url, signal),
    staleTime: Infinity,
  });
