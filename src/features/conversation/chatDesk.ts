import { createContext } from 'react';
import type { DraftStore } from './drafts';
import type { Outbox } from './outboxContext';

/** Drafts and outbox of the internal chats; they live as long as those of the tickets. */
export interface ChatDesk {
  drafts: DraftStore;
  outbox: Outbox;
}

export const ChatDeskContext = createContext<ChatDesk | null>(null);
