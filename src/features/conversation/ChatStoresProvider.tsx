import { use, type ReactNode } from 'react';
import { ChatStoresContext } from './chatStores';
import { DraftsContext } from '@/contexts/drafts';
import { OutboxContext } from './outbox/outboxContext';

/** Within it, drafts and outbox are those of the internal chats; conversations are known by the chat's id. */
export function ChatStoresProvider({ children }: { children: ReactNode }) {
  const desk = use(ChatStoresContext);
  if (!desk) throw new Error('ChatStoresProvider needs OutboxProvider');
  return (
    <DraftsContext value={desk.drafts}>
      <OutboxContext value={desk.outbox}>{children}</OutboxContext>
    </DraftsContext>
  );
}
