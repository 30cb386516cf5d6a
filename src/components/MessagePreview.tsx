import Box from '@mui/material/Box';
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
import { FormattedText } from './FormattedText';

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
  const ellipsis = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  if (kind === 'text') {
    return (
      <Box component="span" sx={{ ...ellipsis, display: 'block' }}>
        <FormattedText text={text} inline />
      </Box>
    );
  }
  const { Icon, word } = looks[kind];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '5px', minWidth: 0, maxWidth: 1 }}>
      <Icon size={14} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
      <Box component="span" sx={{ ...ellipsis, fontStyle: kind === 'deleted' ? 'italic' : 'normal' }}>
        {text === '' ? t(word) : <FormattedText text={text} inline />}
      </Box>
    </Box>
  );
}

/** The same line as plain text, for the live region and notifications. */
export function usePreviewWords(): (preview: MessagePreviewText) => string {
  const { t } = useTranslation();
  return ({ kind, text }) =>
    kind === 'text' ? text : text === '' ? t(looks[kind].word) : `${t(looks[kind].word)}: ${text}`;
}
