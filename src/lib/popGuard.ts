type PopGuard = (event: PopStateEvent) => void;

const guards = new Set<PopGuard>();

// Chromium calls the listeners of the window in the order they came, capturing or not: only one that is there before
// the router's can keep a step back from it. App.tsx therefore imports this file at the start.
window.addEventListener('popstate', (event) => guards.forEach((guard) => guard(event)));

/** Hears of the browser's back and forward before the router does; returns the way to stop. */
export function onPop(guard: PopGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
