import Box from '@mui/material/Box';
import { Ban, PhoneMissed } from 'lucide-react';
import type { Message } from '@/api/messages';
import { tintOf } from '@/components/avatarTint';
import { FormattedText } from '@/components/FormattedText';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { captionOf, kindOfMessage, type MessageKind } from '@/lib/messagePreview';
import { isEmojiOnly } from '@/lib/whatsappFormat';
import { BubbleFrame, type BubbleFrameProps } from './BubbleFrame';
import { MediaBody } from './media/MediaBody';
import { MessageMeta } from './MessageMeta';
import { Quoted } from './Quoted';
import { useThreadActions } from './threadActions';

interface BubbleProps {
  message: Message;
  first: boolean;
  marked: boolean;
}

const personColors = [
  'app.avatarInk1',
  'app.avatarInk2',
  'app.avatarInk3',
  'app.avatarInk4',
  'app.avatarInk5',
  'app.avatarInk6',
] as const;

const looks: Partial<Record<MessageKind, NonNullable<BubbleFrameProps['look']>>> = {
  deleted: 'deleted',
  image: 'media',
  video: 'media',
  location: 'media',
  sticker: 'bare',
};

const inline = { display: 'inline-flex', alignItems: 'center', gap: 0.75 } as const;

/** Who wrote in a group; read with every bubble, drawn on the first of a run (M-08). */
function Sender({ message, first }: { message: Message; first: boolean }) {
  const { contact } = message;
  const name = contact?.name || contact?.number;
  if (!name) return null;
  if (!first) return <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        mb: '1px',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 600,
        color: personColors[tintOf(contact?.id ?? name, personColors.length)] ?? personColors[0],
      }}
    >
      {name}
    </Box>
  );
}

function Body({ message, kind }: { message: Message; kind: MessageKind }) {
  const { t } = useTranslation();
  const { body, createdAt } = message;
  if (kind === 'deleted') {
    return (
      <Box component="span" sx={{ ...inline, fontStyle: 'italic' }}>
        <Ban size={16} strokeWidth={1.6} aria-hidden />
        {t('messagesList.deletedMessage')}
      </Box>
    );
  }
  if (kind === 'call') {
    return (
      <Box component="span" sx={inline}>
        <Box component={PhoneMissed} size={16} strokeWidth={1.8} aria-hidden sx={{ color: 'app.error' }} />
        {t('messagesList.lostCall')} {formatTime(createdAt)}
      </Box>
    );
  }
  if (kind === 'reaction') {
    const emoji = isEmojiOnly(body) ? body.trim() : '';
    return (
      <Box component="span" sx={{ color: 'var(--meta)' }}>
        {emoji ? t('messageMedia.reacted', { emoji }) : t('messageMedia.reactedPlain')}
      </Box>
    );
  }
  if (kind !== 'text') return <MediaBody message={message} kind={kind} />;
  if (isEmojiOnly(body)) {
    return (
      <Box component="span" sx={{ fontSize: '2.25rem', lineHeight: '2.75rem' }}>
        {body.trim()}
      </Box>
    );
  }
  return <FormattedText text={body} />;
}

/** One message of the conversation, whatever it holds (M-06 to M-18, B-18, B-19). */
export function Bubble({ message, first, marked }: BubbleProps) {
  const { isGroup, openMenu } = useThreadActions();
  const { fromMe, isDeleted, isEdited, ack, createdAt, quotedMsg } = message;
  const kind = kindOfMessage(message);
  const emojiOnly = kind === 'text' && !quotedMsg && isEmojiOnly(message.body);
  const look = emojiOnly ? 'bare' : (looks[kind] ?? 'text');
  const named = isGroup && !fromMe;
  const captioned = kind === 'text' || (['image', 'video'].includes(kind) && captionOf(message) !== '');
  const ownLine =
    look === 'bare' || (!captioned && (look === 'media' || ['contact', 'document', 'audio'].includes(kind)));
  const meta = (
    <MessageMeta
      date={createdAt}
      edited={isEdited && !isDeleted}
      ack={fromMe && kind !== 'deleted' && kind !== 'call' ? ack : undefined}
      block={ownLine ? (look === 'bare' || look === 'media' ? 'inset' : 'flush') : undefined}
    />
  );

  return (
    <BubbleFrame
      own={fromMe}
      first={first}
      look={look}
      marked={marked}
      menuDisabled={isDeleted}
      onMenu={(anchor) => openMenu(message, anchor)}
    >
      {named && (
        <Box sx={look === 'media' ? { px: 1, pt: '3px' } : null}>
          <Sender message={message} first={first} />
        </Box>
      )}
      {quotedMsg && !isDeleted && (
        <Box sx={look === 'media' ? { px: 0.75 } : null}>
          <Quoted message={quotedMsg} own={fromMe} />
        </Box>
      )}
      <Body message={message} kind={kind} />
      {look === 'media' && captioned ? (
        <Box sx={{ display: 'flow-root', p: '6px 8px 2px' }}>
          <FormattedText text={captionOf(message)} />
          {meta}
        </Box>
      ) : (
        meta
      )}
    </BubbleFrame>
  );
}
