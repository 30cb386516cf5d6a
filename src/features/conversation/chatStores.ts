import { createContext } from 'react';
import type { DraftStore } from '@/contexts/drafts';
import type { Outbox } from './outbox/outboxContext';

/** Drafts and outbox of the internal chats; they live as long as those of the tickets. */
export interface ChatStores {
  drafts: DraftStore;
  outbox: Outbox;
}

export const ChatStoresContext = createContext<ChatStores | null>(null);
