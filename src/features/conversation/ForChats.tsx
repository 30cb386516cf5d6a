import { use, type ReactNode } from 'react';
import { ChatDeskContext } from './chatDesk';
import { DraftsContext } from './drafts';
import { OutboxContext } from './outboxContext';

/** Within it, drafts and outbox are those of the internal chats; conversations are known by the chat's id. */
export function ForChats({ children }: { children: ReactNode }) {
  const desk = use(ChatDeskContext);
  if (!desk) throw new Error('ForChats needs OutboxProvider');
  return (
    <DraftsContext value={desk.drafts}>
      <OutboxContext value={desk.outbox}>{children}</OutboxContext>
    </DraftsContext>
  );
}
