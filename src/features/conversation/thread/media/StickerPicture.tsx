import type { Message } from '@/api/messages';
import { useTranslation } from '@/i18n/useTranslation';
import { mediaHref } from '@/lib/links';
import { DocumentFile } from './DocumentFile';
import { useMediaLoad } from './useMediaLoad';
import styles from './StickerPicture.module.css';

/** A sticker: no bubble, no gallery (contract 5.7). */
export function StickerPicture({ message }: { message: Message }) {
  const { t } = useTranslation();
  const src = mediaHref(message.mediaUrl);
  const load = useMediaLoad(src);
  if (!src) return <DocumentFile message={message} />;
  if (load.trouble) {
    return (
      <div className={styles.failed}>
        <DocumentFile message={message} load={load} />
      </div>
    );
  }
  return (
    <img
      key={load.attempt}
      className={styles.sticker}
      src={src}
      alt={t('messageMedia.sticker')}
      width={144}
      height={144}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={load.fail}
    />
  );
}
