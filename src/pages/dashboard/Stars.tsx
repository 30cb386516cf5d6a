import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';

const places = [1, 2, 3] as const;

/** An average of 0 to 3 as stars, rounded, with the number beside them; 0 is no rating at all (D-09). */
export function Stars({ rating }: { rating: number }) {
  const { t, i18n } = useTranslation();
  if (rating <= 0) {
    return (
      <Box component="span" sx={{ typography: 'body2', color: 'app.text3' }}>
        {t('dashboard.onlineTable.unrated')}
      </Box>
    );
  }
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const text = number.format(rating);
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('dashboard.onlineTable.ratingLabel', { rating: text })}
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: '1px', color: 'app.star' }}
    >
      {places.map((place) => {
        const full = place <= Math.round(rating);
        return (
          <Star key={place} size={16} fill={full ? 'currentColor' : 'none'} opacity={full ? 1 : 0.55} aria-hidden />
        );
      })}
      <Box
        component="span"
        sx={{ ml: 0.75, typography: 'body2', color: 'app.text2', fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Box>
    </Box>
  );
}
