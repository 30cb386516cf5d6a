import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deleteMessage, messageKeys, type Message } from '@/api/messages';
import type { Ticket } from '@/api/tickets';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { FailedState } from '@/components/FailedState';
import { latePart } from '@/components/latePart';
import { notify } from '@/components/notify';
import { ThreadSkeleton } from '@/components/ThreadSkeleton';
import { useTranslation } from '@/i18n/useTranslation';
import { whenIdle } from '@/lib/whenIdle';
import { patchQueries } from '@/realtime/patchQueries';
import { isThread } from '@/realtime/resync';
import { applyMessage } from '@/realtime/thread';
import { useDraftStore } from '../drafts';
import type { OpenMessageMenu } from './MessageMenu';
import { ThreadActionsContext, type ThreadActions } from './threadActions';
import { ThreadBox } from './ThreadBox';
import { ThreadRow } from './ThreadRow';
import { useThread, type ThreadState } from './useThread';
import { useThreadScroll } from './useThreadScroll';
import './box.css';

const lightboxPart = latePart(async () => (await import('./media/MediaLightbox')).MediaLightbox);
const menuPart = latePart(async () => (await import('./MessageMenu')).MessageMenu);
const searchPart = latePart(async () => (await import('./ThreadSearch')).ThreadSearch);

/** What an action may need is there before the action; a failure shows when it is used. */
const warm = (): void => void Promise.allSettled([menuPart.warm(), searchPart.warm()]);

interface ThreadProps {
  ticket: Ticket;
  /** Nothing that changes the ticket (M-25). */
  readOnly?: boolean;
  onStartConversation?: (contact: { name: string; number: string }) => void;
  searchOpen?: boolean;
  onSearchClose?: () => void;
}

/** The messages of a ticket (M). One instance per ticket: give it the ticket's id as key. */
export function Thread(props: ThreadProps) {
  const { t } = useTranslation();
  const { id, unreadMessages, contact, contactId } = props.ticket;
  const thread = useThread({ id, unread: unreadMessages ?? 0, name: contact?.name ?? '', contactId });
  return (
    <div className="thread">
      {thread.status === 'loading' && <ThreadSkeleton />}
      {thread.status === 'failed' && <FailedState onRetry={thread.retry} title={t('messagesList.failedTitle')} />}
      {thread.status === 'ready' && <ReadyThread {...props} thread={thread} />}
    </div>
  );
}

function ReadyThread({
  ticket,
  readOnly = false,
  onStartConversation,
  searchOpen = false,
  onSearchClose,
  thread,
}: ThreadProps & { thread: ThreadState }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const drafts = useDraftStore();
  const scroll = useThreadScroll(thread);
  const { show } = scroll;
  const { readUntil, messages } = thread;
  const [menu, setMenu] = useState<OpenMessageMenu | null>(null);
  const [deleting, setDeleting] = useState<Message | null>(null);
  const [mediaId, setMediaId] = useState<string | null>(null);

  const removal = useMutation({
    mutationFn: (message: Message) => deleteMessage(message.id),
    onSuccess: (_answer, message) =>
      patchQueries(client, messageKeys.thread(ticket.id), (data) =>
        isThread(data)
          ? applyMessage(data, { action: 'update', message: { ...message, isDeleted: true } }, ticket.id)
          : data,
      ),
  });

  const jumpTo = useCallback(
    async (id: string) => {
      const isThere = (known: readonly Message[]) => known.some((message) => message.id === id);
      if (isThere(await readUntil(isThere))) show(id);
      else notify.info(t('messagesList.quotedMissing'));
    },
    [readUntil, show, t],
  );
  // The page gives a new function each time; rows must not render again for that.
  const start = useRef(onStartConversation);
  useEffect(() => {
    start.current = onStartConversation;
  });
  const mayStart = onStartConversation !== undefined && !readOnly;
  useEffect(() => whenIdle(warm), []);
  const isGroup = ticket.isGroup;
  const contactName = ticket.contact?.name ?? '';

  const actions = useMemo<ThreadActions>(
    () => ({
      readOnly,
      isGroup,
      contactName,
      openMenu: (message, anchor) => setMenu({ message, anchor }),
      jumpTo: (id) => void jumpTo(id),
      openMedia: setMediaId,
      startConversation: mayStart ? (contact) => start.current?.(contact) : null,
    }),
    [readOnly, isGroup, contactName, jumpTo, mayStart],
  );

  return (
    <ThreadActionsContext value={actions}>
      {searchOpen && <searchPart.Part thread={thread} onShow={show} onClose={() => onSearchClose?.()} />}
      <ThreadBox thread={thread} scroll={scroll}>
        {(row, marked) => <ThreadRow row={row} marked={marked} />}
      </ThreadBox>
      {menu && (
        <menuPart.Part
          open={menu}
          readOnly={readOnly}
          onClose={() => setMenu(null)}
          onReply={(message) => drafts.change(ticket.id, { quoted: message })}
          onDelete={setDeleting}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t('messageOptionsMenu.confirmationModal.title')}
        body={t('messageOptionsMenu.confirmationModal.message')}
        confirmLabel={t('messageOptionsMenu.delete')}
        onConfirm={() => (deleting ? removal.mutateAsync(deleting) : undefined)}
        onClose={() => setDeleting(null)}
      />
      {mediaId !== null && (
        <ErrorBoundary variant="message" resetKey={mediaId}>
          <lightboxPart.Part messages={messages} startId={mediaId} onClose={() => setMediaId(null)} />
        </ErrorBoundary>
      )}
    </ThreadActionsContext>
  );
}
