import type { Chat } from '@/api/chats';
import { FormattedLine } from '@/components/text/FormattedLine';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { shortNames, splitChatLine } from '@/lib/chatLine';

/** The last message of a chat on one line, with who wrote it (IC-02, H-18). */
export function LastLine({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const names = chat.users.flatMap((member) => member.user?.name ?? []);
  const { name, text } = splitChatLine(chat.lastMessage ?? '', [...names, user.name]);
  const short = name === null ? null : (shortNames(names)[names.indexOf(name)] ?? name);
  if (text === '') return t('messagesList.empty');
  if (name === user.name) return <FormattedLine text={t('shell.chats.you', { text })} />;
  return <FormattedLine text={short === null ? text : t('shell.chats.by', { name: short, text })} />;
}
