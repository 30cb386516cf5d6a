import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/errors';
import { useSession } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { DraftStore, DraftsContext, type DraftScope } from './drafts';
import { FileQueueContext, FileQueueStore } from './fileQueue';
import { OutboxContext } from './outboxContext';
import { OutboxRunner, type OutboxTexts } from './outboxRunner';
import { outboxKey } from './outboxStorage';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The ticket whose thread a cache key names (`['messages', 'thread', id]`). */
function threadOf(queryKey: unknown): number | null {
  if (!isList(queryKey)) return null;
  const [entity, kind, ticketId] = queryKey;
  return entity === 'messages' && kind === 'thread' && typeof ticketId === 'number' ? ticketId : null;
}

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
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const [drafts] = useState(() => new DraftStore(scope));
  const [files] = useState(() => new FileQueueStore());
  const [runner] = useState(() => {
    const texts = (): OutboxTexts => ({
      interrupted: i18n.t('outbox.interrupted'),
      unknown: i18n.t('outbox.unknown'),
      attachAgain: i18n.t('outbox.attachAgain'),
      lost: i18n.t('outbox.unknown'),
      notEchoed: i18n.t('outbox.notEchoed'),
      cancelled: i18n.t('outbox.cancelled'),
      failure: (error) => failureText(i18n.t, error) ?? i18n.t('outbox.refused'),
    });
    return new OutboxRunner(client, scope, texts);
  });

  const handleStorage = useEffectEvent((event: StorageEvent) => {
    if (event.key === outboxKey(scope)) runner.follow();
  });

  useEffect(() => {
    const handle = (event: StorageEvent): void => handleStorage(event);
    runner.start();
    window.addEventListener('online', runner.wake);
    window.addEventListener('storage', handle);
    window.addEventListener('pagehide', drafts.flush);
    return () => {
      runner.stop();
      drafts.flush();
      window.removeEventListener('online', runner.wake);
      window.removeEventListener('storage', handle);
      window.removeEventListener('pagehide', drafts.flush);
    };
  }, [runner, drafts]);

  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        const ticketId = type === 'updated' ? threadOf(query.queryKey) : null;
        if (ticketId !== null) runner.scan(ticketId);
      }),
    [client, runner],
  );

  useSocketEvent('appMessage', (event) => {
    if (event.action === 'create') runner.announced(event.message);
  });

  return (
    <DraftsContext value={drafts}>
      <FileQueueContext value={files}>
        <OutboxContext value={runner}>{children}</OutboxContext>
      </FileQueueContext>
    </DraftsContext>
  );
}
