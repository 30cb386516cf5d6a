import Box from '@mui/material/Box';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import type { Chat } from '@/api/chats';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { IconAction } from '@/components/buttons/IconAction';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { shortNames } from '@/lib/chatLine';

interface ChatHeaderProps {
  chat: Chat;
  /** Back to the list, where it is not beside the chat. */
  onBack: (() => void) | null;
  onEdit: () => void;
  onDelete: () => void;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const icon = { size: 20, 'aria-hidden': true } as const;

/** Title, members and, for the owner alone, edit and delete (IC-04). */
export function ChatHeader({ chat, onBack, onEdit, onDelete }: ChatHeaderProps) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const name = chat.title || t('shell.chats.untitled');
  const others = new Map(chat.users.map((member) => [member.userId, member.user?.name ?? '']));
  others.delete(user.id);
  const names = [...others.values()].filter((other) => other !== '').map(String);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <Box
      component="header"
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 60,
        px: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onBack && <IconAction label={t('chat.back')} icon={<ArrowLeft {...icon} />} onClick={onBack} />}
      <ContactAvatar id={`chat-${chat.id}`} name={name} size={40} />
      <Box sx={{ flex: 1, minWidth: 0, ml: 1 }}>
        <Box component="h2" sx={{ m: 0, typography: 'h3', ...cut }}>
          {name}
        </Box>
        <Box
          component="p"
          title={list.format([t('chat.you'), ...names])}
          sx={{ m: 0, typography: 'body2', color: 'text.secondary', ...cut }}
        >
          {list.format([t('chat.you'), ...shortNames(names)])}
        </Box>
      </Box>
      {chat.ownerId === user.id && (
        <>
          <IconAction label={t('chat.buttons.edit')} icon={<Pencil {...icon} />} onClick={onEdit} />
          <IconAction label={t('chat.buttons.delete')} icon={<Trash2 {...icon} />} onClick={onDelete} />
        </>
      )}
    </Box>
  );
}
