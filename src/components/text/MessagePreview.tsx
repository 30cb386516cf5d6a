import {
  Ban,
  FileText,
  Image,
  MapPin,
  Mic,
  Paperclip,
  PhoneMissed,
  SmilePlus,
  Sticker,
  UserRound,
  Video,
  type LucideIcon,
} from 'lucide-react';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { MessageKind, MessagePreviewText } from '@/lib/messagePreview';
import { FormattedLine } from './FormattedLine';
import styles from './MessagePreview.module.css';

const looks: Record<Exclude<MessageKind, 'text'>, { Icon: LucideIcon; word: MessageKey }> = {
  image: { Icon: Image, word: 'messagePreview.image' },
  sticker: { Icon: Sticker, word: 'messagePreview.sticker' },
  video: { Icon: Video, word: 'messagePreview.video' },
  audio: { Icon: Mic, word: 'messagePreview.audio' },
  document: { Icon: FileText, word: 'messagePreview.document' },
  media: { Icon: Paperclip, word: 'messagePreview.media' },
  location: { Icon: MapPin, word: 'messagePreview.location' },
  contact: { Icon: UserRound, word: 'messagePreview.contact' },
  call: { Icon: PhoneMissed, word: 'messagePreview.call' },
  reaction: { Icon: SmilePlus, word: 'messagePreview.reaction' },
  deleted: { Icon: Ban, word: 'messagePreview.deleted' },
};

interface MessagePreviewProps {
  preview: MessagePreviewText;
}

/** A message in one line: the icon of its kind, then caption, name or the kind's word (design, "Ticket row"). */
export function MessagePreview({ preview: { kind, text } }: MessagePreviewProps) {
  const { t } = useTranslation();
  if (kind === 'text') {
    return (
      <span className={styles.preview} dir="auto">
        <FormattedLine text={text} />
      </span>
    );
  }
  const { Icon, word } = looks[kind];
  return (
    <span className={styles.preview} data-kind={kind}>
      <Icon size={14} aria-hidden />
      <span dir="auto">{text === '' ? t(word) : <FormattedLine text={text} />}</span>
    </span>
  );
}

/** The same line as plain text, for the live region and notifications. */
export function usePreviewWords(): (preview: MessagePreviewText) => string {
  const { t } = useTranslation();
  return ({ kind, text }) =>
    kind === 'text' ? text : text === '' ? t(looks[kind].word) : `${t(looks[kind].word)}: ${text}`;
}
