import { Maximize2 } from 'lucide-react';
import type { Message } from '@/api/messages';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { mediaHref } from '@/lib/links';
import { useThreadActions } from '../threadActions';
import { holdFloor } from './audioFloor';
import { DocumentFile } from './DocumentFile';
import { FailedMedia } from './FailedMedia';
import { useMediaLoad } from './useMediaLoad';
import styles from './MediaBox.module.css';

/** M-11: the browser's own player in a box of fixed size, and a way into the gallery. */
export function VideoPlayer({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { openMedia } = useThreadActions();
  const src = mediaHref(message.mediaUrl);
  const load = useMediaLoad(src);
  if (!src) return <DocumentFile message={message} />;
  if (load.trouble) return <FailedMedia message={message} load={load} />;
  return (
    <div className={styles.box}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos of customers come without captions */}
      <video
        key={load.attempt}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={t('messageMedia.video')}
        onPlay={(event) => holdFloor(event.currentTarget)}
        onError={load.fail}
      />
      <div className={styles.over}>
        <IconAction
          label={t('messageMedia.openVideo')}
          icon={<Maximize2 size={16} />}
          size="small"
          onClick={() => openMedia(message.id)}
        />
      </div>
    </div>
  );
}
