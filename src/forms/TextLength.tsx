import Typography from '@mui/material/Typography';
import { useTranslation } from '@/i18n/useTranslation';
import type { usedOf } from './textLimit';

/** How many letters a text has and may have; nothing far from the limit (DAY-56). */
export function TextLength({ length }: { length: ReturnType<typeof usedOf> }) {
  const { t } = useTranslation();
  return (
    length && (
      <Typography variant="caption" role="status" sx={{ ml: 'auto', color: 'app.text2' }}>
        {t('textLength', length)}
      </Typography>
    )
  );
}
