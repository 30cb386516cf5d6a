import { useState } from 'react';
import type { Message } from '@/api/messages';
import { useTranslation } from '@/i18n/useTranslation';
import { mediaHref } from '@/lib/links';
import { captionOf } from '@/lib/messagePreview';
import { useThreadActions } from '../threadActions';
import { DocumentFile } from './DocumentFile';
import { FailedMedia } from './FailedMedia';
import './media.css';

/** M-09: a picture in a box of fixed size; a click opens the gallery of the conversation. */
export function Picture({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { openMedia } = useThreadActions();
  const [failed, setFailed] = useState(false);
  const src = mediaHref(message.mediaUrl);
  if (!src) return <DocumentFile message={message} />;
  if (failed) return <FailedMedia message={message} />;
  return (
    <button
      type="button"
      className="media-box"
      onClick={() => openMedia(message.id)}
      aria-label={t('messageMedia.openImage')}
    >
      <img
        src={src}
        alt={captionOf(message).slice(0, 200) || t('messageMedia.photo')}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </button>
  );
}
