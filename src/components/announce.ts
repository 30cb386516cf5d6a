/** What the live region says; `turn` lets the same text be said twice. */
export interface Announcement {
  text: string;
  turn: number;
}

let current: Announcement = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says a translated text politely through the one live region of the app (B-33). */
export function announce(text: string): void {
  current = { text, turn: current.turn + 1 };
  listeners.forEach((listener) => listener());
}

export const currentAnnouncement = (): Announcement => current;

export function onAnnounce(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
