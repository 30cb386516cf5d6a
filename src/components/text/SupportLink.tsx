import Link from '@mui/material/Link';
import { useTranslation } from '@/i18n/useTranslation';
import { runtimeConfig } from '@/lib/runtimeConfig';

/** The door to whom a wall names, "contact support"; nothing where config.json has no `supportUrl` (DAY-54). */
export function SupportLink() {
  const { t } = useTranslation();
  const { supportUrl } = runtimeConfig();
  return (
    supportUrl !== undefined && (
      <Link href={supportUrl} target="_blank" rel="noopener noreferrer" color="inherit" sx={{ fontWeight: 600 }}>
        {t('auth.support')}
      </Link>
    )
  );
}
