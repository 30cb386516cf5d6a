import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useTranslation } from '@/i18n/useTranslation';

/** An address that no page answers for; the shell stays, so that the way back is one click. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <EmptyState
        icon={<Compass />}
        heading="h1"
        title={t('shell.notFound.title')}
        body={t('shell.notFound.body')}
        action={
          <Button variant="contained" component={Link} to="/">
            {t('shell.notFound.home')}
          </Button>
        }
      />
    </Box>
  );
}
