import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatKeys, unreadChats, type Chat } from '@/api/chats';
import { FailedState } from '@/components/feedback/FailedState';
import { ThreadSkeleton } from '@/components/feedback/ThreadSkeleton';
import { useSession } from '@/contexts/AuthContext';
import { chatAdapter } from '@/features/conversation/conversationAdapter';
import { ThreadBox } from '@/features/conversation/thread/ThreadBox';
import { useThread, type ThreadState } from '@/features/conversation/thread/useThread';
import { useThreadScroll } from '@/features/conversation/thread/useThreadScroll';
import { useTranslation } from '@/i18n/useTranslation';
import { ChatThreadRow } from './ChatThreadRow';

/** Older messages come when the reader is this near to the top (IC-06, Z-10). */
const olderWithin = 600;

function ReadyThread({ thread }: { thread: ThreadState }) {
  const scroll = useThreadScroll(thread, olderWithin);
  return (
    <ThreadBox thread={thread} scroll={scroll}>
      {(row) => <ChatThreadRow row={row} />}
    </ThreadBox>
  );
}

/** The messages of a chat (IC-06, IC-07). One instance per chat: give it the chat's id as key. */
export function ChatThread({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const client = useQueryClient();
  const thread = useThread({ id: chat.id, unread: unreadChats([chat], user.id), name: chat.title ?? '' }, chatAdapter);
  const failed = thread.status === 'failed';
  // The server sends no event to a member who was removed, only this refusal; reading the list again shows it.
  useEffect(() => {
    if (failed) void client.invalidateQueries({ queryKey: chatKeys.list() });
  }, [failed, client]);
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'app.thread' }}>
      {thread.status === 'loading' && <ThreadSkeleton />}
      {failed && <FailedState onRetry={thread.retry} title={t('messagesList.failedTitle')} />}
      {thread.status === 'ready' && <ReadyThread thread={thread} />}
    </Box>
  );
}
