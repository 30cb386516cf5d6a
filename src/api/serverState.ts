import { reportComeback } from '@/browser/comeback';
import { createStore, type Readable } from '@/browser/createStore';

const reachable = createStore(true);
let isAsking = false;
let answers = 0;

/** Whether the server answers, as the last calls saw it (B-09). */
export const serverReachable: Readable<boolean> = reachable;

/**
 * A call met silence. It may have been stopped by itself (a browser's extension, a rule of a gateway), so the server
 * counts as away only where another call meets silence, too, and none was answered meanwhile (PUB-58).
 * @param ask whether the server answers that other call
 */
export async function reportNoAnswer(ask: () => Promise<boolean>): Promise<void> {
  if (isAsking || !reachable.get()) return;
  isAsking = true;
  const before = answers;
  const isThere = await ask();
  isAsking = false;
  if (!isThere && answers === before) reachable.set(false);
}

/** As at the start of a page. */
export function forgetServerState(): void {
  isAsking = false;
  answers = 0;
  reachable.set(true);
}

/** A call was answered by the server itself. */
export function reportAnswer(): void {
  answers += 1;
  if (reachable.get()) return;
  reachable.set(true);
  reportComeback();
}
