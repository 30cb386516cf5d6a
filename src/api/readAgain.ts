import { spread } from '@/lib/backoff';
import { isNetworkFailure } from './errors';
import { pauseInSession } from './pauseInSession';

/** The pause before something is read once more, in milliseconds. */
const pauseMs = 400;
/** Whoever has waited as long as this is told, instead of waiting again. */
const patienceMs = 8_000;

/**
 * Reads what an act has to know first. It changes nothing, so where no answer comes it is asked for once more, instead of
 * leaving the act undone (queries have a retry of their own, app/queryClient.ts).
 * @throws what the second attempt, or a server that answered, has thrown; CanceledError where the session ended meanwhile
 */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await read();
  } catch (error) {
    if (!isNetworkFailure(error) || performance.now() - start > patienceMs) throw error;
    await pauseInSession(spread(pauseMs));
    return read();
  }
}
