import { MutationCache, type MutationMeta, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { failureCode, failureText, isCancelled, isNetworkFailure, logDefect } from '@/api/errors';
import { notify } from '@/components/feedback/notify';
import { FieldErrors } from '@/forms/fieldErrors';
import type { MessageKey } from '@/i18n/keys';
import { spread } from '@/lib/backoff';
import { shareRowsById } from '@/lib/sharing';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Server codes that the caller shows itself. */
      handles?: readonly string[];
      /** Said of a refusal whose sentence nobody knows; the sentence is its `detail`. */
      refused?: MessageKey | undefined;
      /** Said where no answer came, instead of the usual. */
      unsure?: MessageKey | undefined;
      /** The caller shows every failure itself. */
      silent?: boolean;
    };
  }
}

type FailureTexts = Pick<NonNullable<MutationMeta>, 'handles' | 'refused' | 'unsure'>;

/** The one place where failures of actions become toasts, one per code at a time (E-01, E-02, PAIN-4.7). */
export function toastFailure(error: unknown, { handles = [], refused, unsure }: FailureTexts = {}): void {
  const code = failureCode(error);
  if (code !== null && handles.includes(code)) return;
  const silence = isNetworkFailure(error);
  const text = silence && unsure ? i18next.t(unsure) : failureText(i18next.t, error, refused);
  if (text !== null) notify.error(text, { id: silence ? 'network' : (code ?? text) });
}

// Told of in the same frame: the library's timer would come after it, and the next frame would show what changed.
notifyManager.setScheduler(queueMicrotask);

/** Defaults: live data is kept true by events and resyncs, never by focus; only silence is tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isCancelled(error)) return;
        logDefect('query', error);
        if (meta?.failure) notify.error(i18next.t(meta.failure), { id: meta.failure });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // They are shown at their fields.
        if (error instanceof FieldErrors || mutation.meta?.silent) return;
        toastFailure(error, mutation.meta);
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        structuralSharing: shareRowsById,
        retry: (count, error) => count < 2 && isNetworkFailure(error),
        retryDelay: (attempt) => spread(1_000 * 2 ** attempt),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
