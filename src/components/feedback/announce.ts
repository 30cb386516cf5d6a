import { createStore, type Readable } from '@/browser/createStore';

/** What the live region says; `turn` lets the same text be said twice. */
export interface Announcement {
  text: string;
  turn: number;
}

const current = createStore<Announcement>({ text: '', turn: 0 });

export const announcement: Readable<Announcement> = current;

/** Says a translated text politely through the one live region of the app (B-33). */
export const announce = (text: string): void => current.update(({ turn }) => ({ text, turn: turn + 1 }));
