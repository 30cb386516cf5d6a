import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquareDashed } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMessage, messageKeys, type Message } from '@/api/messages';
import type { Ticket } from '@/api/tickets';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { FailedState } from '@/components/FailedState';
import { latePart } from '@/components/latePart';
import { notify } from '@/components/notify';
import { ThreadSkeleton } from '@/components/ThreadSkeleton';
import { whenIdle } from '@/lib/whenIdle';
import { patchQueries } from '@/realtime/patchQueries';
import { isThread } from '@/realtime/resync';
import { applyMessage } from '@/realtime/thread';
import { useDraftStore } from '../drafts';
import { useOutbox } from '../useOutbox';
import type { OpenMessageMenu } from './MessageMenu';
import { NewMessagesButton } from './NewMessagesButton';
import { DaySeparator, Pill } from './Separators';
import { ThreadActionsContext, type ThreadActions } from './threadActions';
import { ThreadRow } from './ThreadRow';
import { useThread, type ThreadState } from './useThread';
import { headHeight, useThreadScroll } from './useThreadScroll';

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
  const thread = useThread(props.ticket);
  return (
    <Box
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'app.thread',
      }}
    >
      {thread.status === 'loading' && <ThreadSkeleton />}
      {thread.status === 'failed' && <FailedState onRetry={thread.retry} title={t('messagesList.failedTitle')} />}
      {thread.status === 'ready' && <ReadyThread {...props} thread={thread} />}
    </Box>
  );
}

/** The day of the first message, or what goes on above it; always as high, so nothing below moves. */
function ThreadHead({ thread }: { thread: ThreadState }) {
  const { t } = useTranslation();
  const first = thread.messages[0];
  return (
    <Box sx={{ position: 'absolute', top: 6, left: 0, right: 0, height: headHeight - 6 }}>
      {thread.loadingOlder && <Pill>{t('messagesList.loadingOlder')}</Pill>}
      {thread.olderFailed && !thread.loadingOlder && (
        <Pill>
          {t('messagesList.olderFailed')}{' '}
          <Link component="button" type="button" onClick={() => void thread.loadOlder()} sx={{ fontWeight: 600 }}>
            {t('common.retry')}
          </Link>
        </Pill>
      )}
      {!thread.loadingOlder && !thread.olderFailed && first && <DaySeparator date={first.createdAt} />}
    </Box>
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
  const { retry, discard, cancel } = useOutbox(ticket.id);
  const { scroller, items, totalSize, measure, handleScroll, news, isFar, toEnd, show, marked } =
    useThreadScroll(thread);
  const { readUntil, rows, messages } = thread;
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
      retry,
      discard,
      cancel,
      startConversation: mayStart ? (contact) => start.current?.(contact) : null,
    }),
    [readOnly, isGroup, contactName, jumpTo, retry, discard, cancel, mayStart],
  );

  return (
    <ThreadActionsContext value={actions}>
      {searchOpen && <searchPart.Part thread={thread} onShow={show} onClose={() => onSearchClose?.()} />}
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
        <Box
          ref={scroller}
          role="region"
          aria-label={t('messagesList.label')}
          tabIndex={0}
          onScroll={handleScroll}
          sx={{
            position: 'relative',
            flex: 1,
            minHeight: 0,
            minWidth: 0,
            overflow: 'hidden auto',
            overflowAnchor: 'none',
            scrollbarWidth: 'thin',
            '&:focus-visible': { outlineOffset: '-2px' },
          }}
        >
          {rows.length === 0 && (
            <EmptyState heading="h3" icon={<MessageSquareDashed />} title={t('messagesList.empty')} />
          )}
          {rows.length > 0 && <ThreadHead thread={thread} />}
          <Box role="list" sx={{ position: 'relative', width: 1 }} style={{ height: totalSize }}>
            {items.map(({ index, key, start }) => {
              const row = rows[index];
              return (
                row && (
                  <Box
                    key={key}
                    ref={measure}
                    data-index={index}
                    data-row={row.key}
                    role="listitem"
                    sx={{ position: 'absolute', top: 0, left: 0, width: 1, px: { xs: 1.5, sm: 2.5 } }}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <ThreadRow row={row} marked={marked === row.key} />
                  </Box>
                )
              );
            })}
          </Box>
        </Box>
        <NewMessagesButton count={news} isFar={isFar} onClick={toEnd} />
      </Box>
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
