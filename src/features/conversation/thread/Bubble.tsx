import { Ban, PhoneMissed } from 'lucide-react';
import type { Message } from '@/api/messages';
import { usePreviewWords } from '@/components/text/MessagePreview';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { isEmojiOnly } from '@/lib/emojiOnly';
import { captionOf, kindOfMessage, previewOf, type MessageKind } from '@/lib/messagePreview';
import { contactLabel } from '@/lib/phone';
import { authorOf } from '../writerOf';
import { BubbleFrame, SenderName, type BubbleFrameProps } from './BubbleFrame';
import { MediaBody } from './media/MediaBody';
import { MessageMeta } from './MessageMeta';
import { MessageText } from './MessageText';
import { Quoted } from './Quoted';
import { useThreadActions } from './threadActions';
import styles from './Bubble.module.css';

interface BubbleProps {
  message: Message;
  first: boolean;
  marked: boolean;
}

const looks: Partial<Record<MessageKind, NonNullable<BubbleFrameProps['look']>>> = {
  deleted: 'deleted',
  image: 'media',
  video: 'media',
  location: 'media',
  sticker: 'bare',
};

function Body({ message, kind }: { message: Message; kind: MessageKind }) {
  const { t } = useTranslation();
  const { body, createdAt } = message;
  if (kind === 'deleted') {
    return (
      <span className={styles.remark}>
        <Ban size={16} aria-hidden />
        {t('messagesList.deletedMessage')}
      </span>
    );
  }
  if (kind === 'call') {
    return (
      <span className={styles.remark}>
        <PhoneMissed size={16} aria-hidden className={styles.missed} />
        {t('messagesList.lostCall')} {formatTime(createdAt)}
      </span>
    );
  }
  if (kind === 'reaction') {
    const emoji = isEmojiOnly(body) ? body.trim() : '';
    return (
      <span className={styles.reacted}>
        {emoji ? t('messageMedia.reacted', { emoji }) : t('messageMedia.reactedPlain')}
      </span>
    );
  }
  if (kind !== 'text') return <MediaBody message={message} kind={kind} />;
  if (isEmojiOnly(body))
    return (
      <span className={styles.emoji} data-emoji="">
        {body.trim()}
      </span>
    );
  return <MessageText id={message.id} text={body} />;
}

/** One message of the conversation, whatever it holds; who wrote is read with each, drawn in groups (M-06 to M-18, B-18, B-19). */
export function Bubble({ message, first, marked }: BubbleProps) {
  const { t } = useTranslation();
  const words = usePreviewWords();
  const { isGroup, contactName, openMenu } = useThreadActions();
  const { contact, fromMe, isDeleted, isEdited, ack, createdAt, quotedMsg } = message;
  const kind = kindOfMessage(message);
  const emojiOnly = kind === 'text' && !quotedMsg && isEmojiOnly(message.body);
  const look = emojiOnly ? 'bare' : (looks[kind] ?? 'text');
  const sender = isGroup && !fromMe ? contactLabel(contact) : '';
  const named = first && sender !== '';
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
      by={named ? undefined : sender || authorOf(message, contactName, t)}
      about={words(previewOf(message))}
      look={look}
      marked={marked}
      menuDisabled={isDeleted}
      onMenu={(anchor) => openMenu(message, anchor)}
    >
      {named && (
        <div className={styles.senderLine}>
          <SenderName id={contact?.id ?? sender} name={sender} />
        </div>
      )}
      {quotedMsg && !isDeleted && (
        <div className={styles.quotedLine}>
          <Quoted message={quotedMsg} />
        </div>
      )}
      <Body message={message} kind={kind} />
      {look === 'media' && captioned ? (
        <div className={styles.caption}>
          <MessageText id={message.id} text={captionOf(message)} />
          {meta}
        </div>
      ) : (
        meta
      )}
    </BubbleFrame>
  );
}
