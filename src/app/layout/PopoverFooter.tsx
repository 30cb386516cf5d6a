import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';

/** "See all" at the foot of a popover (design, "App bar"). */
export function PopoverFooter({ to, onNavigate }: { to: string; onNavigate: () => void }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ flex: 'none', p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button component={Link} to={to} fullWidth onClick={onNavigate}>
        {t('common.seeAll')}
      </Button>
    </Box>
  );
}
