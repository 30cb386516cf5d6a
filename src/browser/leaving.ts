/** What goes with the page, or with the session; the interface has the words (app/shell/profile/SignOutQuestion.tsx). */
export type Loss = 'form' | 'files' | 'recording' | 'import' | 'move';

interface Holder {
  loss: Loss;
  /** Whether there is something at this moment; absent: as long as it is registered. */
  holds?: () => boolean;
  /** Asks whether to go on, which `proceed` does; absent: a step inside the app loses nothing. */
  ask?: (proceed: () => void) => void;
  /** Hears of the browser's back and forward before the router does. @returns whether nobody else need hear of it */
  pop?: (event: PopStateEvent) => boolean;
}

const holders = new Set<Holder>();

/** Latest first: what was opened last lies on top. */
const latest = (): Holder[] => [...holders].toReversed();

/**
 * Tells what would be lost (SAFE-8, B-04): a reload, signing out and the reload for a new version ask for it.
 * @returns the way to stop
 */
export function guardLoss(holder: Holder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** What would be lost if the page went now, each once. */
export const wouldLose = (): Loss[] => [
  ...new Set([...holders].filter(({ holds }) => holds?.() ?? true).map(({ loss }) => loss)),
];

/** Takes a step inside the app that no link makes; whoever would lose something by it is asked first. */
export function leaveThen(proceed: () => void): void {
  const ask = latest().find((holder) => holder.ask)?.ask;
  if (ask) ask(proceed);
  else proceed();
}

/** Reloads without a question: the page is not this person's any more (PAIN-4.5). */
export function reloadUnasked(): void {
  holders.clear();
  window.location.reload();
}

// The browser words its own question.
window.addEventListener('beforeunload', (event) => {
  if (wouldLose().length > 0) event.preventDefault();
});

// Chromium calls the listeners of the window in the order they came, capturing or not: only one that is there before
// the router's can keep a step back from it. App.tsx therefore imports this file at the start.
window.addEventListener('popstate', (event) => void latest().some(({ pop }) => pop?.(event)));
