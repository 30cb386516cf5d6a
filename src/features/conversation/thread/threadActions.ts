import { createContext, use } from 'react';
import type { Message } from '@/api/messages';

/** What a row may ask of its conversation; stable, so that rows do not render again for it. */
export interface ThreadActions {
  readOnly: boolean;
  isGroup: boolean;
  /** Name of the other side, where a message carries none. */
  contactName: string;
  openMenu: (message: Message, anchor: HTMLElement) => void;
  jumpTo: (id: string) => void;
  openMedia: (id: string) => void;
  /** What can be done with a telephone number, as `tel:` has it. */
  openNumber: (number: string, anchor: HTMLElement) => void;
  startConversation: ((contact: { name: string; number: string }) => void) | null;
}

export const ThreadActionsContext = createContext<ThreadActions | null>(null);

export function useThreadActions(): ThreadActions {
  const actions = use(ThreadActionsContext);
  if (!actions) throw new Error('a message needs its Thread');
  return actions;
}
