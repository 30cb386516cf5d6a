import { reportComeback } from '@/browser/comeback';
import { createStore, type Readable } from '@/browser/createStore';

const reachable = createStore(true);

/** Whether the server answers, as the last calls saw it (B-09). */
export const serverReachable: Readable<boolean> = reachable;

export const reportNoAnswer = (): void => reachable.set(false);

export function reportAnswer(): void {
  if (reachable.get()) return;
  reachable.set(true);
  reportComeback();
}
