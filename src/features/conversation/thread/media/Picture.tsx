import type { Message } from '@/api/messages';
import { useTranslation } from '@/i18n/useTranslation';
import { firstLetters } from '@/lib/firstLetters';
import { mediaHref } from '@/lib/links';
import { captionOf } from '@/lib/messagePreview';
import { useThreadActions } from '../threadActions';
import { DocumentFile } from './DocumentFile';
import { FailedMedia } from './FailedMedia';
import { useMediaLoad } from './useMediaLoad';
import styles from './MediaBox.module.css';

/** M-09: a picture in a box of fixed size; a click opens the gallery of the conversation. */
export function Picture({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { openMedia } = useThreadActions();
  const src = mediaHref(message.mediaUrl);
  const load = useMediaLoad(src);
  if (!src) return <DocumentFile message={message} />;
  if (load.trouble) return <FailedMedia message={message} load={load} />;
  return (
    <button
      type="button"
      className={styles.box}
      onClick={() => openMedia(message.id)}
      aria-label={t('messageMedia.openImage')}
    >
      <img
        key={load.attempt}
        src={src}
        alt={firstLetters(captionOf(message), 200) || t('messageMedia.photo')}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) => currentTarget.setAttribute('data-come', '')}
        onError={load.fail}
      />
    </button>
  );
}
