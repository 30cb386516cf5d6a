import Box from '@mui/material/Box';
import { memo } from 'react';
import { oneLine } from '@/components/text/cutText';
import { Link } from 'react-router-dom';
import { unreadChats, type Chat } from '@/api/chats';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { CountBadge } from '@/components/text/CountBadge';
import { FormattedLine } from '@/components/text/FormattedLine';
import { useVisible } from '@/components/hooks/useVisible';
import { useSession } from '@/contexts/AuthContext';
import { useTicketHint } from '@/features/conversation/useTicketHint';
import { LastLine } from '@/features/chats/LastLine';
import { RowTime } from '@/features/tickets/RowTime';
import { useTranslation } from '@/i18n/useTranslation';

interface ChatRowProps {
  chat: Chat;
  selected: boolean;
  /** Query of the address, kept by the link (B-27). */
  search: string;
}

/** What stands on the second line: an unsent message first, then a draft, then the last message (B-01, B-02). */
function Line({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const hint = useTicketHint(chat.id);
  if (!hint) return <LastLine chat={chat} />;
  return (
    <>
      <Box component="b" sx={{ fontWeight: 600, color: hint.kind === 'draft' ? 'app.warning' : 'app.error' }}>
        {t(`chat.${hint.kind}`)}
      </Box>{' '}
      <FormattedLine text={hint.preview.text} />
    </>
  );
}

/** One chat of the list: title, time, last message and the reader's unread count (IC-02). */
export const ChatRow = memo(function ChatRow({ chat, selected, search }: ChatRowProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const visible = useVisible();
  const unread = selected && visible ? 0 : unreadChats([chat], user.id);
  const name = chat.title || t('shell.chats.untitled');
  return (
    <Box
      component={Link}
      to={{ pathname: `/chats/${chat.uuid}`, search }}
      aria-current={selected ? 'true' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 65,
        px: 2,
        py: '11px',
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.primary',
        textDecoration: 'none',
        outlineOffset: '-2px',
        bgcolor: selected ? 'app.selected' : 'transparent',
        '@media (hover: hover)': { '&:hover': { bgcolor: selected ? 'app.selected' : 'app.hover' } },
      }}
    >
      <ContactAvatar id={`chat-${chat.id}`} name={name} size={40} />
      <Box component="span" sx={{ display: 'flex', flexDirection: 'column', gap: '2px', flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
          <Box component="span" dir="auto" sx={{ ...oneLine, textAlign: 'left', fontWeight: unread > 0 ? 600 : 500 }}>
            {name}
          </Box>
          <RowTime at={chat.updatedAt} unread={unread > 0} />
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20 }}>
          <Box
            component="span"
            sx={{
              ...oneLine,
              flex: 1,
              typography: 'body2',
              lineHeight: '20px',
              color: unread > 0 ? 'text.primary' : 'app.text2',
            }}
          >
            <Line chat={chat} />
          </Box>
          <CountBadge count={unread} label={t('common.unread', { count: unread })} />
        </Box>
      </Box>
    </Box>
  );
});
