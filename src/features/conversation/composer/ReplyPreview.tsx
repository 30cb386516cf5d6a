import Box from '@mui/material/Box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Reply, X } from 'lucide-react';
import { threadQuery, type Message } from '@/api/messages';
import { IconAction } from '@/components/buttons/IconAction';
import { useTold } from '@/components/hooks/useTold';
import { MessagePreview } from '@/components/text/MessagePreview';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOf } from '@/lib/messagePreview';
import { currentOf, messagesOf } from '@/realtime/live/thread';
import { writerOf } from '../writerOf';

interface ReplyPreviewProps {
  quoted: Message;
  contactName: string;
  /** Files wait, which carry no quote (contract 3.2). */
  hasFiles: boolean;
  onCancel: () => void;
}

/** The reply target above the text; it can be cleared (M-20). */
export function ReplyPreview({ quoted: chosen, contactName, hasFiles, onCancel }: ReplyPreviewProps) {
  const { t } = useTranslation();
  // As it stands now: it may have been corrected or deleted since it was chosen (PUB-34).
  const { data: quoted = chosen } = useInfiniteQuery({
    ...threadQuery(chosen.ticketId),
    enabled: false,
    select: (thread) => currentOf(chosen, messagesOf(thread)),
  });
  const title = quoted.fromMe
    ? t('messagesInput.replyingToSelf')
    : t('messagesInput.replyingTo', { name: writerOf(quoted, contactName) });
  useTold(title, quoted.id);
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        m: '8px 8px 0',
        p: '5px 4px 5px 10px',
        borderLeft: 3,
        borderColor: 'app.accent',
        borderRadius: 'var(--radius)',
        bgcolor: 'app.contactInset',
        typography: 'body2',
      }}
    >
      <Reply size={16} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="b" sx={{ display: 'block', typography: 'caption', fontWeight: 600, color: 'app.accent' }}>
          {title}
        </Box>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <MessagePreview preview={previewOf(quoted)} />
        </Box>
        {hasFiles && (
          <Box role="status" sx={{ typography: 'caption', color: 'app.text2' }}>
            {t('messagesInput.filesUnquoted')}
          </Box>
        )}
      </Box>
      <IconAction size="small" label={t('messagesInput.cancelReply')} icon={<X size={16} />} onClick={onCancel} />
    </Box>
  );
}
