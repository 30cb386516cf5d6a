import { MessagesSquare } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';
import { BarPopover } from './BarPopover';
import { ChatsList } from './barLists.lazy';

/** The internal chats with their unread marks; an entry opens its chat (H-18, H-19). */
export function ChatsPopover({ unread }: { unread: number }) {
  const { t } = useTranslation();
  const title = t('shell.chats.title');
  return (
    <BarPopover
      label={unread > 0 ? t('shell.chats.unread', { count: unread }) : title}
      title={title}
      dot={unread > 0}
      icon={<MessagesSquare size={20} aria-hidden />}
      seeAll="/chats"
    >
      {(close) => <ChatsList onNavigate={close} />}
    </BarPopover>
  );
}
