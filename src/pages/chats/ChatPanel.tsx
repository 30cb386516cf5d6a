import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { MessagesSquare, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chat } from '@/api/chats';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { FailedState } from '@/components/feedback/FailedState';
import { ThreadSkeleton } from '@/components/feedback/ThreadSkeleton';
import { useSession } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { putChat } from '@/realtime/live/chats';
import { ChatComposer } from './ChatComposer';
import { ChatHeader } from './ChatHeader';
import { ChatThread } from './ChatThread';
import { useMarkRead } from './useMarkRead';
import type { OpenChat } from './useOpenChat';

interface ChatPanelProps {
  open: OpenChat;
  onBack: (() => void) | null;
  onShowList: () => void;
  onNew: () => void;
  onEdit: (chat: Chat) => void;
  onDelete: (chat: Chat) => void;
}

/**
 * The open chat's own channel, whose name holds its id, so that the live table cannot name it. The server tells the
 * same on the company's, which is in the table; whichever comes serves (IC-10, contract back-office 11).
 */
function useChatRoom(chatId: number): void {
  const client = useQueryClient();
  const { user } = useSession();
  useSocketEvent('chatRoom', (event) => putChat(client, event, user.id), chatId);
}

/** Centres its content on the background of the thread. */
function Middle({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'app.thread',
        overflow: 'auto',
        '--empty-tile': 'var(--mui-palette-app-surface)',
      }}
    >
      {children}
    </Box>
  );
}

function Conversation({ chat, onBack, onEdit, onDelete }: Omit<ChatPanelProps, 'open'> & { chat: Chat }) {
  const { t } = useTranslation();
  useChatRoom(chat.id);
  useMarkRead(chat);
  return (
    <Box
      component="section"
      data-conversation={`/chats/${chat.uuid}`}
      aria-label={t('chat.conversation', { name: chat.title || t('shell.chats.untitled') })}
      sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <ChatHeader chat={chat} onBack={onBack} onEdit={() => onEdit(chat)} onDelete={() => onDelete(chat)} />
      <ErrorBoundary variant="panel">
        <ChatThread chat={chat} />
      </ErrorBoundary>
      <ErrorBoundary variant="panel">
        <ChatComposer chatId={chat.id} />
      </ErrorBoundary>
    </Box>
  );
}

/** The chat of the address, or why there is none. */
export function ChatPanel(props: ChatPanelProps) {
  const { open, onShowList, onNew } = props;
  const { t } = useTranslation();
  switch (open.state) {
    case 'loading':
      return (
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'app.thread' }}>
          <ThreadSkeleton />
        </Box>
      );
    case 'failed':
      return (
        <Middle>
          <FailedState title={t('chat.failedTitle')} onRetry={open.retry} />
        </Middle>
      );
    case 'missing':
      return (
        <Middle>
          <EmptyState
            icon={<SearchX />}
            title={t('chat.missingTitle')}
            body={t('chat.missingBody')}
            action={
              <Button variant="outlined" onClick={onShowList}>
                {t('chat.showList')}
              </Button>
            }
          />
        </Middle>
      );
    case 'ready':
      // One instance per chat, so that no state of one is shown in another (PAIN-2.3).
      return <Conversation key={open.chat.id} {...props} chat={open.chat} />;
    case 'none':
      return (
        <Middle>
          <EmptyState
            icon={<MessagesSquare />}
            title={t('chat.noTicketMessage')}
            body={t('chat.noTicketBody')}
            action={
              <Button variant="outlined" onClick={onNew}>
                {t('chat.buttons.newChat')}
              </Button>
            }
          />
        </Middle>
      );
  }
}
