import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSession } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { guardLoss } from '@/browser/leaving';
import { ChatStoresContext } from '../chatStores';
import { DraftsContext, type DraftScope } from '@/contexts/drafts';
import { FileQueueContext, FileQueueStore } from '../composer/fileQueueStore';
import { OutboxContext } from './outboxContext';
import { chatAdapter, ticketAdapter } from '../conversationAdapter';
import { useConversationStores } from '../useConversationStores';

/** Keeps what is being written and sent in the private area, whichever page is open (B-01, B-02). */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <PersonOutbox key={`${user.companyId}:${user.id}`} scope={{ companyId: user.companyId, userId: user.id }}>
      {children}
    </PersonOutbox>
  );
}

function PersonOutbox({ scope, children }: { scope: DraftScope; children: ReactNode }) {
  const [files] = useState(() => new FileQueueStore());
  const { drafts, runner } = useConversationStores(scope, ticketAdapter);
  const chats = useConversationStores({ ...scope, area: 'chat' }, chatAdapter);
  const chatDesk = useMemo(() => ({ drafts: chats.drafts, outbox: chats.runner }), [chats.drafts, chats.runner]);

  useEffect(() => {
    const stopGuard = guardLoss({ loss: 'files', holds: files.isWaiting });
    return () => {
      stopGuard();
      files.clearAll();
    };
  }, [files]);

  useSocketEvent('appMessage', (event) => {
    if (event.action === 'create') runner.announced(event.message);
  });

  return (
    <ChatStoresContext value={chatDesk}>
      <DraftsContext value={drafts}>
        <FileQueueContext value={files}>
          <OutboxContext value={runner}>{children}</OutboxContext>
        </FileQueueContext>
      </DraftsContext>
    </ChatStoresContext>
  );
}
