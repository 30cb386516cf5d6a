import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deleteMessage, messageKeys, type Message } from '@/api/messages';
import { isServedBy, type Ticket } from '@/api/tickets';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { FailedState } from '@/components/feedback/FailedState';
import { useAfterPaint } from '@/components/hooks/useAfterPaint';
import { lazyPart } from '@/components/lazy/lazyPart';
import { notify } from '@/components/feedback/notify';
import { ThreadSkeleton } from '@/components/feedback/ThreadSkeleton';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { fetchAhead } from '@/browser/idle';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { applyMessage } from '@/realtime/live/thread';
import { useDraftStore } from '@/contexts/drafts';
import type { OpenMessageMenu } from './MessageMenu';
import type { OpenNumber } from './NumberMenu';
import { ThreadActionsContext, type ThreadActions } from './threadActions';
import { ThreadBox } from './ThreadBox';
import { ThreadRow } from './ThreadRow';
import { useCopyMessages } from './useCopyMessages';
import { useReadAtEnd } from './useReadAtEnd';
import { useThread, type ThreadState } from './useThread';
import { useThreadScroll } from './useThreadScroll';
import styles from './Thread.module.css';

const lightboxPart = lazyPart(async () => (await import('./media/MediaLightbox')).MediaLightbox);
const menuPart = lazyPart(async () => (await import('./MessageMenu')).MessageMenu);
const numberPart = lazyPart(async () => (await import('./NumberMenu')).NumberMenu);
const searchPart = lazyPart(async () => (await import('./ThreadSearch')).ThreadSearch);

interface ThreadProps {
  ticket: Ticket;
  /** Nothing that changes the ticket (M-25). */
  readOnly?: boolean;
  onStartConversation?: (contact: { name: string; number: string }) => void;
  searchOpen?: boolean;
  onSearchClose?: () => void;
}

/**
 * The messages of a ticket (M). One instance per ticket: give it the ticket's id as key. They follow in the frame after
 * the one in which all that says who is written to has changed (DAY-1).
 */
export function ThreadView(props: ThreadProps) {
  const painted = useAfterPaint();
  return <div className={styles.thread}>{painted && <Thread {...props} />}</div>;
}

function Thread(props: ThreadProps) {
  const { t } = useTranslation();
  const { id, unreadMessages, contact, contactId } = props.ticket;
  const thread = useThread({ id, unread: unreadMessages ?? 0, name: contact?.name ?? '', contactId });
  if (thread.status === 'loading') return <ThreadSkeleton />;
  if (thread.status === 'failed') return <FailedState onRetry={thread.retry} title={t('messagesList.failedTitle')} />;
  return <ReadyThread {...props} thread={thread} />;
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
  const { user } = useSession();
  useReadAtEnd(ticket.id, messages, isServedBy(ticket, user.id) && !readOnly && scroll.isAtEnd);
  const [menu, setMenu] = useState<OpenMessageMenu | null>(null);
  const [number, setNumber] = useState<OpenNumber | null>(null);
  const region = useRef<HTMLElement>(null);
  const removed = useRef(false);
  const [deleting, setDeleting] = useState<Message | null>(null);
  const [mediaId, setMediaId] = useState<string | null>(null);

  const removal = useMutation({
    mutationFn: (message: Message) => deleteMessage(message.id),
    onSuccess: (_answer, message) => {
      removed.current = true;
      patchQueries(client, messageKeys.thread(ticket.id), (known) =>
        applyMessage(known, { action: 'update', message: { ...message, isDeleted: true } }, ticket.id),
      );
    },
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
  useEffect(() => fetchAhead(menuPart.preload, searchPart.preload), []);
  const isGroup = ticket.isGroup;
  const contactName = ticket.contact?.name ?? '';
  const handleCopy = useCopyMessages(messages, contactName);

  const actions = useMemo<ThreadActions>(
    () => ({
      readOnly,
      isGroup,
      contactName,
      openMenu: (message, anchor) => {
        region.current = anchor.closest<HTMLElement>('[role="region"]');
        setMenu({ message, anchor });
      },
      jumpTo: (id) => void jumpTo(id),
      openMedia: setMediaId,
      openNumber: (pressed, anchor) => setNumber({ number: pressed, anchor }),
      startConversation: mayStart ? (contact) => start.current?.(contact) : null,
    }),
    [readOnly, isGroup, contactName, jumpTo, mayStart],
  );

  return (
    <ThreadActionsContext value={actions}>
      {searchOpen && <searchPart.Component thread={thread} onShow={show} onClose={() => onSearchClose?.()} />}
      <ThreadBox
        thread={thread}
        scroll={scroll}
        onCopy={handleCopy}
        // The server holds back from agents what belongs to another queue (contract 3.2).
        {...(ticket.lastMessage && user.profile !== 'admin' && { empty: 'messagesList.held' })}
      >
        {(row, marked) => <ThreadRow row={row} marked={marked} />}
      </ThreadBox>
      {menu && (
        <menuPart.Component
          open={menu}
          readOnly={readOnly}
          onClose={() => setMenu(null)}
          onReply={(message) => drafts.change(ticket.id, { quoted: message })}
          onDelete={setDeleting}
        />
      )}
      {number && <numberPart.Component open={number} onClose={() => setNumber(null)} />}
      <ConfirmDialog
        open={deleting !== null}
        title={t('messageOptionsMenu.confirmationModal.title')}
        body={t('messageOptionsMenu.confirmationModal.message')}
        confirmLabel={t('messageOptionsMenu.delete')}
        onConfirm={() => (deleting ? removal.mutateAsync(deleting) : undefined)}
        onClose={() => setDeleting(null)}
        // The menu of what was deleted is gone; the keyboard stays in the conversation (PUB-95).
        onExited={() => {
          if (removed.current) region.current?.focus();
          removed.current = false;
        }}
      />
      {mediaId !== null && (
        <ErrorBoundary variant="message" resetKey={mediaId}>
          <lightboxPart.Component messages={messages} startId={mediaId} onClose={() => setMediaId(null)} />
        </ErrorBoundary>
      )}
    </ThreadActionsContext>
  );
}
