import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Message } from '@/api/messages';
import { MessagePreview } from '@/components/MessagePreview';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOf } from '@/lib/messagePreview';
import { useThreadActions } from './threadActions';

/** The message that is answered, above the answer; a click goes there (M-18, B-16). */
export function Quoted({ message, own }: { message: Message; own: boolean }) {
  const { t } = useTranslation();
  const { jumpTo, contactName } = useThreadActions();
  const author = message.fromMe ? t('messagesList.you') : (message.contact?.name ?? contactName);
  return (
    <ButtonBase
      onClick={() => jumpTo(message.id)}
      title={t('messagesList.goToQuoted')}
      sx={{
        display: 'block',
        width: 'calc(100% + 12px)',
        m: '0 -6px 5px',
        p: '5px 10px',
        borderRadius: '8px',
        borderLeft: '3px solid',
        borderLeftColor: own ? 'app.ownMeta' : 'app.accent',
        bgcolor: 'var(--inset)',
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
        textAlign: 'left',
      }}
    >
      <Box
        component="b"
        sx={{ display: 'block', fontSize: '0.75rem', fontWeight: 600, color: own ? 'app.ownText' : 'app.accent' }}
      >
        {author}
      </Box>
      <Box component="span" sx={{ display: 'block', minWidth: 0, overflow: 'hidden' }}>
        <MessagePreview preview={previewOf(message)} />
      </Box>
    </ButtonBase>
  );
}
