import { MapPin } from 'lucide-react';
import { FormattedText } from '@/components/text/FormattedText';
import { useTranslation } from '@/i18n/useTranslation';
import { parseLocation } from '@/lib/messagePreview';
import styles from './LocationCard.module.css';
import box from './MediaBox.module.css';

/** M-13: picture, map link and description, each only if it is what it claims to be (B-42). */
export function LocationCard({ body }: { body: string }) {
  const { t } = useTranslation();
  const { image, link, description } = parseLocation(body);
  return (
    <div className={styles.card}>
      <div className={box.box} data-map>
        {image ? (
          <img src={image} alt={t('messageMedia.location')} />
        ) : (
          <MapPin size={32} role="img" aria-label={t('messageMedia.location')} />
        )}
      </div>
      <div className={styles.words}>
        {description !== '' && (
          <div>
            <FormattedText text={description} />
          </div>
        )}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('locationPreview.button')}
          </a>
        )}
      </div>
    </div>
  );
}
