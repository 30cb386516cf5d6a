/** Whether the server answers, as the last calls saw it (B-09). */
let reachable = true;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  listeners.forEach((listener) => listener());
}

export const reportAnswer = (): void => set(true);
export const reportNoAnswer = (): void => set(false);
export const isServerReachable = (): boolean => reachable;

/** @returns the function that ends the subscription */
export function onServerState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
