import { createStore, type Readable } from '@/browser/createStore';

/** What the live region says; `turn` lets the same text be said twice. */
export interface Announcement {
  text: string;
  turn: number;
}

const current = createStore<Announcement>({ text: '', turn: 0 });

export const announcement: Readable<Announcement> = current;

/** What is told at once, and what else there is in one word: who listens cannot skip. @param more text of the rest */
export const firstThree = (parts: readonly string[], more: (count: number) => string): readonly string[] =>
  parts.length <= 3 ? parts : [...parts.slice(0, 3), more(parts.length - 3)];

/** Says a translated text politely through the one live region of the app (B-33). */
export const announce = (text: string): void => current.update(({ turn }) => ({ text, turn: turn + 1 }));
