import { useState } from 'react';
import type { Message } from '@/api/messages';
import { useTranslation } from '@/i18n/useTranslation';
import { mediaHref } from '@/lib/links';
import { DocumentFile } from './DocumentFile';
import './media.css';

/** A sticker: no bubble, no gallery (contract 5.7). */
export function StickerPicture({ message }: { message: Message }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const src = mediaHref(message.mediaUrl);
  if (!src) return <DocumentFile message={message} />;
  if (failed) {
    return (
      <div className="failed-sticker">
        <DocumentFile message={message} />
      </div>
    );
  }
  return (
    <img
      className="sticker"
      src={src}
      alt={t('messageMedia.sticker')}
      width={144}
      height={144}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
