import { CanceledError } from 'axios';
import { pause } from '@/lib/pause';
import { sessionSignal } from './session';

/**
 * Waits within the session of the moment: what follows a wait is not done in another's name (SAFE-3, SAFE-14).
 * @param ms milliseconds
 * @throws CanceledError once the time is over, where the session has ended meanwhile
 */
export async function pauseInSession(ms: number): Promise<void> {
  const session = sessionSignal();
  await pause(ms);
  if (session.aborted) throw new CanceledError('the session has ended');
}
