import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '@/api/messages';
import { IconAction } from '@/components/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { mediaHref } from '@/lib/links';
import { useThreadActions } from '../threadActions';
import { holdFloor } from './audioFloor';
import { DocumentFile } from './DocumentFile';
import { FailedMedia } from './FailedMedia';
import './media.css';

/** M-11: the browser's own player in a box of fixed size, and a way into the gallery. */
export function VideoPlayer({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { openMedia } = useThreadActions();
  const [failed, setFailed] = useState(false);
  const src = mediaHref(message.mediaUrl);
  if (!src) return <DocumentFile message={message} />;
  if (failed) return <FailedMedia message={message} />;
  return (
    <div className="media-box">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos of customers come without captions */}
      <video
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={t('messageMedia.video')}
        onPlay={(event) => holdFloor(event.currentTarget)}
        onError={() => setFailed(true)}
      />
      <div className="over">
        <IconAction
          label={t('messageMedia.openVideo')}
          icon={<Maximize2 size={16} strokeWidth={1.6} />}
          size="small"
          onClick={() => openMedia(message.id)}
        />
      </div>
    </div>
  );
}
