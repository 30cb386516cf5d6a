import type { Message } from '@/api/messages';
import { createContext } from 'react';
import type { OutboxEntry, OutboxFile } from './outbox';

/** The outbox of the signed-in person, whole; components use `useOutbox`. */
export interface Outbox {
  subscribe: (changed: () => void) => () => void;
  /** The same array until something of this ticket changes. */
  entriesOf: (ticketId: number) => readonly OutboxEntry[];
  sendText: (ticketId: number, body: string, quoted: Message | null) => void;
  sendFiles: (ticketId: number, files: readonly OutboxFile[]) => void;
  retry: (id: string) => void;
  /** @returns what takes it back, as it stood */
  discard: (id: string) => () => void;
  cancel: (id: string) => void;
  /** Nothing of a conversation goes out until `resume`: it is being opened (DAY-2). */
  suspend: (ticketId: number) => void;
  /**
   * Ends `suspend`: what waits goes out, or, where it may not, its texts are taken out.
   * @returns the texts taken out, in the order of writing
   */
  resume: (ticketId: number, goesOut: boolean) => string[];
}

export const OutboxContext = createContext<Outbox | null>(null);
