import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { notify } from '@/components/feedback/notify';
import { useGo } from '@/components/hooks/useGo';
import { useSession } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { guardLoss, leaveThen } from '@/browser/leaving';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketLabel } from '@/lib/phone';
import { cachedTicket } from '@/realtime/cache/ticketCache';
import { ChatStoresContext } from '../chatStores';
import { DraftsContext, type DraftScope } from '@/contexts/drafts';
import { FileQueueContext, FileQueueStore } from '../composer/fileQueueStore';
import { isUnsent, type OutboxEntry } from './outbox';
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

/** A send without an answer is looked for before it is told of. */
const foundMs = 3_000;

function PersonOutbox({ scope, children }: { scope: DraftScope; children: ReactNode }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const go = useGo();
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

  // A failure in the conversation that is shown is told by its message.
  const tellUnsent = useEffectEvent(({ id, ticketId }: OutboxEntry) => {
    const entry = runner.entriesOf(ticketId).find((one) => one.id === id);
    const ticket = cachedTicket(client, ticketId);
    const path = `/tickets/${ticket?.uuid}`;
    if (!entry || !isUnsent(entry) || !ticket || window.location.pathname === path) return;
    const what = t(entry.status === 'failed' ? 'outboxBubble.failed' : 'outboxBubble.unknown');
    const lead = { label: t('messageMedia.toMessage'), act: () => leaveThen(() => go(path)) };
    notify.lead(`${ticketLabel(ticket)}: ${what}`, lead, { id: `unsent-${id}` });
  });
  useEffect(() => {
    let isSignedIn = true;
    runner.onUnsent((entry) => {
      const wait = entry.status === 'failed' ? 0 : foundMs;
      setTimeout(() => isSignedIn && tellUnsent(entry), wait);
    });
    return () => {
      isSignedIn = false;
    };
  }, [runner]);

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
