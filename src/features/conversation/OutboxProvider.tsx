import { useMemo, useState, type ReactNode } from 'react';
import { useSession } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { ChatDeskContext } from './chatDesk';
import { DraftsContext, type DraftScope } from './drafts';
import { FileQueueContext, FileQueueStore } from './fileQueue';
import { OutboxContext } from './outboxContext';
import { chatSource, ticketSource } from './source';
import { useDesk } from './useDesk';

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
  const { drafts, runner } = useDesk(scope, ticketSource);
  const chats = useDesk({ ...scope, area: 'chat' }, chatSource);
  const chatDesk = useMemo(() => ({ drafts: chats.drafts, outbox: chats.runner }), [chats.drafts, chats.runner]);

  useSocketEvent('appMessage', (event) => {
    if (event.action === 'create') runner.announced(event.message);
  });

  return (
    <ChatDeskContext value={chatDesk}>
      <DraftsContext value={drafts}>
        <FileQueueContext value={files}>
          <OutboxContext value={runner}>{children}</OutboxContext>
        </FileQueueContext>
      </DraftsContext>
    </ChatDeskContext>
  );
}
