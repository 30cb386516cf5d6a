import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { oneLine } from '@/components/text/cutText';
import { byActivity, chatList, unreadChats, type Chat } from '@/api/chats';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { CountBadge } from '@/components/text/CountBadge';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { useSession } from '@/contexts/AuthContext';
import { LastLine } from '@/features/chats/LastLine';
import { useTranslation } from '@/i18n/useTranslation';
import { formatListTime } from '@/lib/dates';
import { PopoverNote } from './PopoverNote';
import { PopoverRow } from './PopoverRow';

function ChatRow({ chat, onNavigate }: { chat: Chat; onNavigate: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const unread = unreadChats([chat], user.id);
  const name = chat.title || t('shell.chats.untitled');
  return (
    <PopoverRow to={`/chats/${chat.uuid}`} onNavigate={onNavigate}>
      <ContactAvatar id={`chat-${chat.id}`} name={name} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="span" sx={{ flex: 1, fontWeight: unread > 0 ? 600 : 400, ...oneLine }}>
            {name}
          </Box>
          <Box component="time" dateTime={chat.updatedAt} sx={{ typography: 'caption', color: 'app.text3' }}>
            {formatListTime(chat.updatedAt, now)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'app.text2' }}>
          <Box component="span" sx={{ flex: 1, ...oneLine }}>
            <LastLine chat={chat} />
          </Box>
          <CountBadge count={unread} label={t('common.unread', { count: unread })} />
        </Box>
      </Box>
    </PopoverRow>
  );
}

/** The internal chats, latest first; an entry opens its chat (H-18). */
export function ChatsList({ onNavigate }: { onNavigate: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(chatList());
  const records = byActivity(query.data?.records ?? []);
  return (
    <PageState
      state={stateOfQuery(query, records.length === 0)}
      skeleton={<RowsSkeleton rows={3} height={56} />}
      failed={<PopoverNote text={t('shell.chats.failed')} onRetry={() => query.refetch()} />}
      empty={<PopoverNote text={t('shell.chats.empty')} />}
    >
      <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
        {records.map((chat) => (
          <li key={chat.id}>
            <ChatRow chat={chat} onNavigate={onNavigate} />
          </li>
        ))}
      </Box>
    </PageState>
  );
}
