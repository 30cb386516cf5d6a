import { MapPin } from 'lucide-react';
import { FormattedText } from '@/components/FormattedText';
import { useTranslation } from '@/i18n/useTranslation';
import { parseLocation } from '@/lib/messagePreview';
import './media.css';

/** M-13: picture, map link and description, each only if it is what it claims to be (B-42). */
export function LocationCard({ body }: { body: string }) {
  const { t } = useTranslation();
  const { image, link, description } = parseLocation(body);
  return (
    <div className="location-card">
      <div className="media-box" data-map>
        {image ? (
          <img src={image} alt={t('messageMedia.location')} />
        ) : (
          <MapPin size={32} strokeWidth={1.6} role="img" aria-label={t('messageMedia.location')} />
        )}
      </div>
      <div className="words">
        {description !== '' && (
          <div>
            <FormattedText text={description} limit={500} />
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
