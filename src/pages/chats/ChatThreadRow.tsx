import { memo } from 'react';
import type { Message } from '@/api/messages';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { BubbleFrame, SenderName } from '@/features/conversation/thread/BubbleFrame';
import { MessageMeta } from '@/features/conversation/thread/MessageMeta';
import { MessageText } from '@/features/conversation/thread/MessageText';
import { PendingBubble } from '@/features/conversation/thread/PendingBubble';
import { isSameRow, type Row } from '@/features/conversation/thread/threadRows';
import { DaySeparator, UnreadSeparator } from '@/features/conversation/thread/Separators';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './ChatThreadRow.module.css';

interface ChatBubbleProps {
  message: Message;
  /** First of a run: with avatar and name. */
  first: boolean;
}

/** Who wrote, what and when: own messages right, those of others left with their name (IC-07). */
function ChatBubble({ message, first }: ChatBubbleProps) {
  const { t } = useTranslation();
  const { fromMe, contact, contactId, body, createdAt } = message;
  const name = contact?.name ?? t('shell.chats.untitled');
  const sender = contactId ?? 0;
  const frame = (
    <BubbleFrame own={fromMe} first={first} by={fromMe ? t('chat.you') : first ? undefined : name}>
      {!fromMe && first && <SenderName id={sender} name={name} />}
      <MessageText id={message.id} text={body} />
      <MessageMeta date={createdAt} />
    </BubbleFrame>
  );
  if (fromMe) return frame;
  return (
    <div className={styles.line}>
      <div className={styles.writer}>{first && <ContactAvatar id={sender} name={name} size={32} />}</div>
      <div className={styles.said}>{frame}</div>
    </div>
  );
}

interface ChatThreadRowProps {
  row: Row;
}

function Content({ row }: ChatThreadRowProps) {
  switch (row.type) {
    case 'day':
      return <DaySeparator date={row.date} />;
    case 'unread':
      return <UnreadSeparator count={row.count} />;
    case 'pending':
      return <PendingBubble entry={row.entry} first={row.first} held={row.held} />;
    case 'message':
      return (
        <ErrorBoundary variant="message" resetKey={row.message}>
          <ChatBubble message={row.message} first={row.first} />
        </ErrorBoundary>
      );
    default:
      return null;
  }
}

/** One row of a chat; renders again only when it changed itself. */
export const ChatThreadRow = memo(Content, (a, b) => isSameRow(a.row, b.row));
