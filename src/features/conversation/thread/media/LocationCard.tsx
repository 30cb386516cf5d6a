import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { MapPin } from 'lucide-react';
import { FormattedText } from '@/components/FormattedText';
import { useTranslation } from '@/i18n/useTranslation';
import { parseLocation } from '@/lib/messagePreview';
import { mediaBox } from './mediaBox';

/** M-13: picture, map link and description, each only if it is what it claims to be (B-42). */
export function LocationCard({ body }: { body: string }) {
  const { t } = useTranslation();
  const { image, link, description } = parseLocation(body);
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Box
        sx={{ ...mediaBox, width: 1, aspectRatio: '2.6', display: 'grid', placeItems: 'center', color: 'app.error' }}
      >
        {image ? (
          <Box
            component="img"
            src={image}
            alt={t('messageMedia.location')}
            sx={{ width: 1, height: 1, objectFit: 'cover' }}
          />
        ) : (
          <MapPin size={32} strokeWidth={1.6} role="img" aria-label={t('messageMedia.location')} />
        )}
      </Box>
      <Box sx={{ p: '6px 8px 0' }}>
        {description !== '' && (
          <Box>
            <FormattedText text={description} limit={500} />
          </Box>
        )}
        {link && (
          <Link
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ color: 'inherit', fontWeight: 400, textDecoration: 'underline' }}
          >
            {t('locationPreview.button')}
          </Link>
        )}
      </Box>
    </Box>
  );
}
