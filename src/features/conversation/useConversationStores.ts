import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText } from '@/api/errors';
import { useTranslation } from '@/i18n/useTranslation';
import { onComeback } from '@/browser/comeback';
import { guardLoss } from '@/browser/leaving';
import { isArray } from '@/lib/guards';
import { DraftStore, type DraftScope } from '@/contexts/drafts';
import { OutboxRunner } from './outbox/outboxRunner';
import type { OutboxTexts } from './outbox/outboxStorage';
import type { ConversationAdapter } from './conversationAdapter';

/** The conversation whose messages a cache key names (`[root, 'thread', id]`). */
function threadOf(queryKey: unknown, { keys }: ConversationAdapter): number | null {
  if (!isArray(queryKey)) return null;
  const [root, kind, id] = queryKey;
  return root === keys.all[0] && kind === 'thread' && typeof id === 'number' ? id : null;
}

/** Drafts and outbox of one person for one kind of conversation, from sign-in to sign-out (B-01, B-02). */
export function useConversationStores(
  scope: DraftScope,
  source: ConversationAdapter,
): { drafts: DraftStore; runner: OutboxRunner } {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const [drafts] = useState(() => new DraftStore(scope));
  const [runner] = useState(() => {
    const texts = (): OutboxTexts => ({
      interrupted: i18n.t('outbox.interrupted'),
      unknown: i18n.t('outbox.unknown'),
      attachAgain: i18n.t('outbox.attachAgain'),
      lost: i18n.t('outbox.unknown'),
      looking: i18n.t('outbox.looking'),
      notEchoed: i18n.t('outbox.notEchoed'),
      cancelled: i18n.t('outbox.cancelled'),
      unreadable: i18n.t('outbox.unreadable'),
      failure: (error) => failureText(i18n.t, error) ?? i18n.t('outbox.refused'),
    });
    return new OutboxRunner(client, scope, texts, source);
  });

  useEffect(() => {
    const handle = (event: StorageEvent): void => {
      runner.follow(event.key);
      drafts.follow(event);
    };
    const stopGuard = guardLoss({ loss: 'files', holds: runner.isUploading });
    runner.start();
    const stopWaking = onComeback(runner.wake);
    window.addEventListener('storage', handle);
    window.addEventListener('pagehide', drafts.flush);
    // Whoever goes to another window finds there what was written here.
    window.addEventListener('blur', drafts.flush);
    return () => {
      stopGuard();
      stopWaking();
      runner.stop();
      drafts.flush();
      window.removeEventListener('storage', handle);
      window.removeEventListener('pagehide', drafts.flush);
      window.removeEventListener('blur', drafts.flush);
    };
  }, [runner, drafts]);

  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        const id = type === 'updated' ? threadOf(query.queryKey, source) : null;
        if (id !== null) runner.scan(id);
      }),
    [client, runner, source],
  );

  return { drafts, runner };
}
