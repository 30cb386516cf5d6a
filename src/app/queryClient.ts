import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { failureCode, failureText, isCancelled, isNetworkFailure } from '@/api/errors';
import { notify } from '@/components/notify';
import { shareRowsById } from '@/lib/sharing';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Server codes that the caller shows itself. */
      handles?: readonly string[];
      /** The caller shows every failure itself. */
      silent?: boolean;
    };
  }
}

/** The one place where failures of actions become toasts, one per code at a time (E-01, E-02, PAIN-4.7). */
export function toastFailure(error: unknown, handles: readonly string[] = []): void {
  const code = failureCode(error);
  if (code !== null && handles.includes(code)) return;
  const text = failureText(i18next.t, error);
  if (text !== null) notify.error(text, { id: isNetworkFailure(error) ? 'network' : (code ?? text) });
}

// Told of in the same frame: the library's timer would come after it, and the next frame would show what changed.
notifyManager.setScheduler(queueMicrotask);

/** Defaults: live data is kept true by events and resyncs, never by focus; only silence is tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isCancelled(error)) return;
        if (!isNetworkFailure(error)) console.warn(error);
        if (meta?.failure) notify.error(i18next.t(meta.failure), { id: meta.failure });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.silent) toastFailure(error, mutation.meta?.handles);
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        structuralSharing: shareRowsById,
        retry: (count, error) => count < 2 && isNetworkFailure(error),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 5_000),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
